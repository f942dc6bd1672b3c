import { BackInStockQueue } from '@vitrine/admin';
import { memoryLocation } from '@vitrine/atoms';
import { getPlatform } from '@vitrine/storybook';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { adminParameters, findBar, large, small } from './admin-demo.tsx';
import { Desk, getRequests, getRows, restock, waitedFor } from './back-in-stock-demo.tsx';

const QUERY = 'back-in-stock.queryBackInStockNotificationRequests';
const COUNT = 'back-in-stock.getBackInStockNotificationRequestsCountByCatalogReferences';

/** Back-in-stock requests as the store owner sees them. */
const meta = preview.meta({
  title: 'Admin/BackInStockQueue',
  component: Desk,
  parameters: adminParameters,
  subcomponents: { BackInStockQueue },
  globals: large,
  loaders: [waitedFor((platform) => restock(platform, 'ink-night-candle', 12))],
});

type Canvas = ReturnType<typeof within>;

/** The items that are missed, each with its count. */
async function getMissed(canvas: object): Promise<string[]> {
  const section = await (canvas as Canvas).findByRole('region', { name: 'Most requested' });
  await waitFor(() => expect(section).toHaveTextContent(/\d waiting/));
  const getItems = () =>
    within(section)
      .getAllByRole('listitem')
      .map((item) =>
        [...item.querySelectorAll('p')]
          .map((paragraph) => paragraph.textContent)
          .join(' · ')
          // A number stays with its word.
          .replaceAll('\u00a0', ' '),
      );
  // Counts and stock of the items arrive one after the other.
  await waitFor(() => {
    for (const item of getItems()) expect(item).toMatch(/still sold out|in stock/);
  });
  return getItems();
}

export const ShowsCountsAndStatuses = meta.story({
  parameters: { requirements: ['C13'] },
  play: async ({ canvas, loaded }) => {
    await expect(await getMissed(canvas)).toEqual([
      'Ring vase · 2 waiting, 1 not delivered, 1 already notified, still sold out',
      'Ridge pillar candle · Chalk, 20 cm · 3 waiting, still sold out',
      'Ink night candle · 1 waiting, 12 in stock',
      'Ridge pillar candle · Ink, 10 cm · 1 already notified, still sold out',
    ]);
    await expect(
      canvas.queryByRole('button', {
        name: /^Notify .* waiting for Ridge pillar candle \(Ink/,
      }),
    ).toBeNull();
    const rows = await getRows(canvas);
    await expect(rows.map(([email, item, , status]) => [email, item, status])).toEqual([
      ['h.okafor@example.com', 'Ridge pillar candle Chalk, 20 cm', 'Waiting'],
      ['mia@example.com', 'Ring vase', 'Waiting'],
      ['ana.duarte@example.com', 'Ring vase', 'Waiting'],
      ['priya.raman@example.com', 'Ridge pillar candle Chalk, 20 cm', 'Waiting'],
      ['jonas.berg@example.com', 'Ink night candle', 'Waiting'],
      ['mia@example.com', 'Ridge pillar candle Chalk, 20 cm', 'Waiting'],
      [
        'office@lindqvist-interiors.example',
        'Ridge pillar candle Ink, 10 cm',
        'Marked as notified',
      ],
      ['tomasz@nowhere.invalid', 'Ring vase', 'Not delivered'],
      ['ines.moreau@example.com', 'Ring vase', 'Notified'],
    ]);
    await expect(rows[0]?.[2]).toBe('Today, 11:00');
    for (const name of ['All 9', 'Waiting 6', 'Sending 0', 'Notified 2'])
      await canvas.findByRole('button', { name });
    await expect(
      getRequests(loaded, 'getBackInStockNotificationRequestsCountByCatalogReferences'),
    ).toHaveLength(1);
  },
});

/** Waits for the rows and for the number of requests per item, in any language. */
const counted = async ({ canvas }: { canvas: unknown }) => {
  const page = canvas as Canvas;
  await waitFor(() => expect(page.getAllByRole('rowheader')).toHaveLength(9));
  const [items] = within(page.getByRole('main')).getAllByRole('list');
  // Four names, two with choices, and four counts.
  await waitFor(() => expect(items?.querySelectorAll('p')).toHaveLength(10));
};

export const Modes = meta.story({
  parameters: {
    chromatic: inModes('large dark', 'large contrast', 'large persian', 'small persian'),
  },
  globals: large,
  play: counted,
});

export const Small = meta.story({
  globals: { ...small },
  play: async ({ canvas }) => {
    await getMissed(canvas);
    const [first] = await getRows(canvas);
    await expect(first).toEqual([
      'h.okafor@example.com Ridge pillar candle, Chalk, 20 cm',
      'Today, 11:00',
      'Waiting',
      expect.any(String),
    ]);
    // The scroll container is measured again after the window has become smaller.
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Requests' })).toBeNull());
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
  },
});

export const SmallSelected = meta.story({
  globals: { ...small },
  play: async ({ canvas, userEvent }) => {
    await getRows(canvas);
    for (const email of ['h.okafor@example.com', 'ana.duarte@example.com'])
      await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${email}` }));
    const bar = within(await findBar(canvas));
    await bar.findByRole('button', { name: 'Notify 2 people' });
    await bar.findByRole('button', { name: 'More' });
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
  },
});

export const FiltersByStatus = meta.story({
  parameters: { requirements: ['C13'] },
  args: { location: memoryLocation() },
  play: async ({ canvas, userEvent, args }) => {
    await getRows(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Not delivered 1' }));
    await waitFor(async () => expect(await getRows(canvas)).toHaveLength(1));
    await expect((await getRows(canvas))[0]?.[0]).toBe('tomasz@nowhere.invalid');
    await expect(String(args.location?.read())).toBe('tab=failed');
    await waitFor(() => expect(getAnnouncement()).toBe('1 request'));
    await userEvent.click(canvas.getByRole('button', { name: /^Sending/ }));
    await canvas.findByRole('heading', { name: 'Nothing under “Sending”' });
    await userEvent.click(canvas.getByRole('button', { name: 'See all requests' }));
    await waitFor(async () => expect(await getRows(canvas)).toHaveLength(9));
  },
});

export const EmptyTab = meta.story({
  args: { location: memoryLocation('tab=processing') },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Nothing under “Sending”' });
    await getMissed(canvas);
  },
});

export const Empty = meta.story({
  parameters: { requirements: ['C13'] },
  loaders: [waitedFor(undefined, [])],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No requests yet' });
    await expect(canvas.queryByRole('region', { name: 'Most requested' })).toBeNull();
  },
});

export const LoadsMoreByCursor = meta.story({
  parameters: { requirements: ['G3'] },
  args: { limit: 4, location: memoryLocation() },
  play: async ({ canvas, userEvent, args, loaded }) => {
    await waitFor(async () => expect(await getRows(canvas)).toHaveLength(4));
    const more = await canvas.findByRole('button', { name: 'Show more' });
    await userEvent.click(more);
    await waitFor(async () => expect(await getRows(canvas)).toHaveLength(8));
    await waitFor(() => expect(getAnnouncement()).toBe('4 more requests loaded'));
    await expect(String(args.location?.read())).toBe('page=2');
    await userEvent.click(more);
    await waitFor(async () => expect(await getRows(canvas)).toHaveLength(9));
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
    const cursors = getRequests(loaded, 'queryBackInStockNotificationRequests').map(({ path }) =>
      path.includes('cursorPaging.cursor='),
    );
    await expect(cursors).toEqual([false, true, true]);
    await userEvent.click(canvas.getByRole('button', { name: /^Waiting/ }));
    await waitFor(async () => expect(await getRows(canvas)).toHaveLength(4));
    await expect(String(args.location?.read())).toBe('tab=received');
  },
});

export const Loading = meta.story({
  loaders: [waitedFor((platform) => void platform.hold(QUERY))],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Loading')).toHaveLength(2));
  },
});

export const RetriesAfterLoadError = meta.story({
  parameters: { requirements: ['C13'] },
  loaders: [waitedFor((platform) => void platform.fail(QUERY, 'unavailable', { times: 1 }))],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'The requests couldn’t be loaded' });
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await getRows(canvas)).toHaveLength(9);
    await getMissed(canvas);
  },
});

export const ShowsItemsWithoutCount = meta.story({
  parameters: { requirements: ['C13'] },
  loaders: [waitedFor((platform) => void platform.fail(COUNT, 'unavailable'))],
  play: async ({ canvas, loaded }) => {
    await expect(await getRows(canvas)).toHaveLength(9);
    const section = await canvas.findByRole('region', { name: 'Most requested' });
    await waitFor(() => expect(section).toHaveTextContent('still sold out'));
    await expect(within(section).getAllByRole('listitem')).toHaveLength(4);
    await expect(section).not.toHaveTextContent(/\d (waiting|already)/);
    await waitFor(() =>
      expect(getPlatform(loaded).calls.some(({ name }) => name === COUNT)).toBe(true),
    );
  },
});

export const SelectsAndNotifies = meta.story({
  parameters: { requirements: ['C13'] },
  play: async ({ canvas, userEvent, loaded }) => {
    await getRows(canvas);
    for (const email of [
      'h.okafor@example.com',
      'priya.raman@example.com',
      'ana.duarte@example.com',
    ])
      await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${email}` }));
    const bar = within(await findBar(canvas));
    await bar.findByText('3 requests selected');
    await userEvent.click(bar.getByRole('button', { name: 'Notify 3 people' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Notify 3 people?' }));
    await dialog.findByText('3 people will get an email. You can’t undo this.');
    const before = getRequests(loaded, 'reportItemsBackInStock').length;
    await userEvent.click(dialog.getByRole('button', { name: 'Send 3 emails' }));
    await canvas.findByText('Started sending 3 emails.');
    // One report per item.
    await expect(getRequests(loaded, 'reportItemsBackInStock').length - before).toBe(2);
    await waitFor(() => expect(canvas.queryByRole('checkbox', { checked: true })).toBeNull());
    const close = within(await findBar(canvas)).getByRole('button', { name: 'Close' });
    close.focus();
    await waitFor(() => expect(close).toHaveFocus());
  },
});
