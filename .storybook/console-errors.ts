/** What React finds wrong with what a story renders, kept until the story ends. */
export interface Complaints {
  /** Throws what React said since the last check. */
  check(): void;
}

/** Faults of the markup and of the rendering; what a story provokes on purpose is not among them. */
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

/** Puts `%s` and its like in their places, as a console does. */
function getSentence([format, ...values]: readonly unknown[]): string {
  let next = 0;
  return String(format).replace(/%[sdifoOcj]/g, () => String(values[next++] ?? ''));
}

/** Listens to what React says to the console. All of it still is there. */
export function listenToConsole(console: Pick<Console, 'error'>): Complaints {
  const said: string[] = [];
  const { error } = console;
  console.error = (...words: unknown[]) => {
    error.apply(console, words);
    const sentence = getSentence(words);
    if (faults.some((fault) => fault.test(sentence))) said.push(sentence);
  };
  return {
    check() {
      const [first] = said.splice(0);
      if (first !== undefined) throw new Error(`React complains of the story: ${first}`);
    },
  };
}
