import { english, type MessageCatalog, type MessageKey } from '@vitrine/ui';

const textAttributes = ['aria-label', 'alt', 'placeholder', 'title'];

/** Returns the visible and accessible texts of a page. */
function getTexts(container: Element): Set<string> {
  const found = new Set<string>();
  const nodes = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) found.add(nodes.currentNode.textContent?.trim() ?? '');
  for (const element of container.querySelectorAll('*')) {
    for (const name of textAttributes) {
      found.add(element.getAttribute(name)?.trim() ?? '');
    }
  }
  return found;
}

/**
 * Returns English messages of the catalog that a page shows in another language, except those in
 * the store's own data.
 */
export function leftovers(
  container: Element,
  messages: MessageCatalog,
  data: readonly string[] = [],
): string[] {
  const seen = getTexts(container);
  return (Object.keys(english) as MessageKey[])
    .filter((key) => messages[key] !== english[key])
    .map((key) => english[key])
    .filter((message) => typeof message === 'string')
    .filter((sentence) => seen.has(sentence) && !data.includes(sentence));
}
