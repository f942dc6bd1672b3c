import { ProductEditor, type ProductEditorProps } from '@vitrine/admin';
import { memoryStorage } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { updateProduct } from '@vitrine/client/catalog-admin';
import { getProductId } from '@vitrine/mocks';
import { apiBaseUrl, expectNoOverflow, getPlatform, mockPlatform } from '@vitrine/storybook';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { adminParameters, DemoFrame, findBar, large, small } from './admin-demo.tsx';

const CANDLE = 'ridge-pillar-candle';

interface DeskProps extends Pick<ProductEditorProps, 'productId'> {
  title?: string;
  /** Opens the editor without a product. */
  isNew?: boolean;
}

/** The page of a product's editor. */
const ProductDesk = ({ productId, title = 'Ridge pillar candle' }: DeskProps) => (
  <DemoFrame current="products" title={title} backHref="#/admin/products">
    <ProductEditor productId={productId} variantsUrl="#/admin/products/variants" />
  </DemoFrame>
);

/** The platform of the stories: some variants of the candle are sold out. */
const asOwner = mockPlatform(({ platform }) => platform.actAsOwner());

/** The editor of one product, with the live preview. */
const meta = preview.meta({
  title: 'Admin/ProductEditor',
  component: ProductDesk,
  subcomponents: { ProductEditor },
  globals: large,
  parameters: adminParameters,
  loaders: [asOwner],
  render: ({ isNew, productId, ...args }, { loaded }) => (
    <ProductDesk
      {...args}
      productId={isNew ? undefined : (productId ?? getPlatform(loaded).catalog.product(CANDLE).id)}
    />
  ),
});

type Canvas = ReturnType<typeof within>;

const findField = (canvas: object, name: string | RegExp) =>
  (canvas as Canvas).findByRole('textbox', { name });

/** Replaces the text of a field. */
async function write(canvas: object, name: string | RegExp, text: string): Promise<void> {
  const field = await findField(canvas, name);
  await user.clear(field);
  if (text) await user.type(field, text);
}

const press = async (region: HTMLElement, name: string | RegExp) =>
  user.click(await within(region).findByRole('button', { name }));

/** Keeps a message in the bar until the screenshot: it closes itself unless it has the focus. */
const keepBarOpen = async (canvas: object, button: string | RegExp) =>
  within(await findBar(canvas as Canvas))
    .getByRole('button', { name: button })
    .focus();

/** Changes the product as another user does. */
async function saveElsewhere(loaded: unknown, changes: Parameters<typeof updateProduct>[2]) {
  const { fetch, catalog } = getPlatform(loaded);
  const client = createClient({ clientId: 'fenn-house', provider: { apiBaseUrl }, fetch });
  await updateProduct(client, catalog.product(CANDLE).id, changes);
}

const getStored = (loaded: unknown, slug = CANDLE) => getPlatform(loaded).catalog.product(slug);

/** Waits for the form, the description's editor and the names of the collections. */
async function settle(canvas: object): Promise<void> {
  const page = canvas as Canvas;
  await page.findByRole('textbox', { name: /^(Description|Beschreibung|توضیحات)/ });
  await page.findAllByRole('button', { name: /^(Remove from|Aus .* entfernen|حذف از)/ });
}

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
    await expect(await findField(canvas, /^Price/)).toHaveValue('50.00');
    await canvas.findByText(/Shoppers pay €50\.00\. Profit €30\.00/);
    await write(canvas, /^Price/, '19');
    await canvas.findByText('Shoppers pay less than the cost.');
    // A warning does not keep from saving.
    await press(await findBar(canvas), /^Save/);
    await canvas.findByText(/^Saved at /);
    await keepBarOpen(canvas, /^Undo/);
    await expect(getStored(loaded)).toMatchObject({
      priceData: { price: 19 },
      costAndProfitData: { itemCost: 20 },
    });
  },
});

export const SavesByKeyAndUndoes = meta.story({
  parameters: { requirements: ['H1'] },
  play: async ({ canvas, loaded }) => {
    await settle(canvas);
    await write(canvas, 'Name', 'Ridge candle');
    await user.keyboard('{Control>}s{/Control}');
    await canvas.findByText(/^Saved at /);
    await expect(getStored(loaded).name).toBe('Ridge candle');
    await press(await findBar(canvas), /^Undo/);
    await waitFor(() => expect(getAnnouncement()).toBe('Undone: the last save'));
    await expect(getStored(loaded).name).toBe('Ridge pillar candle');
    await keepBarOpen(canvas, 'Close');
  },
});

export const AddsChoiceWithPreview = meta.story({
  parameters: { requirements: ['H2', 'H3'] },
  play: async ({ canvas, loaded }) => {
    await settle(canvas);
    await user.click(canvas.getByRole('button', { name: 'Add a choice to Colour' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a choice to Colour' });
    await write(within(dialog), /^Name of the choice/, 'Rust');
    await within(dialog).findByText('3 new, 0 removed, 11 kept');
    await write(within(dialog), 'Price, Rust, 10 cm', '21.50');
    await press(dialog, 'Add 3 variants');
    await canvas.findByText(/^3 new, 0 removed, 11 kept/);
    await press(await findBar(canvas), /^Save/);
    await canvas.findByText(/^Saved at /);
    await keepBarOpen(canvas, /^Undo/);
    const made = getStored(loaded).variants.filter(({ choices }) => choices.Colour === 'Rust');
    await expect(made.map(({ variant }) => variant?.priceData?.price)).toEqual([21.5, 38, 62]);
  },
});

export const ShowsNewVariants = meta.story({
  play: async ({ canvas }) => {
    await settle(canvas);
    await user.click(canvas.getByRole('button', { name: 'Add a choice to Colour' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a choice to Colour' });
    await write(within(dialog), /^Name of the choice/, 'Rust');
    await within(dialog).findByText('3 new, 0 removed, 11 kept');
  },
});

export const AsksBeforeRemovingChoice = meta.story({
  parameters: { requirements: ['H2'] },
  play: async ({ canvas }) => {
    await settle(canvas);
    await user.click(canvas.getByRole('button', { name: 'Remove Ink from Colour' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove Ink from Colour' });
    await within(dialog).findByText('0 new, 3 removed, 8 kept');
    await within(dialog).findByRole('button', { name: 'Remove 3 variants' });
  },
});

export const AsksAboutManyVariants = meta.story({
  parameters: { requirements: ['H3'] },
  play: async ({ canvas }) => {
    await settle(canvas);
    await user.click(canvas.getByRole('button', { name: 'Add option' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add option' });
    await write(within(dialog), /^Name of the option/, 'Scent');
    await write(within(dialog), /^Choices/, 'None\nFig\nCedar\nRose');
    await within(dialog).findByText('This creates 48 variants. Add all of them?');
    const many = Array.from({ length: 30 }, (_, at) => `Scent ${at}`).join('\n');
    await write(within(dialog), /^Choices/, '');
    await user.click(await findField(within(dialog), /^Choices/));
    await user.paste(many);
    await within(dialog).findByText(/at most 300 variants of its own. This would be 360/);
    await expect(within(dialog).getByRole('button', { name: 'Add 360 variants' })).toBeDisabled();
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
    bold.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() =>
      expect(within(toolbar).getByRole('button', { name: 'Bulleted list' })).toHaveFocus(),
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(text.querySelectorAll('li strong').length).toBeGreaterThan(0));
    const pane = await canvas.findByRole('region', { name: 'Live preview' });
    await waitFor(() => expect(pane.querySelector('li strong')).not.toBeNull());
    await press(await findBar(canvas), /^Save/);
    await canvas.findByText(/^Saved at /);
    await keepBarOpen(canvas, /^Undo/);
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

export const KeepsOtherMarkup = meta.story({
  loaders: [
    mockPlatform(({ platform }) => {
      platform.actAsOwner();
      platform.catalog.product(CANDLE).description =
        '<table><tbody><tr><th>Burns</th><td>40 hours</td></tr></tbody></table>';
    }),
  ],
  play: async ({ canvas }) => {
    const field = await findField(canvas, /^Description/);
    await waitFor(() => expect(field).toHaveValue(expect.stringContaining('<table>')));
    await canvas.findByText(/has tables or other markup/);
  },
});

export const ExplainsWhyNotForSale = meta.story({
  parameters: { requirements: ['H16'] },
  loaders: [
    mockPlatform(({ platform }) => {
      platform.actAsOwner();
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
      name: '3 of 11 variants can’t be bought, sold out: Ink',
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

export const OffersAnotherAddress = meta.story({
  parameters: { requirements: ['H17'] },
  play: async ({ canvas, loaded }) => {
    await settle(canvas);
    await write(canvas, 'Web address', 'ring-vase');
    await press(await findBar(canvas), /^Save/);
    const group = await canvas.findByRole('group', { name: /needs your attention$/ });
    await waitFor(() => expect(group).toHaveFocus());
    await user.click(canvas.getByRole('button', { name: 'Use ring-vase-2' }));
    await press(await findBar(canvas), /^Save/);
    await canvas.findByText(/^Saved at /);
    await keepBarOpen(canvas, /^Undo/);
    await expect(getStored(loaded, 'ring-vase-2').name).toBe('Ridge pillar candle');
  },
});

export const KeepsNumberOfAnotherLanguage = meta.story({
  parameters: { requirements: ['H17'] },
  play: async ({ canvas, loaded }) => {
    await settle(canvas);
    await write(canvas, /^Price/, '38,5');
    await user.tab();
    await canvas.findByText('“38,5” isn’t a number here. Enter one such as 24.50.');
    await expect(await findField(canvas, /^Price/)).toHaveValue('38,5');
    await press(await findBar(canvas), /^Save/);
    await canvas.findByRole('link', { name: /^Price: “38,5” isn’t a number here/ });
    await expect(getPlatform(loaded).calls.map(({ name }) => name)).not.toContain(
      'catalog-admin.updateProduct',
    );
  },
});

const failingCollections = mockPlatform(({ platform }) => {
  platform.actAsOwner();
  // Each step is sent twice.
  platform.fail('catalog-admin.removeProductsFromCollection', 'offline', { times: 2 });
});

export const KeepsRestAfterPartialSave = meta.story({
  loaders: [failingCollections],
  play: async ({ canvas, loaded }) => {
    await settle(canvas);
    await write(canvas, 'Name', 'Ridge candle');
    const [remove] = canvas.getAllByRole('button', { name: /^Remove from/ });
    if (!remove) throw new Error('It is in no collection.');
    await user.click(remove);
    await press(await findBar(canvas), /^Save/);
    await canvas.findByText('Saved: Name. Not saved: Collections.');
    await expect(getStored(loaded)).toMatchObject({ name: 'Ridge candle' });
    const { collectionIds } = getStored(loaded);
    await press(await findBar(canvas), /^Retry/);
    await waitFor(() =>
      expect(getStored(loaded).collectionIds).toHaveLength(collectionIds.length - 1),
    );
    await canvas.findByText(/^Saved at /);
    await keepBarOpen(canvas, /^(Undo|Close)/);
  },
});

export const PartlySaved = meta.story({
  loaders: [failingCollections],
  play: async ({ canvas }) => {
    await settle(canvas);
    await write(canvas, 'Name', 'Ridge candle');
    const [remove] = canvas.getAllByRole('button', { name: /^Remove from/ });
    if (remove) await user.click(remove);
    await press(await findBar(canvas), /^Save/);
    await canvas.findByText('Saved: Name. Not saved: Collections.');
  },
});

export const AsksAboutSameField = meta.story({
  parameters: { requirements: ['H18'] },
  play: async ({ canvas, loaded }) => {
    await settle(canvas);
    await write(canvas, /^Price/, '40');
    await write(canvas, /^Brand/, 'Fenn');
    await saveElsewhere(loaded, { priceData: { price: 36 }, name: 'Theirs' });
    await press(await findBar(canvas), /^Save/);
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Another user has changed the same fields',
    });
    await waitFor(() =>
      expect(within(dialog).getByRole('radio', { name: 'You €40.00' })).toHaveFocus(),
    );
    await user.click(within(dialog).getByRole('radio', { name: 'Other user €36.00' }));
    await press(dialog, 'Save this');
    await canvas.findByText(/^Saved at /);
    await keepBarOpen(canvas, /^Undo/);
    await expect(getStored(loaded)).toMatchObject({
      ...{ name: 'Theirs', brand: 'Fenn', priceData: { price: 36 } },
    });
  },
});

export const AsksBeforeLeaving = meta.story({
  parameters: { requirements: ['H1'] },
  play: async ({ canvas }) => {
    await settle(canvas);
    await write(canvas, 'Name', 'Ridge candle');
    const [link] = canvas.getAllByRole('link', { name: 'Products' });
    if (!link) throw new Error('There is no link to the list.');
    await user.click(link);
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(dialog).toHaveAccessibleDescription('1 change isn’t saved: Name.');
  },
});

export const OffersDraft = meta.story({
  loaders: [
    mockPlatform(({ platform }) => platform.actAsOwner(), {
      ports: () => ({
        storage: memoryStorage({
          [`vitrine.editor.product.${getProductId(CANDLE)}`]: JSON.stringify({
            edits: { name: 'Ridge candle', price: { typed: '38,5' } },
            before: { name: 'Ridge pillar candle', price: '38' },
            at: '2026-11-26T15:00:00.000Z',
          }),
        }),
      }),
    }),
  ],
  play: async ({ canvas }) => {
    await settle(canvas);
    await canvas.findByText(/^2 changes of an earlier visit weren’t saved \(26 Nov/);
    await user.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(await findField(canvas, 'Name')).toHaveValue('Ridge candle');
    await expect(await findField(canvas, /^Price/)).toHaveValue('38,5');
  },
});

export const CreatesProduct = meta.story({
  args: { isNew: true, title: 'New product' },
  play: async ({ canvas, loaded }) => {
    await write(canvas, 'Name', 'Stone bowl');
    await write(canvas, /^Price/, '24');
    await user.click(canvas.getByRole('button', { name: 'Add option' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add option' });
    await write(within(dialog), /^Name of the option/, 'Size');
    await write(within(dialog), /^Choices/, 'Small{Enter}Large');
    await press(dialog, 'Add 2 variants');
    await press(await findBar(canvas), /^Save/);
    await canvas.findByText('“Stone bowl” is created');
    await keepBarOpen(canvas, 'Close');
    const made = getStored(loaded, 'stone-bowl');
    await expect(made).toMatchObject({ manageVariants: true, priceData: { price: 24 } });
    await expect(made.variants.map(({ choices }) => choices)).toEqual([
      { Size: 'Small' },
      { Size: 'Large' },
    ]);
  },
});

export const DeletesByName = meta.story({
  play: async ({ canvas, loaded }) => {
    await settle(canvas);
    await user.click(canvas.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Delete “Ridge pillar candle”?',
    });
    await write(within(dialog), /^Type the name/, 'Ridge');
    await press(dialog, 'Delete product');
    await within(dialog).findByText('This isn’t the name of the product.');
    await expect(getStored(loaded).name).toBe('Ridge pillar candle');
  },
});

export const Duplicates = meta.story({
  play: async ({ canvas, loaded }) => {
    await settle(canvas);
    await user.click(canvas.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await canvas.findByText('“Ridge pillar candle (copy)” is created and hidden');
    await keepBarOpen(canvas, 'Close');
    await expect(getStored(loaded, 'ridge-pillar-candle-copy').visible).toBe(false);
  },
});

export const Loading = meta.story({
  loaders: [
    mockPlatform(({ platform }) => {
      platform.actAsOwner();
      platform.hold('catalog.getProduct');
    }),
  ],
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
});

export const RetriesAfterLoadError = meta.story({
  loaders: [
    mockPlatform(({ platform }) => {
      platform.actAsOwner();
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

export const Dark = meta.story({ globals: { ...large, theme: 'dark' }, play: changed });

export const RightToLeft = meta.story({ globals: { ...large, locale: 'fa-IR' }, play: changed });

export const German = meta.story({ globals: { ...large, locale: 'de' }, play: changed });

export const Small = meta.story({
  parameters: { requirements: ['H21'] },
  globals: small,
  play: async ({ canvas }) => {
    await changed({ canvas });
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
    await expect(await findBar(canvas)).toHaveTextContent('1 not saved');
  },
});

export const PreviewsOnSmallScreen = meta.story({
  globals: small,
  play: async ({ canvas }) => {
    await settle(canvas);
    await user.click(canvas.getByRole('button', { name: 'Live preview' }));
    const pane = await canvas.findByRole('region', { name: 'Live preview' });
    await waitFor(() => expect(pane).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
  },
});
