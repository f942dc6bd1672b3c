import {
  choose,
  createVariantIndex,
  type Repair,
  type Selection,
  viewSelection,
} from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import { type OptionControlProps, VariantPicker, type VariantPickerProps } from '@vitrine/ui';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Forced } from '../lib/Forced.tsx';
import { hold } from '../lib/hold.ts';
import { productOf } from '../lib/shop.ts';
import { spoken } from '../lib/spoken.ts';

const candle = productOf('ridge-pillar-candle');
const lamp = productOf('dome-table-lamp');
const pitcher = productOf('made-to-order-pitcher');

interface PickerProps extends Pick<VariantPickerProps, 'renderers'> {
  product: Product;
  selection: Selection;
}

/** A picker that keeps what is chosen, as a page does. */
function Picker({ product, selection, renderers }: PickerProps) {
  const index = createVariantIndex(product);
  const [state, setState] = useState<{ selection: Selection; repairs: readonly Repair[] }>({
    selection,
    repairs: [],
  });
  return (
    <VariantPicker.Root
      style={{ maxInlineSize: 441 }}
      options={viewSelection(index, state.selection).options}
      selection={state.selection}
      repairs={state.repairs}
      renderers={renderers}
      onChoose={(option, description) =>
        setState(choose(index, state.selection, option, description))
      }
    />
  );
}

const meta = preview.meta({
  title: 'Catalog/VariantPicker',
  component: Picker,
  parameters: { layout: 'padded' },
  args: { product: candle, selection: { Colour: 'Chalk', Size: '15 cm' } },
});

const small = { viewport: { value: 'small', isRotated: false } };

export const SoldStaysToBeChosenAndIsMarked = meta.story();

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const HighContrast = meta.story({ globals: { theme: 'contrast' } });

export const Small = meta.story({ globals: small });

export const RightToLeft = meta.story({ globals: { locale: 'fa' } });

export const WhatIsNotMadeIsDashedAndSaysSo = meta.story({
  args: { selection: { Colour: 'Moss', Size: '15 cm' } },
  play: async ({ canvas }) => {
    const size = canvas.getByRole('radio', { name: /20 cm/ });
    await expect(size).toHaveTextContent('Not made in Moss');
    await expect(size).toBeEnabled();
  },
});

export const ColoursThatAreNotMadeAreDashed = meta.story({
  args: { selection: { Colour: 'Chalk', Size: '20 cm' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^Moss/ })).toHaveTextContent(
      'Not made in 20 cm',
    );
  },
});

export const NothingIsChosenUntilSomebodyDoes = meta.story({
  args: { selection: {} },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
  },
});

export const ArrowsDoNotSkipWhatIsSoldOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Chalk' })).toHaveFocus());
    for (const name of ['Clay', 'Moss', 'Ink Sold out']) {
      await hold('ArrowRight', canvas.getByRole('radio', { name }));
    }
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: /15 cm/ })).toHaveFocus());
  },
});

export const AChoiceThatDoesNotGoWithTheRestRepairsItAndSaysSo = meta.story({
  args: { selection: { Colour: 'Chalk', Size: '20 cm' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Moss/ }));
    const words = '20 cm is not made in Moss. Choose another size.';
    await waitFor(() => expect(canvas.getByText(words, { ignore: '[aria-live]' })).toBeVisible());
    await waitFor(() => expect(spoken()).toBe(words));
    await expect(canvas.getByRole('radio', { name: 'Moss' })).toBeChecked();
    await expect(canvas.queryByRole('radio', { name: /cm/, checked: true })).toBeNull();
  },
});

export const HoverAndFocusShowOnBothKinds = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 40 }}>
      <Forced state="hover" on="[role=radio]:not([data-state=checked])">
        <Picker {...args} />
      </Forced>
      <Forced state="focus-visible" on="[data-state=checked]">
        <Picker {...args} />
      </Forced>
    </div>
  ),
});

export const ColoursWithoutPicturesAreSwatches = meta.story({
  args: { product: lamp, selection: { Colour: 'Cream' } },
});

export const OneValueIsWordsNotAControl = meta.story({
  args: { product: productOf('cedar-hand-wash'), selection: { Size: '500 ml' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('500 ml')).toBeVisible());
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});

/** The open list holds focus and keys: what Radix hides behind it cannot be reached. */
const listHoldsTheFocus = {
  a11y: {
    config: {
      rules: [
        { id: 'aria-hidden-focus', enabled: false },
        { id: 'scrollable-region-focusable', enabled: false },
      ],
    },
  },
};

export const MoreThanEightValuesAreAList = meta.story({
  parameters: listHoldsTheFocus,
  args: { product: pitcher, selection: pitcher.variants[0]?.choices ?? {} },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Size' }));
    const list = await screen.findByRole('listbox');
    await expect(list.querySelectorAll('[role=option]')).toHaveLength(10);
  },
});

/** The candle in so many sizes that nobody reads them all. */
const sizes = Array.from({ length: 40 }, (_, index) => `${index + 5} cm`);
const many: Product = {
  ...candle,
  productOptions: candle.productOptions.map((option) =>
    option.name === 'Size'
      ? {
          ...option,
          choices: sizes.map((description) => ({
            value: description,
            description,
            inStock: true,
            visible: true,
          })),
        }
      : option,
  ),
  variants: sizes.flatMap((Size, index) =>
    ['Chalk', 'Clay', 'Moss', 'Ink'].map((Colour) => ({
      _id: `${Colour} ${Size}`,
      choices: { Colour, Size },
      stock: { trackQuantity: false, inStock: index % 5 !== 0 },
    })),
  ),
};

export const MoreThan25ValuesAreSearched = meta.story({
  args: { product: many, selection: { Colour: 'Chalk' } },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole('combobox', { name: 'Size' });
    await userEvent.click(input);
    await userEvent.keyboard('40');
    await userEvent.click(await screen.findByRole('option', { name: '40 cm, sold out' }));
    await waitFor(() => expect(canvas.getByText('40 cm')).toBeVisible());
  },
});

const long: Product = {
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

export const LongWordsStayInTheirPlace = meta.story({
  globals: small,
  args: { product: long, selection: { Colour: 'Clayfarbenzwischenton' } },
});

const Words = ({ option, labelId, onChoose }: OptionControlProps) => (
  <fieldset aria-labelledby={labelId} style={{ display: 'flex', gap: 16 }}>
    {option.choices.map(({ description, isSelected }) => (
      <button
        key={description}
        type="button"
        aria-pressed={isSelected}
        onClick={() => onChoose(description)}
        style={{ minBlockSize: 24, textDecoration: isSelected ? 'underline' : 'none' }}
      >
        {description}
      </button>
    ))}
  </fieldset>
);

export const AHostBringsItsOwnControl = meta.story({
  args: { renderers: { Size: Words } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '10 cm' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '10 cm', pressed: true })).toBeVisible(),
    );
  },
});
