import { expect, waitFor } from 'storybook/test';

const hasWords = (element: Element) =>
  [...element.childNodes].some(
    ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
  );

/** Texts for screen readers are one pixel wide, and closed elements are not visible. */
const isSeen = (element: Element) => element.clientWidth > 1 && element.checkVisibility();

/** Returns the texts of elements that are cut off horizontally. */
function clipped(place: Element): string[] {
  return [...place.querySelectorAll('*')]
    .filter((element) => hasWords(element) && isSeen(element))
    .filter((element) => {
      const { overflowX } = getComputedStyle(element);
      return overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    })
    .map((element) => element.textContent?.trim() ?? '');
}

/** Returns elements that overflow the page horizontally and are not in a scroll container. */
function outside(place: Element): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
  return [...place.querySelectorAll('*')]
    .filter((element) => isSeen(element) && !scrolls(element))
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > document.documentElement.clientWidth + 1;
    })
    .map(({ tagName, className }) => `${tagName} ${className}`);
}

/**
 * Checks that nothing is cut off, nothing overflows the page, and the page does not scroll
 * horizontally.
 */
export async function expectNoOverflow(place: Element = document.body): Promise<void> {
  await waitFor(() => expect(clipped(place)).toEqual([]));
  await waitFor(() => expect(outside(place)).toEqual([]));
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
