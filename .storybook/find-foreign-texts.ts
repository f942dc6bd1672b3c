const textAttributes = ['aria-label', 'alt', 'placeholder', 'title'];

/** Elements whose text is in another language or is a code, and what a story does not show. */
const otherText = 'code, kbd, [translate=no], [hidden], script, style, [data-story-notes]';

const isForeign = (element: Element | null): boolean => {
  const language = element?.closest('[lang]')?.getAttribute('lang') ?? 'fa';
  return !language.startsWith('fa') || element?.closest(otherText) !== null;
};

/**
 * What a Persian page shows in Latin letters or digits: names of brands, formats, paper sizes and
 * parts; email addresses, URLs, phone numbers, and codes of at least four capitals or digits.
 */
const allowed = [
  /Fenn House|Vitrine|Visa|Mastercard|MobilePay|PayPal|Apple Pay|Google/g,
  /\b(PDF|LED|CSV|SMS|A[45]|E27|AA|KWD|IRR|QR)\b/g,
  /[\w.+-]+@[\w.-]+|https?:\S+|\b[\w-]+\.example\S*/g,
  /\+\d[\d ]{6,}|•+ ?\d{4}|\b\d{5,}\b|\b\d+p\b/g,
  /\b(?=[A-Z\d-]*[A-Z])[A-Z\d]{3,}(-[A-Z\d]+)*\b|\b\d{4}-\d{4,}(-\d+)*\b/g,
];

/**
 * Returns texts of a Persian page that are not Persian: they have Latin letters, or Latin digits,
 * which are another number system than that of the page.
 */
export function findForeignTexts(container: Element, also: readonly RegExp[] = []): string[] {
  const found = new Set<string>();
  const check = (text: string | null, element: Element | null) => {
    const rest = [...allowed, ...also].reduce((left, one) => left.replace(one, ''), text ?? '');
    if (/[A-Za-z]|\d/.test(rest) && !isForeign(element)) found.add(text?.trim() ?? '');
  };
  const nodes = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) check(nodes.currentNode.textContent, nodes.currentNode.parentElement);
  for (const element of container.querySelectorAll('*')) {
    for (const name of textAttributes) check(element.getAttribute(name), element);
  }
  return [...found];
}
