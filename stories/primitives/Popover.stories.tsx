import { Button, Checkbox, CheckboxGroup, Field, Popover, Stack } from '@vitrine/ui';
import { expect, screen, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { settled } from '../lib/settled.ts';

const Colours = ({ defaultOpen = true }: { defaultOpen?: boolean }) => (
  <Popover.Root defaultOpen={defaultOpen}>
    <Popover.Trigger asChild>
      <Button>Colour</Button>
    </Popover.Trigger>
    <Popover.Content label="Colour">
      <Stack gap="20">
        <Field label="Colour" group>
          <CheckboxGroup>
            <Checkbox defaultChecked>Chalk</Checkbox>
            <Checkbox>Clay</Checkbox>
            <Checkbox>Moss</Checkbox>
          </CheckboxGroup>
        </Field>
        <Popover.Close asChild>
          <Button emphasis="primary">Show 9 objects</Button>
        </Popover.Close>
      </Stack>
    </Popover.Content>
  </Popover.Root>
);

const meta = preview.meta({
  title: 'Primitives/Popover',
  component: Colours,
  parameters: { layout: 'padded' },
});

export const OpensAndTakesFocus = meta.story({
  play: async ({ canvas }) => {
    const popover = await screen.findByRole('dialog', { name: 'Colour' });
    await waitFor(() => expect(popover).toContainElement(document.activeElement as HTMLElement));
    const button = canvas.getByRole('button', { name: 'Colour' }).getBoundingClientRect();
    await waitFor(() => expect(popover.getBoundingClientRect().left).toBe(button.left));
    await expect(popover.getBoundingClientRect().top).toBe(button.bottom + 4);
  },
});

export const Themes = meta.story({ parameters: { chromatic: inModes('dark', 'contrast') } });

export const Small = meta.story({
  globals: { viewport: { value: 'small', isRotated: false } },
  render: () => (
    <div style={{ display: 'grid', justifyContent: 'end' }}>
      <Colours />
    </div>
  ),
  play: async () => {
    const popover = await screen.findByRole('dialog');
    await waitFor(() => expect(popover.getBoundingClientRect().right).toBe(innerWidth - 8));
  },
});

export const RightToLeft = meta.story({
  globals: { locale: 'fa-IR' },
  render: () => (
    <Popover.Root defaultOpen>
      <Popover.Trigger asChild>
        <Button>رنگ</Button>
      </Popover.Trigger>
      <Popover.Content label="رنگ">
        <CheckboxGroup>
          <Checkbox defaultChecked>گچی</Checkbox>
          <Checkbox>رسی</Checkbox>
        </CheckboxGroup>
      </Popover.Content>
    </Popover.Root>
  ),
});

export const RestoresFocusOnEscape = meta.story({
  args: { defaultOpen: false },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Colour' });
    await userEvent.click(button);
    await settled(await screen.findByRole('dialog'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const ClosesOnOutsideClick = meta.story({
  render: () => (
    <Stack gap="24" align="start">
      <Colours />
      <p style={{ marginBlockStart: 320 }}>Vessels, light and small furniture.</p>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await settled(await screen.findByRole('dialog'));
    await userEvent.click(canvas.getByText('Vessels, light and small furniture.'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
