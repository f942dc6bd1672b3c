import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { settled } from '../lib/settled.ts';

/** What a play looks for the parts of a gallery in. */
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

/** Opens the viewer, by a press unless it is opening already, and gives the frame of its picture. */
export async function openViewer(canvas: Canvas, opener?: string): Promise<HTMLElement> {
  if (opener) await userEvent.click(canvas.getByRole('button', { name: opener }));
  const dialog = await screen.findByRole('dialog');
  await settled(dialog);
  return waitFor(() => {
    const slide = dialog.querySelector('li:not([inert])');
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    return slide?.firstElementChild as HTMLElement;
  });
}

/** Waits until the viewer is gone. */
export const viewerGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** How large the picture is shown, in the viewer's own words. */
export const scaleShown = () => screen.queryByText(/^\d+%$/)?.textContent;

/** The photograph in a frame of the viewer, as large as it is enlarged. */
export const zoomedPicture = (frame: Element): Element => frame.querySelector('img') ?? frame;
