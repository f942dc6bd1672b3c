import { Combobox, type ComboboxOption, type ComboboxProps, Field } from '@vitrine/ui';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { countries } from '../lib/countries.ts';
import { pointedAt } from '../lib/pointed-at.ts';

const meta = preview.meta({
  title: 'Primitives/ComboboxSearch',
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

export const AnnouncesNoMatch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Atlantis');
    const note = await screen.findByText(/^No match/, { ignore: '[aria-live]' });
    await waitFor(() => expect(note).toBeVisible());
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(getAnnouncement()).toBe('No match for “Atlantis”.');
  },
});

export const SmallRightToLeft = meta.story({
  globals: { locale: 'fa-IR', viewport: { value: 'small', isRotated: false } },
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

export const UpdatesOnlyHighlightedOptions = meta.story({
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

/** A search elsewhere: it responds to one letter after a moment, and never more of them. */
const Elsewhere = () => {
  const [query, setQuery] = useState('');
  const [loadedQuery, setLoadedQuery] = useState('');
  useEffect(() => {
    if (query.length > 1) return;
    const timer = setTimeout(() => setLoadedQuery(query), 200);
    return () => clearTimeout(timer);
  }, [query]);
  const found = countries.filter(({ label }) => label.startsWith(loadedQuery));
  return (
    <div style={{ maxInlineSize: 320, minBlockSize: 440 }}>
      <Field label="Country">
        <Combobox
          options={loadedQuery ? found : []}
          loading={query !== loadedQuery}
          onQueryChange={setQuery}
        />
      </Field>
    </div>
  );
};

export const LoadsOptionsAsynchronously = meta.story({
  render: Elsewhere,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.type(field, 'S');
    await expect(await screen.findByText('Loading')).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(5));
    await waitFor(() => expect(getAnnouncement()).toBe('5 options'));
    await expect(screen.queryByText('Loading')).toBeNull();
    await userEvent.keyboard('w');
    await waitFor(() => expect(screen.getByText('Loading')).toBeVisible());
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    // Enter must not select a result for another text.
    await expect(pointedAt(field)).toBeUndefined();
  },
});

export const AcceptsBrowserAutofill = meta.story({
  play: async ({ canvas, args }) => {
    // As when autofill of another field in the form also fills this one.
    fireEvent.change(canvas.getByRole('combobox'), { target: { value: 'Sweden' } });
    await expect(args.onValueChange).toHaveBeenCalledWith('SE');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
});
