import { createComparison, memoryStorage } from '@vitrine/atoms';
import { type Loaded, mockPlatform } from '@vitrine/storybook';
import {
  CompareTable,
  CompareToggle,
  CompareTray,
  Container,
  ProductGrid,
  QuickAddToCart,
} from '@vitrine/ui';
import { expect, waitFor, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
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
  await (canvas as Canvas).findByRole('link', { name: /^(Three-leg stool|چهارپایهٔ سه‌پا)$/ });
};

export const ComparesProductsWithOneRequest = meta.story({
  parameters: { requirements: ['G15'] },
  play: async ({ canvas, loaded }) => {
    await filled({ canvas });
    await expect(canvas.getByRole('row', { name: /^Height/ })).toHaveTextContent('46 cm');
    const { platform } = loaded as Required<Loaded>;
    await expect(platform.calls.filter(({ name }) => name?.startsWith('catalog.'))).toHaveLength(1);
  },
});
export const Modes = meta.story({
  parameters: { chromatic: inModes('dark', 'persian') },
  play: filled,
});
export const Small = meta.story({
  globals: small,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Ring vase' });
  },
});

/** Names of the columns that are displayed. */
const getShownNames = (canvas: Canvas) =>
  canvas.getAllByRole('columnheader').map((header) => within(header).getByRole('link').textContent);

export const MovesNarrowColumnsWithArrows = meta.story({
  parameters: { requirements: ['G15'] },
  globals: narrow,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('link', { name: 'Ring vase' });
    const [first, second, third] = ['Ridge pillar candle', 'Ring vase', 'Three-leg stool'];
    await expect(getShownNames(canvas)).toEqual([first, second]);
    const [one, two] = canvas.getAllByRole('columnheader');
    await expect(one?.offsetWidth).toBe(two?.offsetWidth);
    await expect(canvas.getByText('1–2 of 3')).toBeInTheDocument();
    const back = canvas.getByRole('button', { name: 'Previous item' });
    const next = canvas.getByRole('button', { name: 'Next item' });
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(getShownNames(canvas)).toEqual([second, third]));
    await waitFor(() => expect(getAnnouncement()).toBe('2–3 of 3'));
    await waitFor(() => expect(next).toHaveFocus());
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(back).toHaveAttribute('aria-disabled', 'false');
    // At the end, the button keeps the focus and does nothing.
    await userEvent.keyboard('{Enter}');
    await expect(getShownNames(canvas)).toEqual([second, third]);
    back.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(getShownNames(canvas)).toEqual([first, second]));
    await waitFor(() => expect(getAnnouncement()).toBe('1–2 of 3'));
    await userEvent.keyboard('{Enter}');
    await expect(getShownNames(canvas)).toEqual([first, second]);
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(getShownNames(canvas)).toEqual([second, third]));
    for (const row of canvas.getAllByRole('row').slice(1)) {
      await expect(row.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
      // The name is above the values.
      const name = within(row).getByRole('rowheader').getBoundingClientRect();
      for (const cell of within(row).queryAllByRole('cell')) {
        await expect(cell.getBoundingClientRect().top).toBeGreaterThanOrEqual(name.bottom);
      }
    }
    for (const control of [...canvas.getAllByRole('button'), ...canvas.getAllByRole('link')]) {
      const { width, height } = control.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  },
});

export const KeepsNamesInViewWhileScrolling = meta.story({
  parameters: { requirements: ['G15'] },
  globals: small,
  args: { renderAction: (product) => <QuickAddToCart product={product} variant="full" /> },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Ring vase' });
    await expect(canvas.queryByRole('region', { name: 'Compared items' })).toBeNull();
    canvas.getByRole('rowheader', { name: 'More information' }).scrollIntoView();
    const bar = await canvas.findByRole('region', { name: 'Compared items' });
    await expect(bar.getBoundingClientRect().top).toBe(0);
    // The vase is sold out: its page has the form for a message.
    await expect(within(bar).getByRole('button', { name: /^Select size/ })).toBeEnabled();
    await expect(within(bar).getByRole('link', { name: /^Notify me/ })).toHaveAttribute('href');
    window.scrollTo(0, 0);
    await waitFor(() =>
      expect(canvas.queryByRole('region', { name: 'Compared items' })).toBeNull(),
    );
    canvas.getByRole('rowheader', { name: 'More information' }).scrollIntoView();
    await canvas.findByRole('region', { name: 'Compared items' });
  },
});

export const OpensLongText = meta.story({
  parameters: { requirements: ['G15'] },
  play: async ({ canvas, userEvent }) => {
    await filled({ canvas });
    const more = await canvas.findByText('(Care, Ring vase)', { exact: false });
    const details = more.closest('details') as HTMLDetailsElement;
    await expect(details.open).toBe(false);
    await userEvent.click(more.closest('summary') as HTMLElement);
    await waitFor(() => expect(details.open).toBe(true));
    await waitFor(() => expect(within(details).getByText(/Wipe with a dry cloth/)).toBeVisible());
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
    await expect(canvas.queryByRole('rowheader', { name: 'Stock' })).toBeNull();
    for (const row of canvas.getAllByRole('row').slice(1)) {
      const [one, other] = within(row).queryAllByRole('cell');
      if (!one) continue;
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
    // It has no name that could be announced.
    await expect(getAnnouncement()).toBe('');
    // The button has been removed; the focus has not been lost with it.
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
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

export const ClearsProducts = meta.story({
  parameters: { requirements: ['G15'] },
  globals: small,
  args: { comparison: comparing('ring-vase', 'dipped-cup') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Differences only' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Ring vase' }));
    await waitFor(() => expect(getAnnouncement()).toBe('Ring vase removed from compare.'));
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(1);
    // A single product differs from nothing, and shows all of its rows.
    await expect(canvas.queryByRole('switch')).toBeNull();
    await expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    const empty = await canvas.findByRole('heading', { name: 'Nothing to compare yet' });
    // The button has been removed; the focus has not been lost with it.
    await waitFor(() => expect(document.activeElement).toContainElement(empty));
    await expect(document.activeElement).not.toBe(document.body);
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
    const [vase] = canvas.getAllByRole('checkbox', { checked: true });
    await userEvent.click(vase as HTMLElement);
    await waitFor(() => expect(getAnnouncement()).toBe('Ring vase removed from compare.'));
    await expect(canvas.queryByRole('region', { name: 'Compare' })).toBeNull();
    await userEvent.click(vase as HTMLElement);
    await waitFor(() => expect(getAnnouncement()).toBe('Ring vase added to compare. 1 of 3.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    await expect(canvas.queryByRole('region', { name: 'Compare' })).toBeNull();
    await userEvent.click(vase as HTMLElement);
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

export const LimitsSelectionByButton = meta.story({
  parameters: { requirements: ['G15'], layout: 'padded' },
  globals: small,
  args: { comparison: comparing(...three) },
  render: ({ comparison }) => (
    <CompareToggle comparison={comparison} product={getProduct('dipped-cup')} appearance="button" />
  ),
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Compare (Dipped cup)' });
    await userEvent.click(toggle);
    await waitFor(() => expect(canvas.getByText(/^You can compare up to 3/)).toBeVisible());
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  },
});
