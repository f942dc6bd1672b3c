import { MediaManager } from '@vitrine/admin';
import { getPlatform } from '@vitrine/storybook';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { getProduct } from '../lib/demo-products.ts';
import { adminParameters, findBar, large, small } from './admin-demo.tsx';
import { findTiles, getFiles, getStored, MediaDesk, slug, withMedia } from './media-demo.tsx';

/** The uploads of a product's media. */
const meta = preview.meta({
  title: 'Admin/MediaUploads',
  component: MediaDesk,
  subcomponents: { MediaManager },
  globals: large,
  parameters: adminParameters,
  args: { productId: getProduct(slug)._id },
  loaders: [withMedia()],
});

type Canvas = ReturnType<typeof within>;

const ADD = 'catalog-admin.addProductMedia';

const getInput = (canvas: object) => {
  const main: HTMLElement = (canvas as Canvas).getByRole('main');
  return main.querySelector('input[type=file]') as HTMLInputElement;
};

/** Returns a file that claims to be larger than it is. */
function withSize(file: File, megabytes: number): File {
  Object.defineProperty(file, 'size', { value: megabytes * 1024 * 1024 });
  return file;
}

const names = ['evening.jpg', 'hand.jpg', 'shelf.jpg', 'window.jpg'];

/** Adds files in every state: uploading, failed, waiting and rejected. */
async function addAll(canvas: object, loaded: object): Promise<void> {
  await findTiles(canvas);
  const { media } = getPlatform(loaded);
  media.stopUploads({ share: 0.4, names: ['hand.jpg'], isFailing: true });
  media.stopUploads({ share: 0.62, names: ['evening.jpg', 'shelf.jpg', 'window.jpg'] });
  const files = await getFiles(loaded, ...names, 'last.jpg', 'poster.jpg');
  const last = files.pop();
  if (last) files.push(withSize(last, 141));
  files.push(new File(['film'], 'pouring.mp4', { type: 'video/mp4' }));
  await user.upload(getInput(canvas), files, { applyAccept: false });
  await waitFor(() => expect((canvas as Canvas).getAllByText('62%')).toHaveLength(3));
}

const showsAll = async ({ canvas, loaded }: { canvas: object; loaded: object }) =>
  addAll(canvas, loaded);

export const ShowsEachState = meta.story({
  parameters: { requirements: ['H11'] },
  play: async ({ canvas, loaded }) => {
    await addAll(canvas, loaded);
    await canvas.findByText('The upload stopped at 40%.');
    await canvas.findByText('Waiting');
    await canvas.findByText('141 MB is too large. Images can be up to 100 MB.');
    await canvas.findByText('This file isn’t an image.');
    await canvas.findByText('4 uploading. 3 failed.');
  },
});

export const Dark = meta.story({ globals: { ...large, theme: 'dark' }, play: showsAll });

export const ForcedColors = meta.story({ play: showsAll });

export const SmallRightToLeft = meta.story({
  globals: { ...small, locale: 'fa-IR' },
  play: async ({ canvas, loaded }) => {
    await findTiles(canvas);
    getPlatform(loaded).media.stopUploads({ share: 0.4, isFailing: true, names: ['hand.jpg'] });
    getPlatform(loaded).media.stopUploads({ share: 0.62 });
    await user.upload(getInput(canvas), await getFiles(loaded, 'hand.jpg', 'evening.jpg'));
    await waitFor(() => expect(canvas.getByText('۶۲٪')).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
  },
});

export const RetriesOne = meta.story({
  parameters: { requirements: ['H11'] },
  play: async ({ canvas, loaded }) => {
    const { length } = await findTiles(canvas);
    const end = getPlatform(loaded).media.stopUploads({
      ...{ share: 0.4, names: ['hand.jpg'], isFailing: true },
    });
    await user.upload(getInput(canvas), await getFiles(loaded, 'evening.jpg', 'hand.jpg'));
    await canvas.findByText('The upload stopped at 40%.');
    await waitFor(async () => expect(await findTiles(canvas)).toHaveLength(length + 1));
    end();
    await user.click(canvas.getByRole('button', { name: 'Retry hand.jpg' }));
    await waitFor(async () => expect(await findTiles(canvas)).toHaveLength(length + 2));
    await expect(canvas.queryByText('The upload stopped at 40%.')).toBeNull();
    // The pressed button is gone: its item has the focus.
    await waitFor(async () => expect((await findTiles(canvas)).at(-1)).toHaveFocus());
  },
});

export const CancelsOne = meta.story({
  parameters: { requirements: ['H11'] },
  play: async ({ canvas, loaded }) => {
    const { length } = await findTiles(canvas);
    const release = getPlatform(loaded).media.stopUploads({ share: 0.3 });
    await user.upload(getInput(canvas), await getFiles(loaded, 'evening.jpg', 'hand.jpg'));
    await waitFor(() => expect(canvas.getAllByText('30%')).toHaveLength(2));
    await user.click(canvas.getByRole('button', { name: 'Cancel evening.jpg' }));
    await waitFor(() => expect(canvas.getAllByText('30%')).toHaveLength(1));
    release();
    await waitFor(async () => expect(await findTiles(canvas)).toHaveLength(length + 1));
    await expect(getStored(loaded)).toHaveLength(length + 1);
  },
});

export const DropsFiles = meta.story({
  parameters: { requirements: ['H11'] },
  play: async ({ canvas, loaded }) => {
    const { length } = await findTiles(canvas);
    const zone = canvas.getByText(/^Drop files/);
    const dataTransfer = new DataTransfer();
    for (const file of await getFiles(loaded, 'evening.jpg')) dataTransfer.items.add(file);
    const fire = (type: string) =>
      zone.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    for (const type of ['dragenter', 'dragover', 'drop']) fire(type);
    await waitFor(() => expect(getAnnouncement()).toBe('1 file added'));
    await waitFor(async () => expect(await findTiles(canvas)).toHaveLength(length + 1));
  },
});

export const PastesImageAndUrl = meta.story({
  parameters: { requirements: ['H11'] },
  play: async ({ canvas, loaded }) => {
    const { length } = await findTiles(canvas);
    const clipboardData = new DataTransfer();
    for (const file of await getFiles(loaded, 'image.png')) clipboardData.items.add(file);
    const paste = (data: DataTransfer) =>
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }),
      );
    paste(clipboardData);
    await waitFor(async () => expect(await findTiles(canvas)).toHaveLength(length + 1));
    const text = new DataTransfer();
    const { image } = getPlatform(loaded).catalog.product('ring-vase').media?.items[0] ?? {};
    text.setData('text/plain', new URL(image?.url ?? '', location.href).href);
    paste(text);
    await canvas.findByText('1 item added');
    await waitFor(async () => expect(await findTiles(canvas)).toHaveLength(length + 2));
    const close = within(await findBar(canvas)).getByRole('button', { name: 'Close' });
    close.focus();
    await waitFor(() => expect(close).toHaveFocus());
  },
});

export const AddsFromLibrary = meta.story({
  play: async ({ canvas, loaded }) => {
    await findTiles(canvas);
    await user.click(canvas.getByRole('button', { name: 'From the library' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Media library' }));
    await user.type(dialog.getByRole('textbox', { name: 'Search the library' }), 'vase');
    await waitFor(() => expect(dialog.getAllByRole('checkbox').length).toBeLessThan(20));
    const first = dialog.getAllByRole<HTMLButtonElement>('checkbox').find((box) => !box.disabled);
    if (first) await user.click(first);
    await dialog.findByRole('button', { name: 'Add 1 item' });
    await expect(getStored(loaded)).not.toContain('vase.jpg');
  },
});

/** Opens the library, and chooses an item that the product does not have. */
async function chooseInLibrary(canvas: object) {
  await user.click((canvas as Canvas).getByRole('button', { name: 'From the library' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Media library' }));
  const boxes = await dialog.findAllByRole<HTMLButtonElement>('checkbox');
  const free = boxes.find((box) => !box.disabled);
  if (free) await user.click(free);
  return { dialog, submit: await dialog.findByRole('button', { name: 'Add 1 item' }) };
}

export const ReportsRejectionOfLibrary = meta.story({
  play: async ({ canvas, loaded }) => {
    const platform = getPlatform(loaded);
    const { length } = await findTiles(canvas);
    const { submit } = await chooseInLibrary(canvas);
    const release = platform.hold(ADD);
    await user.click(submit);
    // A second press while it is being added adds nothing.
    await user.click(submit);
    release();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await findTiles(canvas)).toHaveLength(length + 1));
    await expect(platform.calls.filter(({ name }) => name === ADD)).toHaveLength(1);
    platform.fail(ADD, 'rejected', { times: 1 });
    const again = await chooseInLibrary(canvas);
    await user.click(again.submit);
    await again.dialog.findByText('This couldn’t be saved. Nothing has changed.');
    await waitFor(() => expect(again.submit).not.toHaveAttribute('aria-disabled'));
  },
});

export const LoadsMoreOfLibrary = meta.story({
  play: async ({ canvas, loaded }) => {
    const { media } = getPlatform(loaded);
    await findTiles(canvas);
    await user.click(canvas.getByRole('button', { name: 'From the library' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Media library' }));
    const more = await dialog.findByRole('button', { name: 'Load more' });
    const reconnect = media.disconnect();
    await user.click(more);
    const retry = await dialog.findByRole('button', { name: 'Try again' });
    await expect(dialog.getAllByRole('checkbox')).toHaveLength(24);
    reconnect();
    await user.click(retry);
    await waitFor(() => expect(getAnnouncement()).toBe('24 more items loaded'));
    await expect(dialog.getAllByRole('checkbox')).toHaveLength(48);
    while (dialog.queryByRole('button', { name: 'Load more' })) {
      const shown = dialog.getAllByRole('checkbox').length;
      await user.click(dialog.getByRole('button', { name: 'Load more' }));
      await waitFor(() => expect(dialog.getAllByRole('checkbox').length).toBeGreaterThan(shown));
    }
    // The button has gone with the last page; the keyboard goes on from its place.
    await waitFor(() => expect(dialog.getByText(/^\d+ items$/)).toHaveFocus());
  },
});

export const Empty = meta.story({
  loaders: [
    withMedia((platform) => {
      const product = platform.catalog.product(slug);
      product.media = { items: [] };
      for (const { choices } of product.productOptions)
        for (const choice of choices) choice.media = undefined;
    }),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No media yet' });
  },
});
