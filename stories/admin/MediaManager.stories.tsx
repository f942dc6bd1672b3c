import { MediaManager } from '@vitrine/admin';
import { getPlatform } from '@vitrine/storybook';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { getProduct } from '../lib/demo-products.ts';
import { adminParameters, findBar, large, small } from './admin-demo.tsx';
import {
  findTiles,
  getOrder,
  getStored,
  MediaDesk,
  slug,
  withMedia,
  withoutAltText,
} from './media-demo.tsx';

/** The media of a product: order, alt texts, focal points and choices. */
const meta = preview.meta({
  title: 'Admin/MediaManager',
  component: MediaDesk,
  subcomponents: { MediaManager },
  globals: large,
  parameters: adminParameters,
  args: { productId: getProduct(slug)._id },
  loaders: [withMedia((platform) => withoutAltText(platform, 3))],
});

type Canvas = ReturnType<typeof within>;

/** Focuses a button of the bar, so that it stays. */
async function keepBar(canvas: object, name: string | RegExp): Promise<void> {
  const button = within(await findBar(canvas)).getByRole('button', { name });
  button.focus();
  await waitFor(() => expect(button).toHaveFocus());
}

const openFirst = async ({ canvas }: { canvas: unknown }) => {
  const [first] = await findTiles(canvas as Canvas);
  if (first) await user.click(first);
  await screen.findByRole('slider');
};

export const ShowsMedia = meta.story({
  parameters: { requirements: ['H14'] },
  play: async ({ canvas, loaded }) => {
    await waitFor(async () => expect(await getOrder(canvas)).toEqual(getStored(loaded)));
    await canvas.findByText('1 image is missing alt text');
    await user.click(canvas.getByRole('button', { name: 'Add alt text' }));
    const panel = within(await canvas.findByRole('region', { name: /^Item 3 of/ }));
    await expect(panel.getByRole('textbox', { name: 'Alt text' })).toHaveValue('');
  },
});

export const Details = meta.story({
  parameters: { chromatic: inModes('light', 'large dark', 'large persian', 'large german') },
  play: openFirst,
});

export const HighContrast = meta.story({
  globals: { ...large, theme: 'contrast' },
  play: async ({ canvas }) => {
    await findTiles(canvas);
  },
});

export const Small = meta.story({
  globals: small,
  play: async ({ canvas }) => {
    await findTiles(canvas);
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
  },
});

export const SmallDetails = meta.story({
  globals: small,
  play: async ({ canvas }) => {
    const [first] = await findTiles(canvas);
    if (first) await user.click(first);
    const drawer = await screen.findByRole('dialog', { name: /^Item 1 of/ });
    await within(drawer).findByRole('slider');
  },
});

export const MovesByKeys = meta.story({
  parameters: { requirements: ['H12'] },
  play: async ({ canvas, loaded }) => {
    const [first] = await findTiles(canvas);
    const before = await getOrder(canvas);
    first?.focus();
    await user.keyboard(' ');
    await waitFor(() => expect(getAnnouncement()).toMatch(/lifted, position 1 of/));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(getAnnouncement()).toMatch(/, position 3 of/));
    const moved = [before[1], before[2], before[0], ...before.slice(3)];
    await expect(await getOrder(canvas)).toEqual(moved);
    // Nothing is saved before the drop.
    await expect(getStored(loaded)).toEqual(before);
    await user.keyboard('{Escape}');
    await expect(await getOrder(canvas)).toEqual(before);
    await user.keyboard(' {ArrowRight}{ArrowRight} ');
    await canvas.findByText('Order changed');
    await waitFor(() => expect(getStored(loaded)).toEqual(moved));
    const tile = (await findTiles(canvas))[2];
    await waitFor(() => expect(tile).toHaveFocus());
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(getStored(loaded)).toEqual(before));
    await waitFor(async () => expect(await getOrder(canvas)).toEqual(before));
  },
});

export const MovesSeveralByMenu = meta.story({
  parameters: { requirements: ['H12', 'H13'] },
  play: async ({ canvas, loaded, userEvent }) => {
    const tiles = await findTiles(canvas);
    const before = await getOrder(canvas);
    await userEvent.keyboard('{Shift>}');
    for (const tile of tiles.slice(2, 4)) await userEvent.click(tile);
    await userEvent.keyboard('{/Shift}');
    const bar = within(await findBar(canvas));
    await bar.findByText('2 selected');
    await user.click(bar.getByRole('button', { name: 'Move to…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 items' }));
    const field = dialog.getByRole('spinbutton', { name: 'Position' });
    await user.clear(field);
    await user.type(field, '1');
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    await canvas.findByText('Order changed');
    const moved = [before[2], before[3], before[0], before[1], ...before.slice(4)];
    await waitFor(() => expect(getStored(loaded)).toEqual(moved));
    await keepBar(canvas, /^Undo/);
  },
});

export const MakesMain = meta.story({
  parameters: { requirements: ['H12'] },
  play: async ({ canvas, loaded }) => {
    const tiles = await findTiles(canvas);
    const before = await getOrder(canvas);
    const menu = tiles[1]?.closest('li')?.querySelector<HTMLElement>('[aria-haspopup=menu]');
    if (menu) await user.click(menu);
    await user.click(await screen.findByRole('menuitem', { name: 'Make main' }));
    await canvas.findByText('Order changed');
    await waitFor(() => expect(getStored(loaded)?.[0]).toBe(before[1]));
    // The closed menu returns the focus to its button.
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(menu).toHaveFocus());
    await keepBar(canvas, /^Undo/);
  },
});

export const RestoresOrderAfterFailure = meta.story({
  parameters: { requirements: ['H12'] },
  play: async ({ canvas, loaded }) => {
    const [first] = await findTiles(canvas);
    const before = await getOrder(canvas);
    getPlatform(loaded).media.disconnect();
    first?.focus();
    await user.keyboard(' {ArrowRight} ');
    await canvas.findByText('This couldn’t be saved. Nothing has changed.');
    await waitFor(async () => expect(await getOrder(canvas)).toEqual(before));
  },
});

export const RemovesAndUndoes = meta.story({
  play: async ({ canvas, loaded }) => {
    const tiles = await findTiles(canvas);
    const before = getStored(loaded);
    tiles[1]?.focus();
    await user.keyboard('{Delete}');
    await canvas.findByText('1 item removed');
    await waitFor(async () => expect(await findTiles(canvas)).toHaveLength(tiles.length - 1));
    await waitFor(async () => expect((await findTiles(canvas))[1]).toHaveFocus());
    await user.click(within(await findBar(canvas)).getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(getStored(loaded)).toEqual(before));
    await waitFor(async () => expect(await getOrder(canvas)).toEqual(before));
    await waitFor(async () => expect((await findTiles(canvas))[1]).toHaveFocus());
  },
});

export const EditsAltText = meta.story({
  parameters: { requirements: ['H14'] },
  play: async ({ canvas, loaded }) => {
    await user.click(await canvas.findByRole('button', { name: 'Add alt text' }));
    const field = await canvas.findByRole('textbox', { name: 'Alt text' });
    await user.type(field, 'The wick, from above');
    await user.tab();
    await canvas.findByText('Alt text saved');
    await expect(canvas.queryByText('1 image is missing alt text')).toBeNull();
    const stored = getPlatform(loaded).catalog.product(slug).media?.items[2];
    await waitFor(() => expect(stored?.image?.altText).toBeDefined());
    await keepBar(canvas, /^Undo/);
  },
});

export const KeepsAltTextThatFailed = meta.story({
  play: async ({ canvas, loaded }) => {
    const tiles = await findTiles(canvas);
    await user.click(await canvas.findByRole('button', { name: 'Add alt text' }));
    const reconnect = getPlatform(loaded).media.disconnect();
    const field = await canvas.findByRole('textbox', { name: 'Alt text' });
    await user.type(field, 'The wick, from above');
    // Another item is opened before the failure is known.
    if (tiles[0]) await user.click(tiles[0]);
    await canvas.findByText('This couldn’t be saved. Nothing has changed.');
    if (tiles[2]) await user.click(tiles[2]);
    await canvas.findByRole('region', { name: /^Item 3 of/ });
    const again = canvas.getByRole('textbox', { name: 'Alt text' });
    await expect(again).toHaveValue('The wick, from above');
    reconnect();
    again.focus();
    await user.tab();
    await canvas.findByText('Alt text saved');
    await expect(again).toHaveValue('The wick, from above');
    await keepBar(canvas, /^Undo/);
  },
});

export const MovesFocalPoint = meta.story({
  parameters: { requirements: ['H14'] },
  play: async ({ canvas, loaded }) => {
    await openFirst({ canvas });
    const point = await canvas.findByRole('slider', { name: 'Focal point' });
    await expect(point).toHaveAttribute('aria-valuetext', '50% from the left, 50% from the top');
    point.focus();
    await user.keyboard('{ArrowRight}');
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await waitFor(() =>
      expect(point).toHaveAttribute('aria-valuetext', '51% from the left, 40% from the top'),
    );
    await canvas.findByText('Focal point saved');
    const [mediaId = ''] = getStored(loaded) ?? [];
    await waitFor(async () =>
      expect(await getPlatform(loaded).media.readFocalPoints([mediaId])).toEqual({
        [mediaId]: { x: 0.51, y: 0.4 },
      }),
    );
    await keepBar(canvas, /^Undo/);
  },
});

export const AssignsChoices = meta.story({
  parameters: { requirements: ['H13'] },
  play: async ({ canvas, loaded }) => {
    await openFirst({ canvas });
    const moss = await canvas.findByRole('checkbox', { name: 'Moss' });
    await expect(moss).not.toBeChecked();
    await user.click(moss);
    await waitFor(() => expect(moss).toBeChecked());
    await canvas.findByText('1 item is shown for Moss');
    const [mediaId] = getStored(loaded) ?? [];
    const isAssigned = () =>
      getPlatform(loaded)
        .catalog.product(slug)
        .productOptions.flatMap(({ choices }) => choices)
        .find(({ description }) => description === 'Moss')
        ?.media?.items.some(({ id }) => id === mediaId);
    await waitFor(() => expect(isAssigned()).toBe(true));
    await user.click(within(await findBar(canvas)).getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(isAssigned()).toBeFalsy());
    await waitFor(() => expect(moss).not.toBeChecked());
  },
});

export const UndoKeepsOlderChoices = meta.story({
  parameters: { requirements: ['H13'] },
  play: async ({ canvas, loaded, userEvent }) => {
    const getShown = () =>
      getPlatform(loaded)
        .catalog.product(slug)
        .productOptions.flatMap(({ choices }) => choices)
        .find(({ description }) => description === 'Chalk')
        ?.media?.items.map(({ id }) => id) ?? [];
    const before = getShown();
    const tiles = await findTiles(canvas);
    // Chalk shows the second and the third one already.
    await userEvent.keyboard('{Shift>}');
    for (const tile of tiles.slice(0, 3)) await userEvent.click(tile);
    await userEvent.keyboard('{/Shift}');
    const chalk = await canvas.findByRole('checkbox', { name: 'Chalk' });
    await expect(chalk).toBePartiallyChecked();
    await user.click(chalk);
    await canvas.findByText(/^\d items? (is|are) shown for Chalk$/);
    await waitFor(() => expect(getShown()).toHaveLength(before.length + 1));
    await user.click(within(await findBar(canvas)).getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(getShown()).toHaveLength(before.length));
    await expect(getShown()).toEqual(before);
    await waitFor(() => expect(chalk).toBePartiallyChecked());
  },
});

/** Drags by the events of a mouse, as a browser sends them. */
async function drag(item: Element, target: Element): Promise<void> {
  const dataTransfer = new DataTransfer();
  const shared = { bubbles: true, cancelable: true, dataTransfer };
  const center = (element: Element, share: number) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { clientX: left + width * share, clientY: top + height / 2 };
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  item.dispatchEvent(new DragEvent('dragstart', { ...shared, ...center(item, 0.5) }));
  await frame();
  await frame();
  for (const type of ['dragenter', 'dragover'])
    target.dispatchEvent(new DragEvent(type, { ...shared, ...center(target, 0.9) }));
  await frame();
  await frame();
  target.dispatchEvent(new DragEvent('drop', { ...shared, ...center(target, 0.9) }));
  item.dispatchEvent(new DragEvent('dragend', shared));
}

export const MovesByDragging = meta.story({
  parameters: { requirements: ['H12'] },
  play: async ({ canvas, loaded }) => {
    const tiles = await findTiles(canvas);
    const before = await getOrder(canvas);
    const [first, , third] = tiles.map((tile) => tile.closest('li'));
    if (!first || !third) throw new Error('There are no tiles.');
    // The library loads with the first pointer.
    await user.hover(first);
    await waitFor(() => expect(first).toHaveAttribute('draggable', 'true'));
    await drag(first, third);
    await canvas.findByText('Order changed');
    const moved = [before[1], before[2], before[0], ...before.slice(3)];
    await waitFor(() => expect(getStored(loaded)).toEqual(moved));
    await keepBar(canvas, /^Undo/);
  },
});

export const WithoutPort = meta.story({
  loaders: [withMedia(undefined, { hasPort: false })],
  play: async ({ canvas, loaded }) => {
    const tiles = await findTiles(canvas);
    await expect(canvas.queryByRole('button', { name: 'Add files' })).toBeNull();
    await user.click(canvas.getByRole('button', { name: 'Add by URL or ID' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add by URL or ID' }));
    const field = dialog.getByRole('textbox', { name: 'URL or media ID' });
    const rejected = 'The platform couldn’t add this. Check the URL or the ID.';
    getPlatform(loaded).fail('catalog-admin.addProductMedia', 'offline', { times: 1 });
    await user.type(field, 'nothing.jpg{Enter}');
    await dialog.findByText('This couldn’t be saved. Nothing has changed.');
    await expect(dialog.queryByText(rejected)).toBeNull();
    await user.type(field, '{Enter}');
    await dialog.findByText(rejected);
    await user.clear(field);
    await user.type(field, 'cup.jpg{Enter}');
    await canvas.findByText('1 item added');
    await waitFor(async () => expect(await findTiles(canvas)).toHaveLength(tiles.length + 1));
    await expect(getStored(loaded)).toContain('cup.jpg');
    tiles[0]?.focus();
    await user.keyboard(' ');
    await expect(getAnnouncement()).not.toMatch(/lifted/);
    await keepBar(canvas, 'Close');
  },
});

export const Loading = meta.story({
  loaders: [withMedia((platform) => void platform.hold('catalog.getProduct'))],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading');
  },
});

export const RetriesAfterLoadError = meta.story({
  loaders: [
    withMedia((platform) => void platform.fail('catalog.getProduct', 'forbidden', { times: 1 })),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'The media couldn’t be loaded' });
    await user.click(canvas.getByRole('button', { name: 'Retry' }));
    await findTiles(canvas);
  },
});
