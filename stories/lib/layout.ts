import { expectNoOverflow } from '@vitrine/storybook';
import { expect, waitFor } from 'storybook/test';

/** What a play function about the layout of a story needs. */
interface Player {
  canvasElement: HTMLElement;
}

const getRect = (element: Element | null | undefined) => {
  if (!element) throw new Error('The story does not have this element.');
  return element.getBoundingClientRect();
};

/** A play function: nothing of the story is cut off or wider than its window. */
export const fitsWindow = ({ canvasElement }: Player): Promise<void> =>
  expectNoOverflow(canvasElement);

/** Checks that two elements share a line, and that the first is to the right of the second. */
export async function expectRightToLeft(
  first: Element | null | undefined,
  second: Element | null | undefined,
): Promise<void> {
  await waitFor(() => expect(getRect(first).left).toBeGreaterThanOrEqual(getRect(second).right));
  await expect(getRect(first).top).toBeLessThan(getRect(second).bottom);
  await expect(getRect(second).top).toBeLessThan(getRect(first).bottom);
}

/**
 * Creates a play function: the first two elements of a selector share a line, and the first is to
 * the right of the second.
 */
export const startsAtRight =
  (selector: string) =>
  async ({ canvasElement }: Player): Promise<void> => {
    await waitFor(() => expect(canvasElement.querySelectorAll(selector)[1]).toBeDefined());
    const [first, second] = canvasElement.querySelectorAll(selector);
    await expectRightToLeft(first, second);
  };
