import { expect, waitFor } from 'storybook/test';

const hasWords = (element: Element) =>
  [...element.childNodes].some(
    ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
  );

/** Words for speech alone are one pixel large, and what is shut shows none. */
const isSeen = (element: Element) => element.clientWidth > 1 && element.checkVisibility();

/** Elements whose words are cut off at a side, by what they say. */
function clipped(place: Element): string[] {
  return [...place.querySelectorAll('*')]
    .filter((element) => hasWords(element) && isSeen(element))
    .filter((element) => {
      const { overflowX } = getComputedStyle(element);
      return overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    })
    .map((element) => element.textContent?.trim() ?? '');
}

/** Elements that stand out of the page at a side, and in no strip of their own that scrolls. */
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

/** Nothing is cut off, nothing stands out of the page, and the page does not scroll sideways. */
export async function expectNoOverflow(place: Element = document.body): Promise<void> {
  await waitFor(() => expect(clipped(place)).toEqual([]));
  await waitFor(() => expect(outside(place)).toEqual([]));
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
