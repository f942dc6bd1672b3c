import { Combobox, type ComboboxProps, Dialog, Field } from '@vitrine/ui';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { expectControlStates } from '../lib/control-states.ts';
import { countries } from '../lib/countries.ts';
import { FieldGallery } from '../lib/FieldGallery.tsx';
import { isOnTop } from '../lib/is-on-top.ts';
import { pointedAt } from '../lib/pointed-at.ts';

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

const one = (props: Partial<ComboboxProps> = {}) => (
  <Combobox aria-label="Country" options={countries} defaultValue="DK" {...props} />
);

const EveryState = () => (
  <FieldGallery name="Country" draw={one} empty={{ defaultValue: '', placeholder: 'Search' }} />
);

export const States = meta.story({
  render: EveryState,
  play: async ({ canvas }) => {
    await expectControlStates(canvas, 'combobox', { disabled: 1, invalid: 1 });
  },
});

export const Themes = meta.story({
  parameters: { chromatic: inModes('dark', 'contrast') },
  render: EveryState,
});

export const FiltersAndSelectsWithEnter = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.tab();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    // The texts of options are names, which a spelling check would underline.
    await expect(field).toHaveAttribute('spellcheck', 'false');
    await userEvent.keyboard('cote');
    const list = await screen.findByRole('listbox', { name: 'Country' });
    await expect(within(list).getAllByRole('option')).toHaveLength(1);
    await expect(pointedAt(field)).toBe('Côte d’Ivoire');
    await expect(getAnnouncement()).toBe('1 option');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith('CI');
    await expect(field).toHaveValue('Côte d’Ivoire');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
});

export const HighlightsOptionsWithKeyboard = meta.story({
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
      await waitFor(() => expect(field).toHaveFocus());
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

export const RestoresValueWithoutMatch = meta.story({
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

export const SelectsOptionOnClick = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: 'Faroe Islands' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('option', { name: 'Cyprus' }));
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith('CY');
    await waitFor(() => expect(field).toHaveFocus());
  },
});

export const Open = meta.story({
  parameters: { chromatic: inModes('light', 'dark', 'contrast') },
  args: { defaultValue: 'DE' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const chosen = await screen.findByRole('option', { name: 'Germany' });
    await waitFor(() => expect(chosen).toBeVisible());
  },
});

export const OpensAboveDialog = meta.story({
  render: (args) => (
    <Dialog.Root defaultOpen>
      <Dialog.Content>
        <Dialog.Header>
          <Dialog.Title>Delivery</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <Dialog.Description>Prices depend on the country.</Dialog.Description>
          <Field label="Country">
            <Combobox {...args} />
          </Field>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async ({ userEvent, args }) => {
    const field = await screen.findByRole('combobox', { name: 'Country' });
    await userEvent.click(field);
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Delivery' })).toBeVisible());
    await userEvent.click(field);
    const option = await screen.findByRole('option', { name: 'Bulgaria' });
    await waitFor(() => expect(isOnTop(option)).toBe(true));
    await userEvent.click(option);
    await expect(args.onValueChange).toHaveBeenCalledWith('BG');
    await userEvent.click(field);
    await waitFor(() => expect(isOnTop(screen.getByRole('option', { name: 'Cyprus' }))).toBe(true));
  },
});
