import { Dialog, Field, Select } from '@vitrine/ui';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { expectControlStates } from '../lib/control-states.ts';
import { Gallery } from '../lib/Gallery.tsx';
import { isOnTop } from '../lib/is-on-top.ts';

const Countries = () => (
  <>
    <Select.Group label="Sent from the workshop">
      <Select.Item value="DK">Denmark</Select.Item>
      <Select.Item value="SE">Sweden</Select.Item>
      <Select.Item value="NO">Norway</Select.Item>
    </Select.Group>
    <Select.Group label="Sent by our partners">
      <Select.Item value="FO" disabled>
        Faroe Islands
      </Select.Item>
      <Select.Item value="DE">Germany</Select.Item>
      <Select.Item value="NL">Netherlands</Select.Item>
    </Select.Group>
  </>
);

const meta = preview.meta({
  title: 'Primitives/Select',
  component: Select.Root,
  parameters: { layout: 'padded' },
  args: {
    'aria-label': 'Country',
    placeholder: 'Choose a country',
    children: <Countries />,
    onValueChange: fn(),
  },
});

const one = (props: { className?: string; disabled?: boolean; 'aria-invalid'?: boolean } = {}) => (
  <Select.Root aria-label="Country" defaultValue="DK" {...props}>
    <Select.Item value="DK">Denmark</Select.Item>
  </Select.Root>
);

const EveryState = () => (
  <Gallery
    columns={['Empty', 'Hover', 'Focus', 'Filled', 'Disabled', 'Error']}
    rows={[
      {
        name: 'Country',
        cells: [
          <Select.Root key="empty" aria-label="Country" placeholder="Choose a country">
            <Select.Item value="DK">Denmark</Select.Item>
          </Select.Root>,
          one({ className: 'pseudo-hover' }),
          one({ className: 'pseudo-focus-visible' }),
          one(),
          one({ disabled: true }),
          one({ 'aria-invalid': true }),
        ],
      },
    ]}
  />
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

export const SupportsKeyboard = meta.story({
  args: { defaultValue: 'SE' },
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <Field label="Country">
        <Select.Root {...args} aria-label={undefined} />
      </Field>
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () =>
      expect(await screen.findByRole('option', { name: 'Sweden' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    // Disabled options are skipped.
    await waitFor(() => expect(screen.getByRole('option', { name: 'Germany' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith('DE');
    await expect(trigger).toHaveTextContent('Germany');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

/**
 * The open list traps focus and keys: the content that Radix hides behind it cannot be reached, and
 * it scrolls with the focused option.
 */
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

const open = {
  parameters: listHoldsTheFocus,
  args: { defaultValue: 'SE', defaultOpen: true, name: 'country' },
  render: (args: React.ComponentProps<typeof Select.Root>) => (
    <div style={{ maxInlineSize: 320, minBlockSize: 420 }}>
      <Select.Root {...args} />
    </div>
  ),
  play: async () => {
    await waitFor(async () =>
      expect(await screen.findByRole('option', { name: 'Sweden' })).toHaveFocus(),
    );
  },
};

export const Open = meta.story({
  ...open,
  parameters: { ...listHoldsTheFocus, chromatic: inModes('light', 'dark', 'contrast') },
});

export const ForcedColors = meta.story(open);

export const OpenSmallRightToLeft = meta.story({
  parameters: listHoldsTheFocus,
  globals: { locale: 'fa-IR', viewport: { value: 'small', isRotated: false } },
  render: () => (
    <Field label="کشور">
      <Select.Root defaultOpen defaultValue="SE">
        <Select.Item value="DK">دانمارک</Select.Item>
        <Select.Item value="SE">سوئد</Select.Item>
        <Select.Item value="NO">نروژ</Select.Item>
      </Select.Root>
    </Field>
  ),
  play: async () => {
    await waitFor(async () =>
      expect(await screen.findByRole('option', { name: 'سوئد' })).toHaveFocus(),
    );
  },
});

export const ScrollsLongList = meta.story({
  parameters: listHoldsTheFocus,
  render: () => (
    <div style={{ maxInlineSize: 320, minBlockSize: 480 }}>
      <Select.Root aria-label="Row" defaultOpen defaultValue="12">
        {Array.from({ length: 24 }, (_, index) => (
          <Select.Item key={index + 1} value={String(index + 1)}>
            Row {index + 1}, {index < 8 ? 'front of the hall with a view of the strings' : 'back'}
          </Select.Item>
        ))}
      </Select.Root>
    </div>
  ),
  play: async () => {
    const chosen = await screen.findByRole('option', { name: 'Row 12, back' });
    await waitFor(() => expect(chosen).toBeVisible());
    await waitFor(() => expect(chosen).toHaveFocus());
  },
});

export const OpensAboveDialog = meta.story({
  parameters: listHoldsTheFocus,
  render: (args) => (
    <Dialog.Root defaultOpen>
      <Dialog.Content>
        <Dialog.Header>
          <Dialog.Title>Delivery</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <Dialog.Description>Prices depend on the country.</Dialog.Description>
          <Field label="Country">
            <Select.Root {...args} aria-label={undefined} />
          </Field>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async ({ userEvent }) => {
    const trigger = await screen.findByRole('combobox', { name: 'Country' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const option = await screen.findByRole('option', { name: 'Sweden' });
    await waitFor(() => expect(isOnTop(option)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Delivery' })).toBeVisible());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(isOnTop(screen.getByRole('option', { name: 'Denmark' }))).toBe(true),
    );
  },
});
