import { type Loaded, mockPlatform } from '@vitrine/storybook';
import { CollectionTiles, type CollectionTilesProps } from '@vitrine/ui';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';

const large = { viewport: { value: 'large', isRotated: false } };

interface ExampleProps extends Pick<CollectionTilesProps, 'layout' | 'paged'> {
  /** Numbers of collections, one list for each. */
  counts: readonly number[];
  /** Width of each list in px. */
  width: number;
}

function Example({ counts, width, ...rest }: ExampleProps) {
  return (
    <main style={{ display: 'grid', gap: 80, padding: 40 }}>
      {counts.map((limit) => (
        <div key={limit} data-testid={String(limit)} style={{ inlineSize: width }}>
          <CollectionTiles {...rest} query={{ limit }} />
        </div>
      ))}
    </main>
  );
}

const meta = preview.meta({
  title: 'Catalog/CollectionTiles',
  component: Example,
  globals: large,
  loaders: [mockPlatform()],
  args: { counts: [8], width: 1184 },
});

export const LoadsMoreUntilEnd = meta.story({
  args: { counts: [4], paged: true },
  play: async ({ canvas, userEvent, loaded }) => {
    const more = await canvas.findByRole('button', { name: 'Show more' });
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    const { platform } = loaded as Required<Loaded>;
    platform.fail('collections.queryCollections', 'unavailable', { times: 1 });
    const release = platform.hold('collections.queryCollections');
    await userEvent.click(more);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Loading' })).toBe(more));
    release();
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(8));
    await expect(
      platform.calls.filter(({ name }) => name === 'collections.queryCollections'),
    ).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
    await waitFor(() => expect(getAnnouncement()).toBe('4 more collections loaded'));
    // The button has gone with the last page; the keyboard goes on from its place.
    await waitFor(() => expect(canvas.getByText('8 of 8 collections')).toHaveFocus());
  },
});

const edges = (element: Element) => element.getBoundingClientRect();

/** Expects that each row begins and ends with its list, and that images in a row end together. */
async function expectFullRows(list: HTMLElement) {
  const tiles = [...list.querySelectorAll('li')];
  const frame = edges(list);
  for (const top of new Set(tiles.map((tile) => edges(tile).top))) {
    const row = tiles.filter((tile) => edges(tile).top === top);
    const left = Math.min(...row.map((tile) => edges(tile).left));
    const right = Math.max(...row.map((tile) => edges(tile).right));
    await expect(Math.abs(left - frame.left)).toBeLessThanOrEqual(1);
    await expect(Math.abs(right - frame.right)).toBeLessThanOrEqual(1);
    const bottoms = row.map((tile) => edges(tile.querySelector('img') as Element).bottom);
    await expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThanOrEqual(1);
  }
}

/** A mosaic has no open row, whatever the number of collections. */
export const FillsMosaicRows = meta.story({
  args: { counts: [3, 5, 6, 7, 8], layout: 'mosaic' },
  play: async ({ args, canvas }) => {
    for (const count of args.counts) {
      const list = canvas.getByTestId(String(count));
      await waitFor(() => expect(list.querySelectorAll('li img')).toHaveLength(count));
      await expectFullRows(list);
    }
  },
});
export const FillsMosaicRowsMedium = FillsMosaicRows.extend({ args: { width: 680 } });
export const FillsMosaicRowsNarrow = FillsMosaicRows.extend({ args: { width: 350 } });
export const MosaicRightToLeftDark = FillsMosaicRows.extend({
  args: { counts: [6] },
  globals: { locale: 'fa-IR', theme: 'dark' },
});

/** From a medium container on, lines have two columns; the first one is filled first. */
export const ListsRowsInTwoColumns = meta.story({
  args: { layout: 'rows', width: 680 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(8));
    const [first, second, , , fifth] = canvas.getAllByRole('listitem').map(edges);
    await expect(second?.left).toBe(first?.left);
    await expect(fifth?.top).toBe(first?.top);
    await expect(fifth?.left).toBeGreaterThan(first?.right ?? 0);
  },
});
