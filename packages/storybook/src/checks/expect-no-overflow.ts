import { expect, waitFor } from 'storybook/test';

const hasText = (element: Element) =>
  [...element.childNodes].some(
    ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
  );

/** Texts for screen readers are one pixel wide, and closed elements are not visible. */
const isVisible = (element: Element) => element.clientWidth > 1 && element.checkVisibility();

/** Returns the texts of elements that are cut off horizontally. */
function clipped(container: Element): string[] {
  return [...container.querySelectorAll('*')]
    .filter((element) => hasText(element) && isVisible(element))
    .filter((element) => {
      const { overflowX } = getComputedStyle(element);
      return overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    })
    .map((element) => element.textContent?.trim() ?? '');
}

/** Returns elements that overflow the page horizontally and are not in a scroll container. */
function outside(container: Element): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
  return [...container.querySelectorAll('*')]
    .filter((element) => isVisible(element) && !scrolls(element))
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
export async function expectNoOverflow(container: Element = document.body): Promise<void> {
  await waitFor(() => expect(clipped(container)).toEqual([]));
  await waitFor(() => expect(outside(container)).toEqual([]));
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
