import { BackInStockQueue } from '@vitrine/admin';
import { memoryLocation } from '@vitrine/atoms';
import { getPlatform } from '@vitrine/storybook';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { adminMessages } from './admin-demo.tsx';
import { Desk, getRequests, getRows, waitedFor } from './back-in-stock-demo.tsx';

const large = { viewport: { value: 'large', isRotated: false } };
const small = { viewport: { value: 'small', isRotated: false } };

const QUERY = 'back-in-stock.queryBackInStockNotificationRequests';
const COUNT = 'back-in-stock.getBackInStockNotificationRequestsCountByCatalogReferences';

/** Back-in-stock requests as the store owner sees them. */
const meta = preview.meta({
  title: 'Admin/BackInStockQueue',
  component: Desk,
  parameters: { messages: adminMessages },
  subcomponents: { BackInStockQueue },
  globals: large,
  loaders: [waitedFor()],
});

type Canvas = ReturnType<typeof within>;

/** The items that are missed, each with its count. */
async function getMissed(canvas: object): Promise<string[]> {
  const section = await (canvas as Canvas).findByRole('region', { name: 'Most requested' });
  await waitFor(() => expect(section).toHaveTextContent(/\d requests?/));
  return within(section)
    .getAllByRole('listitem')
    .map((item) =>
      [...item.querySelectorAll('p')].map((paragraph) => paragraph.textContent).join(' · '),
    );
}

export const ShowsCountsAndStatuses = meta.story({
  parameters: { requirements: ['C13'] },
  play: async ({ canvas, loaded }) => {
    await expect(await getMissed(canvas)).toEqual([
      'Ring vase · 4 requests',
      'Ridge pillar candle · Chalk, 20 cm · 3 requests',
      'Ink night candle · 1 request',
      'Ridge pillar candle · Ink, 10 cm · 1 request',
    ]);
    await expect(
      canvas.queryByRole('button', {
        name: /^Notify everyone waiting for Ridge pillar candle \(Ink/,
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
    await expect(rows[0]?.[2]).toBe('27 Nov 2026');
    await expect(
      getRequests(loaded, 'getBackInStockNotificationRequestsCountByCatalogReferences'),
    ).toHaveLength(1);
  },
});

/** Waits for the rows and for the number of requests per item, in any language. */
const counted = async ({ canvas }: { canvas: unknown }) => {
  const page = canvas as Canvas;
  await waitFor(() => expect(page.getAllByRole('row')).toHaveLength(10));
  const [items] = page.getAllByRole('list');
  // Four names, two with choices, and four counts.
  await waitFor(() => expect(items?.querySelectorAll('p')).toHaveLength(10));
};

export const Dark = meta.story({ globals: { ...large, theme: 'dark' }, play: counted });

export const HighContrast = meta.story({
  globals: { ...large, theme: 'contrast' },
  play: counted,
});

export const RightToLeft = meta.story({
  globals: { ...large, locale: 'fa-IR' },
  play: counted,
});

export const Small = meta.story({
  globals: { ...small },
  play: async ({ canvas }) => {
    await getMissed(canvas);
    const [first] = await getRows(canvas);
    await expect(first).toEqual([
      'h.okafor@example.com Ridge pillar candle, Chalk, 20 cm 27 Nov 2026',
      'Waiting',
      expect.any(String),
    ]);
    // The scroll container is measured again after the window has become smaller.
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Requests' })).toBeNull());
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
  },
});

export const SmallRightToLeft = meta.story({
  globals: { ...small, locale: 'fa-IR' },
  play: counted,
});

export const FiltersByStatus = meta.story({
  parameters: { requirements: ['C13'] },
  args: { location: memoryLocation() },
  play: async ({ canvas, userEvent, args }) => {
    await getRows(canvas);
    await userEvent.click(canvas.getByRole('tab', { name: 'Not delivered' }));
    await waitFor(async () => expect(await getRows(canvas)).toHaveLength(1));
    await expect((await getRows(canvas))[0]?.[0]).toBe('tomasz@nowhere.invalid');
    await expect(String(args.location?.read())).toBe('tab=failed');
    await waitFor(() => expect(getAnnouncement()).toBe('1 request'));
    await userEvent.click(canvas.getByRole('tab', { name: 'Sending' }));
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
    await userEvent.click(canvas.getByRole('tab', { name: 'Waiting' }));
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
    await canvas.findByText('We couldn’t load the requests.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
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
    await waitFor(() => expect(within(section).queryByText('Loading')).toBeNull());
    await expect(within(section).getAllByRole('listitem')).toHaveLength(4);
    await expect(section).not.toHaveTextContent(/\d requests?/);
    await expect(getPlatform(loaded).calls.filter(({ name }) => name === COUNT)).not.toHaveLength(
      0,
    );
  },
});
