import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { settled } from '../lib/settled.ts';

/** The queries that a play function uses to find the gallery's components. */
interface Canvas {
  getByRole: (role: 'group' | 'button', options?: { name: RegExp | string }) => HTMLElement;
}

/** The stage, once it can be swiped. */
export async function swipedStage(canvas: Canvas): Promise<HTMLElement> {
  return waitFor(() => {
    const stage = canvas.getByRole('group');
    expect(stage).toHaveAttribute('tabindex', '0');
    return stage;
  });
}

/** The thumbnail with this number, from 1. */
export const getThumbnail = (canvas: Canvas, number: number): HTMLElement =>
  canvas.getByRole('button', { name: new RegExp(`^Show \\w+ ${number} of \\d$`) });

/**
 * Opens the viewer, by a press unless it is already opening, and returns the frame of its image.
 */
export async function openViewer(canvas: Canvas, opener?: RegExp): Promise<HTMLElement> {
  if (opener) await userEvent.click(canvas.getByRole('button', { name: opener }));
  const dialog = await screen.findByRole('dialog');
  await settled(dialog);
  return waitFor(() => {
    const slide = dialog.querySelector('li:not([inert])');
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    return slide?.firstElementChild as HTMLElement;
  });
}

/** Waits until the viewer is closed. */
export const waitForViewerClose = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Returns the viewer's zoom text. */
export const getZoomText = () => screen.queryByText(/^\d+%$/)?.textContent;

/** Returns the photo in a frame of the viewer, in its zoomed size. */
export const getZoomedImage = (frame: Element): Element => frame.querySelector('img') ?? frame;
