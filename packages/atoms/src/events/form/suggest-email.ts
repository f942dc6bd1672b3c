/** Mail providers with many mailboxes, and the endings of their domains. */
const providers: Readonly<Record<string, readonly string[]>> = {
  aol: ['com'],
  email: ['com'],
  free: ['fr'],
  freenet: ['de'],
  gmail: ['com'],
  gmx: ['at', 'ch', 'com', 'de', 'net'],
  googlemail: ['com'],
  hotmail: ['be', 'co.uk', 'com', 'de', 'dk', 'es', 'fr', 'it', 'se'],
  icloud: ['com'],
  laposte: ['net'],
  libero: ['it'],
  live: ['co.uk', 'com', 'de', 'dk', 'fr', 'nl', 'se'],
  mail: ['com'],
  msn: ['com'],
  orange: ['fr'],
  outlook: ['at', 'com', 'de', 'dk', 'es', 'fr', 'it'],
  proton: ['me'],
  protonmail: ['com'],
  sbcglobal: ['net'],
  't-online': ['de'],
  verizon: ['net'],
  web: ['de'],
  yahoo: ['ca', 'co.in', 'co.uk', 'com', 'de', 'es', 'fr', 'it'],
  yandex: ['com'],
  ymail: ['com'],
};

/** Common misspellings of `com`. Country codes among them only count after a provider's name. */
const comTypos = new Set(['cm', 'co', 'om', 'con', 'cim', 'cmo', 'comm', 'ocm', 'vom', 'xom']);

/** Shorter names are too close to each other. */
const SHORTEST_NAME = 5;

/** Whether one text becomes the other by one changed, missing, extra or swapped character. */
function isOneTypo(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  const isSwapped =
    rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2);
  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    isSwapped
  );
}

/**
 * Returns the address that was probably meant, if the domain of an email is one typing error away
 * from a common provider's: `mette@gmial.com` becomes `mette@gmail.com`. Null if nothing looks
 * wrong. A suggestion is never certain, so it must not block anything.
 */
export function suggestEmail(email: string): string | null {
  const [, mailbox, typedDomain] = /^([^\s@]+)@([^\s@]+\.[^\s@]{2,})$/.exec(email.trim()) ?? [];
  if (mailbox === undefined || typedDomain === undefined) return null;
  const domain = typedDomain.toLowerCase();
  const dot = domain.indexOf('.');
  const [name, ending] = [domain.slice(0, dot), domain.slice(dot + 1)];
  const known = Object.hasOwn(providers, name) ? (providers[name] ?? []) : null;
  if (known?.includes(ending)) return null;
  if (known) return known.includes('com') && comTypos.has(ending) ? `${mailbox}@${name}.com` : null;
  const meantEnding = comTypos.has(ending) ? 'com' : ending;
  const meant = Object.entries(providers).find(
    ([provider, endings]) =>
      provider.length >= SHORTEST_NAME &&
      endings.includes(meantEnding) &&
      isOneTypo(name, provider),
  );
  return meant ? `${mailbox}@${meant[0]}.${meantEnding}` : null;
}
