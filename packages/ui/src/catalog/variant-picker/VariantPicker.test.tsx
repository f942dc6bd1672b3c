import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { PickerOption } from './PickerOption.tsx';
import { VariantPickerContext, type VariantPickerContextValue } from './variant-picker-context.ts';

const option = (name: string, choices: readonly object[]) => ({
  name,
  optionType: 'list',
  choices,
});
const chalk = { ...{ description: 'Chalk', state: 'available', isSelected: false }, visible: true };

const render = (name: string) => {
  const picker = {
    options: [option('Color', [chalk]), option('Size', [])],
    ...{ kinds: {}, renderers: {}, controlThresholds: {}, onSelect: () => {} },
  } as unknown as VariantPickerContextValue;
  return renderToStaticMarkup(
    <UiProvider>
      <main>
        <VariantPickerContext value={picker}>
          <PickerOption name={name} />
        </VariantPickerContext>
      </main>
    </UiProvider>,
  ).replace(/^<main>|<\/main>.*$/g, '');
};

test('an option is shown only if the product has it, with at least one value', () => {
  expect(render('Color')).toContain('Chalk');
  expect(render('Size')).toBe('');
  expect(render('Material')).toBe('');
});

test('an option outside a picker throws an error with instructions', () => {
  expect(() =>
    renderToStaticMarkup(
      <UiProvider>
        <PickerOption name="Color" />
      </UiProvider>,
    ),
  ).toThrow('An option needs a <VariantPicker.Root> above it: wrap it in one.');
});
