import { VariantGrid } from '@vitrine/admin';
import { getPlatform, mockPlatform } from '@vitrine/storybook';
import { Button } from '@vitrine/ui';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { adminParameters, DemoFrame, findBar, large, small, useDemoText } from './admin-demo.tsx';

interface DeskProps {
  productId?: string;
}

/** The page with the variants of a product. */
function VariantsDesk({ productId = '' }: DeskProps) {
  const translate = useDemoText();
  return (
    <DemoFrame current="products" title="Variants" backHref="#/admin/products">
      <VariantGrid
        productId={productId}
        actions={<Button>{translate('Back to the editor')}</Button>}
      />
    </DemoFrame>
  );
}

const READ = 'catalog.queryProductVariants';
const UPDATE = 'catalog-admin.updateProductVariants';
const CANDLE = 'ridge-pillar-candle';
/** Has 1,000 variants. */
const LONG = 'made-to-order-pitcher';

/** The variants of a product in a grid like a spreadsheet's. */
const meta = preview.meta({
  title: 'Admin/VariantGrid',
  component: VariantsDesk,
  subcomponents: { VariantGrid },
  globals: large,
  parameters: adminParameters,
  loaders: [mockPlatform(({ platform }) => platform.actAsOwner())],
  render: (args, { loaded }) => {
    const id = args.productId || getPlatform(loaded).catalog.product(CANDLE).id;
    return <VariantsDesk productId={id} />;
  },
});

type Canvas = ReturnType<typeof within>;

/** Returns the grid, once it is loaded. */
const findGrid = (canvas: object): Promise<HTMLElement> => (canvas as Canvas).findByRole('grid');

/** Returns a cell by the index of its row and the name of its column. */
async function findCell(canvas: object, row: number, column: string): Promise<HTMLElement> {
  const grid = await findGrid(canvas);
  const header = within(grid).getByRole('columnheader', { name: column });
  const cell = grid.querySelector<HTMLElement>(
    `[data-row="${row}"][data-column="${Number(header.ariaColIndex) - 1}"]`,
  );
  if (!cell) throw new Error(`There is no cell ${row} of "${column}".`);
  return cell;
}

const focus = async (canvas: object, row: number, column: string): Promise<HTMLElement> => {
  const cell = await findCell(canvas, row, column);
  // As a press does: the cell becomes the active one.
  cell.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
  await waitFor(() => expect(cell).toHaveFocus());
  return cell;
};

/** Pastes a text into the focused cell. */
function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

/** Copies the range; returns its text. */
function copy(): string {
  const clipboardData = new DataTransfer();
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
  );
  return clipboardData.getData('text/plain');
}

/** Changes, a range and an invalid text, as in the design. */
const changeSome = async ({ canvas, userEvent }: { canvas: object; userEvent: unknown }) => {
  const user = userEvent as typeof import('storybook/test').userEvent;
  await focus(canvas, 7, 'Cost');
  await user.keyboard('n/a{Enter}');
  await focus(canvas, 0, 'Price');
  paste('26.00\n40.00\n64.00\n26.00\n40.00\n64.00');
  await waitFor(() =>
    expect((canvas as Canvas).getByText('Sum 260.00, average 43.33, 6 cells')).toBeVisible(),
  );
};

export const ShowsVariants = meta.story({
  play: async ({ canvas }) => {
    const grid = await findGrid(canvas);
    await expect(within(grid).getAllByRole('row')).toHaveLength(12);
    await expect(await findCell(canvas, 0, 'Price')).toHaveTextContent('24.00');
    await expect(await findCell(canvas, 0, 'Shoppers pay')).toHaveTextContent('18.00');
    await expect(await findCell(canvas, 0, 'Stock')).toHaveAttribute('aria-readonly', 'true');
    // One tab stop, whatever the number of cells.
    await expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  },
});

export const Changed = meta.story({
  parameters: { chromatic: inModes('light', 'large dark') },
  play: changeSome,
});

export const ForcedColors = meta.story({ play: changeSome });

export const RightToLeft = meta.story({
  globals: { ...large, locale: 'fa-IR' },
  play: async ({ canvas, userEvent }) => {
    const cell = await focus(canvas, 1, 'قیمت');
    await userEvent.keyboard('۲۶٫۵{Enter}');
    await waitFor(() => expect(cell).toHaveTextContent('۲۶٫۵۰'));
    // The arrow to the left goes to the next column.
    await focus(canvas, 1, 'قیمت');
    await userEvent.keyboard('{ArrowLeft}');
    const next = await findCell(canvas, 1, 'هزینه');
    await waitFor(() => expect(next).toHaveFocus());
  },
});

export const German = meta.story({
  globals: { ...large, locale: 'de' },
  play: async ({ canvas }) => {
    await focus(canvas, 0, 'Preis');
    paste('1.234,56\n1,234.56');
    const [first, second] = [
      await findCell(canvas, 0, 'Preis'),
      await findCell(canvas, 1, 'Preis'),
    ];
    await waitFor(() => expect(first).toHaveTextContent('1234,56'));
    await expect(second).toBeInvalid();
    await expect(second).toHaveTextContent('1,234.56');
  },
});

export const Small = meta.story({
  globals: small,
  parameters: { requirements: ['H5'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const getPrice = () =>
      getPlatform(loaded).catalog.product(CANDLE).variants[1]?.variant?.priceData?.price;
    // One variant at a time, instead of columns beyond the screen.
    await userEvent.click(await canvas.findByRole('button', { name: 'Next variant' }));
    await waitFor(() => expect(getAnnouncement()).toBe('Chalk, 15 cm, 2 of 11'));
    await expect(canvas.getByRole('combobox', { name: 'Variant 2 of 11' })).toHaveValue(
      'Chalk, 15 cm',
    );
    const price = canvas.getByRole('textbox', { name: 'Price' });
    await expect(price).toHaveValue('38.00');
    await userEvent.clear(price);
    await userEvent.type(price, 'n/a');
    await userEvent.tab();
    await waitFor(() => expect(price).toBeInvalid());
    // The message leads back from another variant.
    await userEvent.click(canvas.getByRole('button', { name: 'Next variant' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the value' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Price' })).toHaveFocus());
    const again = canvas.getByRole('textbox', { name: 'Price' });
    await expect(again).toHaveValue('n/a');
    await userEvent.clear(again);
    await userEvent.type(again, '40{Enter}');
    await canvas.findByText('Previously 38.00');
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }));
    await canvas.findByText(/^Saved at/);
    await expect(getPrice()).toBe(40);
    // By name, also among many.
    const picker = canvas.getByRole('combobox');
    await userEvent.clear(picker);
    await userEvent.type(picker, 'moss, 15');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await canvas.findByRole('combobox', { name: 'Variant 8 of 11' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Visible' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'SKU' }), 'X{Enter}');
    await canvas.findByText(/^2 changes not saved/);
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
  },
});

export const Loading = meta.story({
  loaders: [mockPlatform(({ platform }) => void platform.hold(READ))],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading');
  },
});

export const LoadError = meta.story({
  loaders: [mockPlatform(({ platform }) => void platform.fail(READ, 'forbidden'))],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'The variants couldn’t be loaded' });
    await canvas.findByRole('button', { name: 'Retry' });
  },
});

export const WithoutVariants = meta.story({
  render: (_args, { loaded }) => (
    <VariantsDesk productId={getPlatform(loaded).catalog.product('ring-vase').id} />
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This product has no variants' });
  },
});

export const EditsByKeyboard = meta.story({
  parameters: { requirements: ['H4', 'H5'] },
  play: async ({ canvas, userEvent }) => {
    const price = await focus(canvas, 0, 'Price');
    // Typing replaces, Enter goes down.
    await userEvent.keyboard('30{Enter}');
    await waitFor(() => expect(price).toHaveTextContent('30.00'));
    const below = await findCell(canvas, 1, 'Price');
    await waitFor(() => expect(below).toHaveFocus());
    // F2 keeps the text, Escape reverts.
    await userEvent.keyboard('{F2}9{Escape}');
    await waitFor(() => expect(below).toHaveFocus());
    await expect(below).toHaveTextContent('38.00');
    // Tab goes on, and from a cell out of the grid.
    await userEvent.keyboard('{F2}{Tab}');
    const cost = await findCell(canvas, 1, 'Cost');
    await waitFor(() => expect(cost).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}7');
    await waitFor(() => expect(getAnnouncement()).toBe('This cell is calculated or read-only.'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(price).toHaveTextContent('24.00'));
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await waitFor(() => expect(price).toHaveTextContent('30.00'));
    await userEvent.keyboard('{Tab}');
    await waitFor(async () =>
      expect(await findGrid(canvas)).not.toContainElement(document.activeElement as HTMLElement),
    );
  },
});

export const FillsRange = meta.story({
  parameters: { requirements: ['H4', 'H5'] },
  play: async ({ canvas, userEvent }) => {
    await focus(canvas, 0, 'Price');
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await userEvent.keyboard('{Control>}d{/Control}');
    for (const row of [1, 2]) {
      await waitFor(async () =>
        expect(await findCell(canvas, row, 'Price')).toHaveTextContent('24.00'),
      );
    }
    await canvas.findByText('Sum 72.00, average 24.00, 3 cells');
    // One step undoes the whole range.
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(async () =>
      expect(await findCell(canvas, 2, 'Price')).toHaveTextContent('62.00'),
    );
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await waitFor(async () =>
      expect(await findCell(canvas, 2, 'Price')).toHaveTextContent('24.00'),
    );
  },
});

export const PastesAndCopiesBack = meta.story({
  parameters: { requirements: ['H4', 'H5'] },
  play: async ({ canvas, userEvent }) => {
    await focus(canvas, 0, 'Price');
    const table = '26.00\t9.50\n40.00\t15.00\n64.00\t24.00';
    paste(table);
    await waitFor(async () => expect(await findCell(canvas, 2, 'Cost')).toHaveTextContent('24.00'));
    await waitFor(() => expect(getAnnouncement()).toBe('6 cells pasted'));
    await expect(copy()).toBe(table);
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await findCell(canvas, 2, 'Cost')).toHaveTextContent('27.90'));
  },
});

export const AsksWhenPasteDoesNotFit = meta.story({
  parameters: { requirements: ['H4'] },
  play: async ({ canvas, userEvent }) => {
    await focus(canvas, 9, 'SKU');
    paste('A\t5\tFALSE\nB\t6\tTRUE\nC\t7\tTRUE');
    const dialog = await screen.findByRole('alertdialog', { name: '3 rows for 2' });
    await within(dialog).findByText('4 cells fit. The others are left out.');
    // Cancel changes nothing.
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    const sku = await findCell(canvas, 9, 'SKU');
    await waitFor(() => expect(sku).toHaveFocus());
    await expect(sku).toHaveTextContent('ink-15-cm');
    paste('A\t5\tFALSE\nB\t6\tTRUE\nC\t7\tTRUE');
    const again = await screen.findByRole('alertdialog', { name: '3 rows for 2' });
    await within(again).findByRole('button', { name: 'Fill 4 cells' });
  },
});

export const SavesOnlyChanges = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const platform = getPlatform(loaded);
    await focus(canvas, 0, 'Price');
    paste('26.00\n40.00');
    await userEvent.keyboard('{Control>}s{/Control}');
    await canvas.findByText(/^Saved at/);
    const calls = platform.calls.filter(({ name }) => name === UPDATE);
    await expect(calls).toHaveLength(1);
    const { variants = [] } = (calls[0]?.body ?? {}) as { variants?: { price: number }[] };
    await expect(variants.map(({ price }) => price)).toEqual([26, 40]);
    const bar = await findBar(canvas);
    const undo = await within(bar).findByRole('button', { name: /^Undo/ });
    undo.focus();
    await waitFor(() => expect(undo).toHaveFocus());
  },
});

export const UndoesSave = meta.story({
  parameters: { requirements: ['H5'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const getPrice = () =>
      getPlatform(loaded).catalog.product(CANDLE).variants[0]?.variant?.priceData?.price;
    const before = getPrice();
    const cell = await focus(canvas, 0, 'Price');
    await userEvent.keyboard('26{Enter}{Control>}s{/Control}');
    await canvas.findByText(/^Saved at/);
    await expect(getPrice()).toBe(26);
    // The key undoes what the bar offers, also from a cell.
    await userEvent.keyboard('{Control>}z{/Control}');
    await canvas.findByText('Undone: Last save');
    await expect(getPrice()).toBe(before);
    await expect(cell).toHaveTextContent('24.00');
    const bar = await findBar(canvas);
    const close = within(bar).getByRole('button', { name: 'Close' });
    close.focus();
    await waitFor(() => expect(close).toHaveFocus());
  },
});

export const AsksBeforeLeaving = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { hash } = location;
    await focus(canvas, 0, 'Price');
    paste('26.00\n40.00');
    await userEvent.click(canvas.getByRole('link', { name: 'Ridge pillar candle' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(dialog).toHaveAccessibleDescription('2 changes aren’t saved: Price.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const reload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(reload);
    await expect(reload.defaultPrevented).toBe(true);
    // Keys that go to another page ask, too.
    canvas.getByRole('link', { name: 'Ridge pillar candle' }).focus();
    await userEvent.keyboard('go');
    const again = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(location.hash).toBe(hash);
    await userEvent.click(within(again).getByRole('button', { name: 'Save and leave' }));
    await waitFor(() => expect(location.hash).toBe('#/admin/orders'));
    location.hash = hash;
    const [first] = getPlatform(loaded).catalog.product(CANDLE).variants;
    await expect(first?.variant?.priceData?.price).toBe(26);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const bar = await findBar(canvas);
    const undo = await within(bar).findByRole('button', { name: /^Undo/ });
    undo.focus();
    await waitFor(() => expect(undo).toHaveFocus());
  },
});

export const MarksRejectedCell = meta.story({
  parameters: { requirements: ['H6'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const violation = {
      ...{ field: 'variants[0].sku', violatedRule: 'OTHER', description: 'It is taken.' },
    };
    const details = { validationError: { fieldViolations: [violation] } };
    const reject = () => Response.json({ message: 'Not valid', details }, { status: 400 });
    getPlatform(loaded).fail(UPDATE, reject, { times: 1 });
    const cell = await focus(canvas, 4, 'SKU');
    await userEvent.keyboard('FH-X{Enter}');
    await userEvent.keyboard('{Control>}s{/Control}');
    await canvas.findByText(
      'SKU, Clay, 15 cm: The platform rejected this value with “It is taken.”',
    );
    await expect(cell).toBeInvalid();
    await expect(cell).toHaveTextContent('FH-X');
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the value' }));
    await waitFor(() => expect(cell).toHaveFocus());
  },
});

/** A host that writes stock. */
const withStockPort = mockPlatform(({ platform }) => platform.actAsOwner(), {
  ports: (platform) => (platform ? { stock: platform.stock } : {}),
});

export const EditsStock = meta.story({
  loaders: [withStockPort],
  parameters: { requirements: ['H5'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { catalog, stock } = getPlatform(loaded);
    const getQuantities = () =>
      catalog
        .product(CANDLE)
        .variants.slice(0, 3)
        .map((one) => one.stock?.quantity);
    const [, second, third] = getQuantities();
    const cell = await focus(canvas, 0, 'Stock');
    await expect(cell).not.toHaveAttribute('aria-readonly');
    await userEvent.keyboard('few{Enter}');
    await canvas.findByText(
      'Stock, Chalk, 10 cm: “few” isn’t a number. Enter a quantity, or leave the cell empty if stock isn’t tracked.',
    );
    await focus(canvas, 0, 'Stock');
    await userEvent.keyboard('40{Enter}');
    // A shopper buys one before it is saved.
    catalog.setStock(CANDLE, 3, { Colour: 'Chalk', Size: '10 cm' });
    await userEvent.keyboard('{Control>}s{/Control}');
    await canvas.findByText(/^Stock, Chalk, 10 cm: Another user has saved 3 meanwhile/);
    // The server of the host is not reached: nothing is lost.
    const reconnect = stock.disconnect();
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(getAnnouncement('assertive')).toBe('Not saved. Check your connection and try again.'),
    );
    await expect(cell).toHaveTextContent('40, Changed');
    reconnect();
    await userEvent.keyboard('{Control>}s{/Control}');
    await canvas.findByText(/^Saved at/);
    await expect(getQuantities()).toEqual([40, second, third]);
    const undo = within(await findBar(canvas)).getByRole('button', { name: /^Undo/ });
    undo.focus();
    await waitFor(() => expect(undo).toHaveFocus());
  },
});

export const KeepsChangesOfOthers = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const cell = await focus(canvas, 0, 'Price');
    await userEvent.keyboard('26.5{Enter}');
    // Meanwhile, another user changes the same price.
    getPlatform(loaded).catalog.setPrice(CANDLE, 30, { Colour: 'Chalk', Size: '10 cm' });
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(canvas.getAllByRole('alert')[0]).toHaveTextContent(
        /^Price, Chalk, 10 cm: Another user has saved 30.00 meanwhile/,
      ),
    );
    await expect(cell).toHaveTextContent('26.50');
    await expect(getPlatform(loaded).calls.filter(({ name }) => name === UPDATE)).toHaveLength(0);
  },
});

export const TypingRendersOneRow = meta.story({
  play: async ({ canvas, userEvent }) => {
    const grid = await findGrid(canvas);
    await focus(canvas, 2, 'Price');
    const touched = new Set<string | undefined>();
    const observer = new MutationObserver((mutations) => {
      for (const { target } of mutations) {
        const element = target instanceof Element ? target : target.parentElement;
        touched.add(element?.closest('[role="row"]')?.getAttribute('aria-rowindex') ?? undefined);
      }
    });
    observer.observe(grid, {
      ...{ attributes: true, characterData: true, childList: true, subtree: true },
    });
    await userEvent.keyboard('123.45');
    await userEvent.keyboard('{Control>}s{/Control}');
    const cell = await findCell(canvas, 2, 'Price');
    await waitFor(() => expect(cell).toHaveTextContent('123.45'));
    observer.disconnect();
    await expect([...touched]).toEqual(['4']);
  },
});

/** Of a thousand rows only those near the window are in the page; keys reach all of them. */
export const KeepsFocusInLongGrid = meta.story({
  render: (_args, { loaded }) => (
    <VariantsDesk productId={getPlatform(loaded).catalog.product(LONG).id} />
  ),
  play: async ({ canvas, userEvent }) => {
    const grid = await findGrid(canvas);
    await expect(grid).toHaveAttribute('aria-rowcount', '1001');
    const countRows = () => grid.querySelectorAll('[aria-rowindex]').length;
    await waitFor(() => expect(countRows()).toBeLessThan(100));
    await focus(canvas, 0, 'Price');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row', '999'));
    await expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute(
      'aria-rowindex',
      '1001',
    );
    await userEvent.keyboard('{PageUp}{ArrowUp}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row', '988'));
    // The page is scrolled away from the active cell, which keeps the focus.
    scrollTo(0, 0);
    await waitFor(() => expect(grid.querySelector('[data-row="5"]')).not.toBeNull());
    await expect(document.activeElement).toHaveAttribute('data-row', '988');
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row', '0'));

    await focus(canvas, 0, 'Price');
    paste(Array.from({ length: 1_000 }, (_, row) => `${row + 1}.50`).join('\n'));
    await waitFor(() => expect(getAnnouncement()).toBe('1,000 cells pasted'));
    await userEvent.keyboard('{Control>}{ArrowDown}{/Control}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('1000.50'));
    await expect(countRows()).toBeLessThan(100);
    // The bar of actions does not cover the active cell.
    const bar = await findBar(canvas);
    const cell = document.activeElement as HTMLElement;
    await waitFor(() =>
      expect(cell.getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().top),
    );
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(innerHeight + scrollY).toBe(document.documentElement.scrollHeight));
  },
});
