import { english, type MessageCatalog, type MessageKey } from '@vitrine/ui';

const spokenAttributes = ['aria-label', 'alt', 'placeholder', 'title'];

/** What a page shows and says, piece by piece. */
function wordsOn(place: Element): Set<string> {
  const found = new Set<string>();
  const nodes = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) found.add(nodes.currentNode.textContent?.trim() ?? '');
  for (const element of place.querySelectorAll('*')) {
    for (const name of spokenAttributes) {
      found.add(element.getAttribute(name)?.trim() ?? '');
    }
  }
  return found;
}

/**
 * English sentences of the catalog that a page shows although it speaks another language, but
 * for the ones that the shop's own data has.
 */
export function leftovers(
  place: Element,
  words: MessageCatalog,
  data: readonly string[] = [],
): string[] {
  const seen = wordsOn(place);
  return (Object.keys(english) as MessageKey[])
    .filter((key) => words[key] !== english[key])
    .map((key) => english[key])
    .filter((message) => typeof message === 'string')
    .filter((sentence) => seen.has(sentence) && !data.includes(sentence));
}
