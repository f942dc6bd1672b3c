/** React's errors during a story, stored until the story ends. */
export interface ConsoleErrors {
  /** Throws React's errors since the last check. */
  check(): void;
}

/** Errors of markup and rendering; errors that a story provokes intentionally are not included. */
const faults = [
  /two children with the same key/,
  /unique "key" prop/,
  /cannot (be a (descendant|child)|contain)/,
  /whitespace text nodes cannot be a child/,
  /(Invalid|Unknown) (DOM property|event handler|ARIA attribute|aria prop)/i,
  /React does not recognize/,
  /for a non-boolean attribute/,
  /`value` prop on .* should not be null/,
  /changing an? (un)?controlled input/,
  /hasn't mounted yet/,
  /Cannot update a component/,
  /Maximum update depth/,
  /Function components cannot be given refs/,
];

/** Replaces `%s` and similar placeholders, as a console does. */
function getSentence([format, ...values]: readonly unknown[]): string {
  let next = 0;
  return String(format).replace(/%[sdifoOcj]/g, () => String(values[next++] ?? ''));
}

/** Records React's console errors, which are still printed. */
export function listenToConsole(console: Pick<Console, 'error'>): ConsoleErrors {
  const messages: string[] = [];
  const { error } = console;
  console.error = (...args: unknown[]) => {
    error.apply(console, args);
    const sentence = getSentence(args);
    if (faults.some((fault) => fault.test(sentence))) messages.push(sentence);
  };
  return {
    check() {
      const [first] = messages.splice(0);
      if (first !== undefined) throw new Error(`React reports an error in the story: ${first}`);
    },
  };
}
