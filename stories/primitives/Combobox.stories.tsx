import { Combobox, type ComboboxOption, type ComboboxProps, Field } from '@vitrine/ui';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { countries } from '../lib/countries.ts';
import { Forced } from '../lib/Forced.tsx';
import { Gallery } from '../lib/Gallery.tsx';

const meta = preview.meta({
  title: 'Primitives/Combobox',
  component: Combobox,
  parameters: { layout: 'padded' },
  args: { options: countries, onValueChange: fn(), placeholder: 'Search countries' },
  render: (args: ComboboxProps) => (
    <div style={{ maxInlineSize: 320, minBlockSize: 440 }}>
      <Field label="Country">
        <Combobox {...args} />
      </Field>
    </div>
  ),
});

const spoken = (canvasElement: HTMLElement) =>
  canvasElement.ownerDocument.querySelector('[aria-live="polite"]')?.textContent?.trim();

/** The option that the field points at. */
const pointedAt = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

const one = (props: Partial<ComboboxProps> = {}) => (
  <Combobox aria-label="Country" options={countries} defaultValue="DK" {...props} />
);

const EveryState = () => (
  <Gallery
    columns={['Empty', 'Hover', 'Focus', 'Filled', 'Disabled', 'Error']}
    rows={[
      {
        name: 'Country',
        cells: [
          one({ defaultValue: '', placeholder: 'Search' }),
          one({ className: 'pseudo-hover' }),
          <Forced key="focus" state="focus-visible" on="input">
            {one()}
          </Forced>,
          one(),
          one({ disabled: true }),
          one({ 'aria-invalid': true }),
        ],
      },
    ]}
  />
);

export const EachStateLooksDifferent = meta.story({ render: EveryState });

export const Dark = meta.story({ render: EveryState, globals: { theme: 'dark' } });

export const HighContrast = meta.story({ render: EveryState, globals: { theme: 'contrast' } });

export const TypingNarrowsAndEnterTakesTheFirst = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.tab();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('cote');
    const list = await screen.findByRole('listbox', { name: 'Country' });
    await expect(within(list).getAllByRole('option')).toHaveLength(1);
    await expect(pointedAt(field)).toBe('Côte d’Ivoire');
    await expect(spoken(canvasElement)).toBe('1 option');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith('CI');
    await expect(field).toHaveValue('Côte d’Ivoire');
    await expect(field).toHaveFocus();
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
});

export const KeysPointWithoutMovingTheFocus = meta.story({
  args: { defaultValue: 'DK' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await expect(pointedAt(field)).toBe('Denmark');
    const after = async (keys: string, label: string) => {
      await userEvent.keyboard(keys);
      await expect(pointedAt(field)).toBe(label);
      await expect(field).toHaveFocus();
    };
    // The Faroe Islands are disabled.
    await after('{ArrowDown}{ArrowDown}', 'Finland');
    await after('{Home}', 'Austria');
    await after('{ArrowUp}', 'United States');
    await after('{PageUp}', 'Norway');
    await after('{End}', 'United States');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('Denmark');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
});

export const WordsThatNameNothingGiveWayToTheChoice = meta.story({
  args: { defaultValue: 'DK' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.click(field);
    await userEvent.keyboard('Den');
    await userEvent.tab();
    await expect(field).toHaveValue('Denmark');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(field);
    await userEvent.keyboard('sweden');
    await userEvent.tab();
    await expect(field).toHaveValue('Sweden');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('SE');
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
});

export const PressingAnOptionChoosesIt = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: 'Faroe Islands' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('option', { name: 'Cyprus' }));
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith('CY');
    await expect(field).toHaveFocus();
  },
});

const opened = {
  args: { defaultValue: 'DE' },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    const chosen = await screen.findByRole('option', { name: 'Germany' });
    await waitFor(() => expect(chosen).toBeVisible());
  },
};

export const OpenListStandsBelowTheField = meta.story(opened);

export const OpenInTheDark = meta.story({ ...opened, globals: { theme: 'dark' } });

export const OpenInHighContrast = meta.story({ ...opened, globals: { theme: 'contrast' } });

export const NoMatchIsWrittenAndSpoken = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Atlantis');
    const note = await screen.findByText(/^No match/, { ignore: '[aria-live]' });
    await waitFor(() => expect(note).toBeVisible());
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(spoken(canvasElement)).toBe('No match for “Atlantis”.');
  },
});

export const SmallAndRightToLeftFillsTheLine = meta.story({
  globals: { locale: 'fa', viewport: { value: 'small', isRotated: false } },
  render: () => (
    <Field label="شهر" hint="نام شهر را بنویسید.">
      <Combobox
        options={['تهران', 'تبریز', 'شیراز', 'اصفهان'].map((label) => ({ value: label, label }))}
      />
    </Field>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'شهر' }), 'ت');
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
  },
});

const villages: ComboboxOption[] = Array.from({ length: 1000 }, (_, index) => ({
  value: String(index),
  label: `${['Aal', 'Hors', 'Rand', 'Sven', 'Ny'][index % 5]}by ${1000 + index}`,
}));

export const PointingInAThousandTouchesTwoOptions = meta.story({
  args: { options: villages },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.click(field);
    const list = await screen.findByRole('listbox');
    await expect(within(list).getAllByRole('option')).toHaveLength(1000);
    await userEvent.keyboard('{ArrowDown}');
    const changed = new Set<Node>();
    const watch = new MutationObserver((records) => {
      for (const { target } of records) changed.add(target);
    });
    watch.observe(list, { subtree: true, attributes: true, childList: true });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(pointedAt(field)).toBe('Horsby 1001'));
    watch.disconnect();
    await expect(changed.size).toBe(2);
    await userEvent.keyboard('1999');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await expect(pointedAt(field)).toBe('Nyby 1999');
  },
});

/** A search elsewhere: it answers one letter after a moment, and never more of them. */
const Elsewhere = () => {
  const [query, setQuery] = useState('');
  const [answered, setAnswered] = useState('');
  useEffect(() => {
    if (query.length > 1) return;
    const timer = setTimeout(() => setAnswered(query), 200);
    return () => clearTimeout(timer);
  }, [query]);
  const found = countries.filter(({ label }) => label.startsWith(answered));
  return (
    <div style={{ maxInlineSize: 320, minBlockSize: 440 }}>
      <Field label="Country">
        <Combobox
          options={answered ? found : []}
          loading={query !== answered}
          onQueryChange={setQuery}
        />
      </Field>
    </div>
  );
};

export const OptionsOnTheirWayAreSaidToBe = meta.story({
  render: Elsewhere,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.type(field, 'S');
    await expect(await screen.findByText('Loading')).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(5));
    await waitFor(() => expect(spoken(canvasElement)).toBe('5 options'));
    await expect(screen.queryByText('Loading')).toBeNull();
    await userEvent.keyboard('w');
    await expect(screen.getByText('Loading')).toBeVisible();
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    // Enter must not take what was found for another word.
    await expect(pointedAt(field)).toBeUndefined();
  },
});
