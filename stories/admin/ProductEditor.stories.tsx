import { ProductEditor } from '@vitrine/admin';
import { expectNoOverflow, getPlatform } from '@vitrine/storybook';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { adminParameters, findBar, large, small } from './admin-demo.tsx';
import {
  asOwner,
  CANDLE,
  findField,
  getStored,
  keepBarOpen,
  ProductDesk,
  press,
  renderProductDesk,
  saveByBar,
  saveElsewhere,
  settle,
  write,
} from './product-demo.tsx';

/** The editor of one product, with the live preview. */
const meta = preview.meta({
  title: 'Admin/ProductEditor',
  component: ProductDesk,
  subcomponents: { ProductEditor },
  globals: large,
  parameters: adminParameters,
  loaders: [asOwner()],
  render: renderProductDesk,
});

type Canvas = ReturnType<typeof within>;

export const ShowsProduct = meta.story({
  play: async ({ canvas }) => {
    await settle(canvas);
    await expect(await findField(canvas, 'Name')).toHaveValue('Ridge pillar candle');
    await expect(await findField(canvas, /^Description/)).toHaveTextContent(/ridges/);
    await expectNoOverflow();
  },
});

export const MarksChangesAndPreviewsThem = meta.story({
  parameters: { requirements: ['H1', 'H8'] },
  play: async ({ canvas }) => {
    await settle(canvas);
    await write(canvas, 'Name', 'Ridge candle, tall');
    await write(canvas, /^Price/, '40.00');
    const pane = await canvas.findByRole('region', { name: 'Live preview' });
    await waitFor(() => expect(pane).toHaveTextContent('Ridge candle, tall'));
    await waitFor(() => expect(pane).toHaveTextContent('€40'));
    const bar = await findBar(canvas);
    await expect(bar).toHaveTextContent('2 changes not saved');
    await write(canvas, 'Name', 'Ridge pillar candle');
    await expect(bar).toHaveTextContent('1 change not saved');
    (await findField(canvas, /^Price/)).focus();
  },
});

export const SetsPriceByMargin = meta.story({
  parameters: { requirements: ['H8'] },
  play: async ({ canvas, loaded }) => {
    await settle(canvas);
    await write(canvas, /^Cost/, '20');
    await write(canvas, /^Margin/, '60');
    await expect(await findField(canvas, /^Price/)).toHaveValue('56.00');
    await canvas.findByText(/Shoppers pay €50\.00\. Your profit is €30\.00/);
    await write(canvas, /^Price/, '19');
    await canvas.findByText('Shoppers pay less than the cost.');
    // A warning does not keep from saving.
    await saveByBar(canvas);
    await expect(getStored(loaded)).toMatchObject({
      priceData: { price: 19 },
      costAndProfitData: { itemCost: 20 },
    });
  },
});

export const FormatsDescriptionByKeyboard = meta.story({
  parameters: { requirements: ['H15'] },
  play: async ({ canvas, loaded }) => {
    await settle(canvas);
    const text = await findField(canvas, /^Description/);
    await user.click(text);
    await user.keyboard('{Control>}a{/Control}');
    await user.keyboard('{Alt>}{F10}{/Alt}');
    const toolbar = canvas.getByRole('toolbar', { name: 'Formatting' });
    const bold = within(toolbar).getByRole('button', { name: 'Bold' });
    await waitFor(() => expect(bold).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(bold).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(text).toHaveFocus());
    bold.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() =>
      expect(within(toolbar).getByRole('button', { name: 'Bulleted list' })).toHaveFocus(),
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(text.querySelectorAll('li strong').length).toBeGreaterThan(0));
    const pane = await canvas.findByRole('region', { name: 'Live preview' });
    await waitFor(() => expect(pane.querySelector('li strong')).not.toBeNull());
    await saveByBar(canvas);
    await expect(getStored(loaded).description).toMatch(/^<ul><li><p><strong>.+<\/li><\/ul>$/);
  },
});

export const CleansPastedHtml = meta.story({
  parameters: { requirements: ['H15'] },
  play: async ({ canvas, loaded }) => {
    await settle(canvas);
    const text = await findField(canvas, /^Description/);
    await user.click(text);
    await user.keyboard('{Control>}a{/Control}');
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<p style="color:red" onclick="alert(1)">Poured <b>by hand</b> <a href="javascript:alert(1)">x</a><a href="https://fenn.example/care">Care</a></p><script>alert(1)</script><img src="x" onerror="alert(1)">',
    );
    text.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
    await waitFor(() => expect(text).toHaveTextContent('Poured by hand'));
    // A link leads only to the web, a mailbox or the shop.
    const toolbar = canvas.getByRole('toolbar', { name: 'Formatting' });
    await user.keyboard('{Control>}a{/Control}');
    await user.click(within(toolbar).getByRole('button', { name: 'Link' }));
    await write(screen, /^Link address/, 'javascript:alert(1)');
    await user.keyboard('{Enter}');
    await screen.findByText('Enter an address that begins with https://, mailto: or /.');
    await user.keyboard('{Escape}');
    await press(await findBar(canvas), /^Save/);
    await canvas.findByText(/^Saved at /);
    await expect(getStored(loaded).description).toBe(
      '<p>Poured <strong>by hand</strong> x<a href="https://fenn.example/care">Care</a></p>',
    );
    await keepBarOpen(canvas, /^Undo/);
  },
});

const table = '<table><tbody><tr><th>Burns</th><td>40 hours</td></tr></tbody></table>';

export const TakesMarkupOfAnotherUser = meta.story({
  parameters: { requirements: ['H15', 'H18'] },
  play: async ({ canvas, loaded }) => {
    await settle(canvas);
    await write(canvas, /^Brand/, 'Fenn');
    await saveElsewhere(loaded, { description: table });
    await saveByBar(canvas);
    // The rich-text editor would lose the table, so it gives way to the HTML.
    await waitFor(async () => expect(await findField(canvas, /^Description/)).toHaveValue(table));
    await expect(getStored(loaded)).toMatchObject({ brand: 'Fenn', description: table });
  },
});

export const KeepsOtherMarkup = meta.story({
  loaders: [
    asOwner((platform) => {
      platform.catalog.product(CANDLE).description = table;
    }),
  ],
  play: async ({ canvas }) => {
    const field = await findField(canvas, /^Description/);
    await waitFor(() => expect(field).toHaveValue(table));
    await canvas.findByText(/has tables or other markup/);
  },
});

export const ExplainsWhyNotForSale = meta.story({
  parameters: { requirements: ['H16'] },
  loaders: [
    asOwner((platform) => {
      platform.catalog.hide(CANDLE);
      platform.catalog.setStock(CANDLE, 5);
      platform.catalog.setStock(CANDLE, 0, { Colour: 'Ink' });
      platform.catalog.product(CANDLE).media = { items: [] };
    }),
  ],
  play: async ({ canvas }) => {
    await settle(canvas);
    await canvas.findByText('Why it can’t be bought');
    await canvas.findByRole('button', {
      name: '3 of 11 variants are sold out: Ink',
    });
    await user.click(canvas.getByRole('button', { name: 'It’s hidden.' }));
    const visible = canvas.getByRole('checkbox', { name: /^Visible in the shop/ });
    await waitFor(() => expect(visible).toHaveFocus());
    await user.keyboard(' ');
    await waitFor(() => expect(canvas.queryByText('Why it can’t be bought')).toBeNull());
    await user.click(canvas.getByRole('button', { name: 'It has no image.' }));
    await waitFor(() => expect(visible).not.toHaveFocus());
  },
});

export const Loading = meta.story({
  loaders: [
    asOwner((platform) => {
      platform.hold('catalog.getProduct');
    }),
  ],
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
});

export const RetriesAfterLoadError = meta.story({
  loaders: [
    asOwner((platform) => {
      platform.fail('catalog.getProduct', 'unavailable', { times: 1 });
    }),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('The product couldn’t be loaded.');
    await user.click(canvas.getByRole('button', { name: /^(Retry|Try again)/ }));
    await settle(canvas);
  },
});

const changed = async ({ canvas }: { canvas: object }) => {
  await settle(canvas);
  const [name] = await (canvas as Canvas).findAllByRole('textbox');
  if (!name) throw new Error('There is no field.');
  await user.type(name, ' 2');
};

export const Modes = meta.story({
  parameters: { chromatic: inModes('dark', 'persian', 'german') },
  globals: large,
  play: changed,
});

export const Small = meta.story({
  parameters: { requirements: ['H21'] },
  globals: small,
  play: async ({ canvas }) => {
    await changed({ canvas });
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
    await expect(await findBar(canvas)).toHaveTextContent('1 change');
  },
});

export const PreviewsOnSmallScreen = meta.story({
  globals: small,
  play: async ({ canvas }) => {
    await settle(canvas);
    await user.click(canvas.getByRole('button', { name: 'Live preview' }));
    const pane = await canvas.findByRole('region', { name: 'Live preview' });
    await waitFor(() => expect(pane).toBeVisible());
    // There is no place for a wide one.
    await expect(within(pane).queryByRole('button', { name: 'Wide' })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
  },
});

/** Returns the preview, its page and the name of the product in it. */
async function findPage(canvas: object) {
  const pane: HTMLElement = await (canvas as Canvas).findByRole('region', {
    name: 'Live preview',
  });
  const page = pane.querySelector<HTMLElement>('[data-vt-density=regular]');
  const heading = page?.querySelector('h1');
  if (!heading || !page) throw new Error('The preview has no name.');
  const choose = (name: 'Phone' | 'Wide') => user.click(within(pane).getByRole('button', { name }));
  return { pane, heading, page, choose };
}

const openWide = async ({ canvas }: { canvas: object }) => {
  await settle(canvas);
  const [name] = await (canvas as Canvas).findAllByRole('textbox');
  if (!name) throw new Error('There is no field.');
  await user.type(name, ' 2');
  const pane = document.querySelector<HTMLElement>('[data-live-preview]');
  if (!pane) throw new Error('There is no preview.');
  const wide = within(pane).getByRole('button', { name: /^(Wide|Breit|پهن)$/ });
  await user.click(wide);
  await waitFor(() => expect(name).not.toBeVisible());
  return { pane, wide, name };
};

export const PreviewsWideInPlaceOfForm = meta.story({
  play: async ({ canvas }) => {
    await settle(canvas);
    const name = await findField(canvas, 'Name');
    await write(canvas, 'Name', 'Ridge candle, tall');
    const text = await findField(canvas, /^Cost/);
    text.scrollIntoView({ block: 'center' });
    const position = window.scrollY;
    await expect(position).toBeGreaterThan(0);
    const { pane, page, choose } = await findPage(canvas);
    await expect(page.offsetWidth).toBe(390);
    await choose('Wide');
    const wide = within(pane).getByRole('button', { name: 'Wide' });
    await waitFor(() => expect(wide).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(wide).toHaveFocus());
    await expect(name).not.toBeVisible();
    await waitFor(() => expect(window.scrollY).toBe(0));
    // The bar stays, and the page has two columns, as in a window of this width.
    await expect(await findBar(canvas)).toHaveTextContent('1 change not saved');
    const { heading } = await findPage(canvas);
    await expect(page.offsetWidth).toBe(1024);
    await expect(heading.getBoundingClientRect().left).toBeGreaterThan(
      page.getBoundingClientRect().left + 512,
    );
    await expectNoOverflow();
    // Escape, like the switch, returns to the form, where it was.
    await user.keyboard('{Escape}');
    await waitFor(() => expect(name).toBeVisible());
    await waitFor(() => expect(wide).toHaveFocus());
    await expect(wide).toHaveAttribute('aria-pressed', 'false');
    await expect(name).toHaveValue('Ridge candle, tall');
    await waitFor(() => expect(window.scrollY).toBe(position));
    await choose('Wide');
    await waitFor(() => expect(name).not.toBeVisible());
    await user.keyboard('{Tab}{Enter}');
    // The first Escape only leaves the page.
    await user.keyboard('{Escape}');
    await expect(name).not.toBeVisible();
    await choose('Phone');
    await waitFor(() => expect(name).toBeVisible());
    await choose('Wide');
    await waitFor(() => expect(name).not.toBeVisible());
  },
});

/** In a host’s own frame that is narrower than the page. */
export const ScalesWidePreviewToFrame = meta.story({
  render: (args, { loaded }) => (
    <div style={{ inlineSize: 940 }}>
      <ProductEditor
        {...args}
        productId={getPlatform(loaded).catalog.product(CANDLE).id}
        variantsHref="#/admin/products/variants"
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await settle(canvas);
    const { pane, page, choose } = await findPage(canvas);
    await choose('Wide');
    await waitFor(() => expect(page.offsetWidth).toBe(1024));
    const box = page.getBoundingClientRect();
    const edges = pane.getBoundingClientRect();
    await expect(box.width).toBeLessThan(940);
    await expect(box.left - edges.left).toBeCloseTo(edges.right - box.right, 0);
    // Nothing is left of the space of the unscaled page.
    await expect(edges.bottom - box.bottom).toBeLessThan(20);
    const { heading } = await findPage(canvas);
    // The simulated press would scroll to what it focuses.
    within(pane).getByRole('group', { name: 'Live preview' }).focus();
    const { left, top } = heading.getBoundingClientRect();
    // A press leads to the field, and with it back to the form.
    await user.pointer({
      target: page,
      keys: '[MouseLeft]',
      coords: { clientX: left + 5, clientY: top + 5 },
    });
    await waitFor(async () => expect(await findField(canvas, 'Name')).toHaveFocus());
    await expect(page.offsetWidth).toBe(390);
    await expect(page.getBoundingClientRect().width).toBe(390);
    await choose('Wide');
    await waitFor(() => expect(page.offsetWidth).toBe(1024));
  },
});

export const WidePreview = meta.story({
  parameters: { chromatic: inModes('light', 'dark', 'persian') },
  play: async (context) => void (await openWide(context)),
});

/** With the wide preview: its switch shows the choice in every color scheme. */
export const ForcedColors = meta.story({
  play: async (context) => void (await openWide(context)),
});

export const LeadsFromPreviewToField = meta.story({
  play: async ({ canvas }) => {
    await settle(canvas);
    const pane = await canvas.findByRole('region', { name: 'Live preview' });
    const heading = pane.querySelector('h1');
    if (!heading) throw new Error('The preview has no name.');
    const box = heading.getBoundingClientRect();
    // Inert content is no target: the press goes to the page below.
    await user.pointer({
      target: heading.closest('[data-vt-density]') ?? pane,
      keys: '[MouseLeft]',
      coords: { clientX: box.left + 5, clientY: box.top + 5 },
    });
    await waitFor(async () => expect(await findField(canvas, 'Name')).toHaveFocus());
  },
});

/** A host that writes stock, and a product without options that is sold out. */
export const EditsStock = meta.story({
  loaders: [
    asOwner(() => {}, { ports: (platform) => (platform ? { stock: platform.stock } : {}) }),
  ],
  render: (args, { loaded }) => (
    <ProductDesk
      {...args}
      title="Ring vase"
      productId={getPlatform(loaded).catalog.product('ring-vase').id}
    />
  ),
  play: async ({ canvas, loaded }) => {
    await settle(canvas);
    const getQuantity = () => getStored(loaded, 'ring-vase').variants[0]?.stock?.quantity;
    // The reason why it can’t be bought leads to the field.
    await press(await canvas.findByRole('note'), 'It’s sold out.');
    const field = await findField(canvas, /^Stock/);
    await waitFor(() => expect(field).toHaveFocus());
    await write(canvas, /^Stock/, '2.5');
    await user.tab();
    await canvas.findByText('Enter a whole number.');
    await write(canvas, /^Stock/, '12');
    await waitFor(() => expect(canvas.queryByText('It’s sold out.')).toBeNull());
    const pane = await canvas.findByRole('region', { name: 'Live preview' });
    await waitFor(() => expect(pane).toHaveTextContent('In stock'));
    // A shopper returns one before it is saved.
    getPlatform(loaded).catalog.setStock('ring-vase', 1);
    await press(await findBar(canvas), /^Save/);
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Save this' }));
    await canvas.findByText(/^Saved at /);
    await expect(getQuantity()).toBe(12);
    await press(await findBar(canvas), /^Undo/);
    await waitFor(() => expect(getQuantity()).toBe(1));
    await waitFor(() => expect(field).toHaveValue('1'));
    await waitFor(() => expect(pane).toHaveTextContent('1 left'));
    await keepBarOpen(canvas, 'Close');
  },
});
