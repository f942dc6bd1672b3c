import { createComparison, memoryStorage } from '@vitrine/atoms';
import { type Loaded, mockPlatform } from '@vitrine/storybook';
import { CompareTable, CompareToggle, CompareTray, Container, ProductGrid } from '@vitrine/ui';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { firstProducts, getProduct } from '../lib/demo-products.ts';

const large = { viewport: { value: 'large', isRotated: false } };
const small = { viewport: { value: 'small', isRotated: false } };
const narrow = { viewport: { value: 'narrow', isRotated: false } };

const comparing = (...slugs: string[]) =>
  createComparison({
    max: 3,
    storage: memoryStorage({
      'vitrine.compare': JSON.stringify(slugs.map((slug) => getProduct(slug)._id)),
    }),
  });

const three = ['ridge-pillar-candle', 'ring-vase', 'three-leg-stool'];

const meta = preview.meta({
  title: 'Catalog/CompareTable',
  component: CompareTable,
  globals: large,
  loaders: [mockPlatform()],
  args: { comparison: comparing(...three) },
  render: (args) => (
    <Container asChild>
      <main style={{ paddingBlock: 40 }}>
        <CompareTable {...args} />
      </main>
    </Container>
  ),
});

interface Canvas {
  findByRole: (role: string, options: object) => Promise<HTMLElement>;
  getAllByRole: (role: string) => HTMLElement[];
}

const filled = async ({ canvas }: { canvas: object }) => {
  await (canvas as Canvas).findByRole('link', { name: 'Three-leg stool' });
};

export const ComparesProductsWithOneRequest = meta.story({
  parameters: { requirements: ['G15'] },
  play: async ({ canvas, loaded }) => {
    await filled({ canvas });
    await expect(canvas.getByRole('row', { name: /^Details/ })).toHaveTextContent(/\w: \S/);
    const { platform } = loaded as Required<Loaded>;
    await expect(platform.calls.filter(({ name }) => name?.startsWith('catalog.'))).toHaveLength(1);
  },
});
export const Dark = meta.story({ globals: { theme: 'dark' }, play: filled });
export const Small = meta.story({ globals: small, play: filled });
export const RightToLeft = meta.story({ globals: { locale: 'fa' }, play: filled });

export const ScrollsNarrowTableByKeyboard = meta.story({
  parameters: { requirements: ['G15'] },
  globals: narrow,
  play: async ({ canvas, userEvent }) => {
    await filled({ canvas });
    const region = await canvas.findByRole('region', { name: 'Side-by-side comparison' });
    for (let presses = 0; presses < 10 && document.activeElement !== region; presses += 1) {
      await userEvent.tab();
    }
    await waitFor(() => expect(region).toHaveFocus());
    region.scrollLeft = region.scrollWidth;
    const edges = (element: Element) => element.getBoundingClientRect();
    const frame = edges(region);
    const last = canvas.getByRole('link', { name: 'Three-leg stool' });
    await waitFor(() => expect(edges(last).right).toBeLessThanOrEqual(frame.right));
    for (const name of canvas.getAllByRole('rowheader')) {
      await expect(edges(name).left).toBe(frame.left);
      await expect(edges(name).right).toBeLessThanOrEqual(edges(last).left);
    }
    for (const cell of canvas.getAllByRole('rowheader')) {
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
    }
    for (const control of [...canvas.getAllByRole('button'), ...canvas.getAllByRole('link')]) {
      await expect(Math.min(edges(control).width, edges(control).height)).toBeGreaterThanOrEqual(
        24,
      );
    }
  },
});

export const ShowsOnlyDifferences = meta.story({
  parameters: { requirements: ['G15'] },
  args: { comparison: comparing('ridge-pillar-candle', 'ridge-candles-set') },
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('switch', { name: 'Differences only' });
    const rows = canvas.getAllByRole('row').length;
    await userEvent.click(toggle);
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(rows));
    await expect(canvas.getByRole('rowheader', { name: 'Price' })).toBeInTheDocument();
    await expect(canvas.queryByRole('rowheader', { name: 'Stock' })).toBeNull();
    for (const row of canvas.getAllByRole('row').slice(1)) {
      const [one, other] = within(row).getAllByRole('cell');
      await expect(one?.textContent).not.toBe(other?.textContent);
    }
  },
});

export const RemovesUnavailableProduct = meta.story({
  parameters: { requirements: ['G15'] },
  args: { comparison: comparing('ring-vase', 'dipped-cup') },
  loaders: [mockPlatform(({ platform }) => platform.catalog.hide('dipped-cup'))],
  play: async ({ canvas, userEvent }) => {
    const off = await canvas.findByRole('button', {
      name: 'Remove the item that’s no longer available',
    });
    await expect(canvas.getAllByText('No longer available')).toHaveLength(1);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
    await userEvent.click(off);
    await waitFor(() => expect(canvas.getAllByRole('columnheader')).toHaveLength(1));
  },
});

export const Empty = meta.story({
  parameters: { requirements: ['G15'] },
  args: { comparison: comparing() },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Nothing to compare yet' });
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const LimitsSelectionOnCards = meta.story({
  parameters: { requirements: ['G15'] },
  args: { comparison: comparing('ring-vase') },
  render: ({ comparison }) => (
    <Container>
      <ProductGrid
        products={firstProducts(4)}
        renderFooter={(product) => <CompareToggle comparison={comparison} product={product} />}
      />
      <CompareTray comparison={comparison} />
    </Container>
  ),
  play: async ({ canvas, userEvent }) => {
    const boxes = canvas.getAllByRole('checkbox').filter((box) => box.ariaChecked !== 'true');
    for (const box of boxes) await userEvent.click(box);
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
    await canvas.findAllByText(/^You can compare up to 3/);
    await waitFor(() => expect(getAnnouncement()).toMatch(/up to/));
    const tray = canvas.getByRole('region', { name: 'Compare' });
    await expect(tray).toHaveTextContent('3 items to compare');
    await waitFor(() => expect(tray.querySelectorAll('img')).toHaveLength(3));
    await expect(canvas.getByRole('link', { name: 'Compare' })).toHaveAttribute(
      'href',
      '#/compare',
    );
  },
});
