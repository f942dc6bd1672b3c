import type { Product, StoreVariant } from '@vitrine/client/catalog';
import { expectNoOverflow } from '@vitrine/storybook';
import type { OptionControlProps } from '@vitrine/ui';
import { expect, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { getProduct } from '../lib/demo-products.ts';
import { ForcedState } from '../lib/ForcedState.tsx';
import { hold } from '../lib/hold-requests.ts';
import { fitsWindow, startsAtRight } from '../lib/layout.ts';
import { candle, candleIn, Picker } from './picker.tsx';

const meta = preview.meta({
  title: 'Catalog/VariantPicker',
  component: Picker,
  parameters: { layout: 'padded' },
  args: { product: candle, selection: { Colour: 'Chalk', Size: '15 cm' } },
});

const small = { viewport: { value: 'small', isRotated: false } };

export const KeepsSoldOutValuesSelectable = meta.story({
  parameters: { requirements: ['B4'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /20 cm/ })).toBeEnabled();
    await expect(canvas.getByRole('radio', { name: 'Ink Sold out' })).toBeEnabled();
  },
});

export const Themes = meta.story({ parameters: { chromatic: inModes('dark', 'contrast') } });

export const ForcedColors = meta.story();

export const Small = meta.story({ globals: small, play: fitsWindow });

export const RightToLeft = meta.story({
  globals: { locale: 'fa-IR' },
  play: startsAtRight('[role=radio]'),
});

/** One of each: many, few, none that can be ordered ahead, none, and not made. */
const candleInEachState = candleIn(
  ['10 cm', '15 cm', '20 cm', '25 cm', '30 cm'],
  (Colour, Size) => {
    if (Colour === 'Moss' || Size === '30 cm') return Colour === 'Clay' ? 9 : undefined;
    return { '10 cm': 9, '15 cm': 2, '20 cm': 0, '25 cm': 0 }[Size];
  },
);
const preOrderVariants = [
  { variantId: 'Chalk 20 cm', preorderInfo: { enabled: true } },
] as unknown as StoreVariant[];
const inEachState = {
  product: candleInEachState,
  storeVariants: preOrderVariants,
  selection: { Colour: 'Chalk', Size: '10 cm' },
};

export const States = meta.story({
  parameters: { requirements: ['B2'] },
  args: inEachState,
  play: async ({ canvas }) => {
    const expectedOptions = [
      ['10 cm', 'available', '€18.00'],
      ['15 cm', 'low', '2 left'],
      ['20 cm', 'pre-order', 'Pre-order'],
      ['25 cm', 'sold-out', 'Sold out'],
      ['30 cm', 'nonexistent', 'Not available in Chalk'],
    ] as const;
    for (const [size, state, text] of expectedOptions) {
      const radio = canvas.getByRole('radio', { name: new RegExp(`^${size}`) });
      await expect(radio).toHaveAttribute('data-availability', state);
      await expect(radio).toHaveTextContent(text);
      await expect(radio).toBeEnabled();
    }
  },
});

export const StatesDark = meta.story({
  args: inEachState,
  globals: { theme: 'dark' },
});

export const NoSelection = meta.story({
  args: { selection: {} },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    const open = canvasElement.querySelectorAll('[data-option][data-availability="incomplete"]');
    await expect(open).toHaveLength(2);
  },
});

export const NavigatesOptionsByKeyboard = meta.story({
  parameters: { requirements: ['B1'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Colour' })).toBeInTheDocument();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Chalk' })).toHaveFocus());
    for (const name of ['Clay', 'Moss', 'Ink Sold out']) {
      await hold('ArrowRight', canvas.getByRole('radio', { name }));
    }
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: /15 cm/ })).toHaveFocus());
  },
});

export const AdjustsIncompatibleSelection = meta.story({
  parameters: { requirements: ['B3'] },
  args: { selection: { Colour: 'Chalk', Size: '20 cm' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /^Moss/ })).toHaveTextContent(
      'Not available in 20 cm',
    );
    await userEvent.click(canvas.getByRole('radio', { name: /^Moss/ }));
    const text = '20 cm isn’t available in Moss. Choose another size.';
    // The text appears immediately, and its frame once it is loaded.
    await waitFor(() =>
      expect(
        canvas.getByText(text, { ignore: '[aria-live]' }).closest('[data-tone=info]'),
      ).toBeVisible(),
    );
    await waitFor(() => expect(getAnnouncement()).toBe(text));
    await expect(canvas.getByRole('radio', { name: 'Moss' })).toBeChecked();
    await expect(canvas.queryByRole('radio', { name: /cm/, checked: true })).toBeNull();
  },
});

export const HoverAndFocus = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 40 }}>
      <ForcedState state="hover" on="[role=radio]:not([data-state=checked])">
        <Picker {...args} />
      </ForcedState>
      <ForcedState state="focus-visible" on="[data-state=checked]">
        <Picker {...args} />
      </ForcedState>
    </div>
  ),
});

/** Colors that a page may have, too, and one that browsers do not support. */
const lamp = getProduct('dome-table-lamp');
const lampWithPlainSwatches: Product = {
  ...lamp,
  variants: [],
  productOptions: lamp.productOptions.map((option) => ({
    ...option,
    choices: [
      ...option.choices.map(({ media: _media, ...choice }) => choice),
      { value: '#ffffff', description: 'White', inStock: true, visible: true },
      { value: '#000000', description: 'Black', inStock: true, visible: true },
      { value: 'no-such-colour', description: 'Undyed', inStock: true, visible: true },
    ],
  })),
};

export const Swatches = meta.story({
  parameters: { requirements: ['B7'] },
  args: { product: lampWithPlainSwatches, selection: { Colour: 'White' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'White' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Undyed' })).toBeEnabled();
    // Without the edge, a white swatch would not be visible on a white page.
    const swatch = canvas
      .getByRole('radio', { name: 'White' })
      .querySelector('[style*="background-color"]') as HTMLElement;
    const { backgroundColor, boxShadow } = getComputedStyle(swatch);
    await expect(backgroundColor).toBe('rgb(255, 255, 255)');
    await expect(boxShadow).toMatch(/^rgb\(.*\) 0px 0px 0px 1px inset$/);
    await expect(boxShadow).not.toContain('rgb(255, 255, 255)');
  },
});

export const SwatchesDark = meta.story({
  args: { product: lampWithPlainSwatches, selection: { Colour: 'Black' } },
  globals: { theme: 'dark' },
});

export const SingleValue = meta.story({
  parameters: { requirements: ['B11'] },
  args: { product: getProduct('cedar-hand-wash'), selection: { Size: '500 ml' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('500 ml')).toBeVisible());
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});

const candleWithLongNames: Product = {
  ...candle,
  productOptions: candle.productOptions.map((option) => ({
    ...option,
    name: option.name === 'Size' ? 'Ausführung und Höhe ohne Untersetzer' : option.name,
    choices: option.choices.map((choice) =>
      option.name === 'Size'
        ? { ...choice, description: `${choice.description} mit Aufbewahrungsschachtel` }
        : { ...choice, description: `${choice.description}farbenzwischenton` },
    ),
  })),
  variants: [],
};

export const LongNamesSmall = meta.story({
  globals: small,
  args: { product: candleWithLongNames, selection: { Colour: 'Clayfarbenzwischenton' } },
  play: async ({ canvasElement }) => {
    await expectNoOverflow(canvasElement);
  },
});

const TextOptions = ({ option, labelId, onSelect }: OptionControlProps) => (
  <fieldset aria-labelledby={labelId} style={{ display: 'flex', gap: 16 }}>
    {option.choices.map(({ description, isSelected }) => (
      <button
        key={description}
        type="button"
        aria-pressed={isSelected}
        onClick={() => onSelect(description)}
        style={{ minBlockSize: 24, textDecoration: isSelected ? 'underline' : 'none' }}
      >
        {description}
      </button>
    ))}
  </fieldset>
);

export const RendersCustomControl = meta.story({
  args: { renderers: { Size: TextOptions } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '10 cm' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '10 cm', pressed: true })).toBeVisible(),
    );
  },
});
