import type { ChoiceView, OptionView } from '@vitrine/atoms';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../../../provider/UiProvider.tsx';
import { CellOption } from './CellOption.tsx';

const choice = (description: string, amount: number | undefined, currency: string) =>
  ({
    description,
    value: description,
    visible: true,
    state: 'available',
    isSelected: false,
    variant: {
      variant:
        amount === undefined
          ? {}
          : { priceData: { currency, price: amount, discountedPrice: amount } },
    },
  }) as unknown as ChoiceView;

/** The texts of the cells. */
function getCells(choices: readonly ChoiceView[]): string[] {
  const option = { name: 'Size', optionType: 'drop_down', choices } as unknown as OptionView;
  const markup = renderToStaticMarkup(
    <UiProvider>
      <CellOption option={option} labelId="label" others="" onSelect={() => {}} />
    </UiProvider>,
  );
  return [...markup.matchAll(/<button[\s\S]*?<\/button>/g)].map(([cell]) =>
    cell
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

test('cells have the price if it differs and the choice does not name it', () => {
  expect(getCells([choice('S', 20, 'EUR'), choice('M', 24.5, 'EUR')])).toEqual([
    'S €20.00',
    'M €24.50',
  ]);
  expect(getCells([choice('S', 20, 'EUR'), choice('M', 20, 'EUR')])).toEqual(['S', 'M']);
  expect(getCells([choice('€20', 20, 'EUR'), choice('€24.50', 24.5, 'EUR')])).toEqual([
    '€20',
    '€24.50',
  ]);
});

test('a cell without a price is shown among others with one', () => {
  const choices = [choice('S', 20, 'EUR'), choice('M', 24.5, 'EUR'), choice('L', undefined, 'EUR')];
  expect(getCells(choices)).toEqual(['S €20.00', 'M €24.50', 'L']);
});

test('cells have the price in a currency that does not exist', () => {
  expect(getCells([choice('S', 20, 'EURO'), choice('M', 24.5, 'EURO')])).toEqual([
    'S 20.00 EURO',
    'M 24.50 EURO',
  ]);
});
