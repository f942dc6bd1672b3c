import { Button, Callout, Dialog, Field, Stack, Text, TextField } from '@vitrine/ui';
import type { ComponentProps, ReactNode } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { Backdrop } from '../lib/Backdrop.tsx';
import { settled } from '../lib/settled.ts';

const small = { viewport: { value: 'small', isRotated: false } };
const large = { viewport: { value: 'large', isRotated: false } };

interface ExampleProps extends Pick<ComponentProps<typeof Dialog.Root>, 'defaultOpen'> {
  failed?: boolean;
}

const BackInStock = ({ defaultOpen = true, failed }: ExampleProps) => (
  <Backdrop>
    <Dialog.Root defaultOpen={defaultOpen}>
      <Dialog.Trigger asChild>
        <Button>Email me when 20 cm is back</Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>
          <Dialog.Title>Email me when 20 cm is back</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <Dialog.Description>
            One email, on the day the next ridge pillar candles leave the workshop.
          </Dialog.Description>
          <Stack gap="20">
            {failed && (
              <Callout tone="danger">
                Your request couldn’t be saved. Try again in a minute.
              </Callout>
            )}
            <Field label="Email">
              <TextField type="email" autoComplete="email" />
            </Field>
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Button emphasis="primary">Notify me</Button>
          <Dialog.Close asChild>
            <Button emphasis="quiet">Not now</Button>
          </Dialog.Close>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  </Backdrop>
);

const meta = preview.meta({
  title: 'Primitives/Dialog',
  component: BackInStock,
  globals: large,
});

export const HasAccessibleNameAndDescription = meta.story({
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Email me when 20 cm is back' });
    await expect(dialog).toHaveAccessibleDescription(/^One email, on the day/);
    await waitFor(() => expect(dialog).toHaveFocus());
  },
});

export const Modes = meta.story({
  parameters: { chromatic: inModes('large dark', 'large contrast', 'small dark') },
  globals: large,
});

export const Small = meta.story({
  globals: small,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBe(innerHeight));
    await expect(dialog.getBoundingClientRect().width).toBe(innerWidth);
  },
});

export const ShowsErrorsAboveFirstField = meta.story({
  args: { failed: true },
  play: async () => {
    const alert = await within(await screen.findByRole('dialog')).findByRole('alert');
    const field = screen.getByRole('textbox', { name: 'Email' });
    await expect(alert.getBoundingClientRect().bottom).toBeLessThan(
      field.getBoundingClientRect().top,
    );
  },
});

export const RestoresFocusOnEscape = meta.story({
  args: { defaultOpen: false },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Email me when 20 cm is back' });
    await userEvent.click(trigger);
    await settled(await screen.findByRole('dialog'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const ClosesOnOutsideClick = meta.story({
  play: async ({ canvas, userEvent }) => {
    await settled(await screen.findByRole('dialog'));
    await userEvent.click(scrim());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'For the table' })).toBeVisible(),
    );
  },
});

export const TrapsFocus = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    const names: string[] = [];
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab();
      const focused = document.activeElement as HTMLElement;
      await expect(dialog).toContainElement(focused);
      names.push(focused.textContent || focused.tagName);
    }
    await expect(names).toEqual(['Close', 'INPUT', 'Notify me', 'Not now', 'Close']);
  },
});

const terms = [
  'Every object is packed by the workshop that made it, and leaves within two working days.',
  'Parcels within Denmark take one to two days, within the Union three to five.',
  'A candle that arrives cracked is made again: send one photograph within fourteen days.',
  'What you return travels at your cost, unless it is not what you ordered.',
  'We write to you when it has come back, and the amount is with you three days later.',
  'Editions are numbered by hand. A number cannot be chosen, and is never made twice.',
  'Gift wrapping is linen, dyed in the same bath for a season, and can be worn as a scarf.',
];

const Terms = ({ children }: { children?: ReactNode }) => (
  <Backdrop>
    <Dialog.Root defaultOpen>
      <Dialog.Content>
        <Dialog.Header>
          <Dialog.Title>Delivery and returns of everything made to order</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <Stack gap="16">
            {[...terms, ...terms, ...terms].map((term, index) => (
              <Text as="p" key={`${index} ${term}`}>
                {term}
              </Text>
            ))}
          </Stack>
        </Dialog.Body>
        {children}
      </Dialog.Content>
    </Dialog.Root>
  </Backdrop>
);

export const ScrollsBodyBetweenHeaderAndFooter = meta.story({
  render: () => (
    <Terms>
      <Dialog.Footer>
        <Dialog.Close asChild>
          <Button emphasis="primary">Read and understood</Button>
        </Dialog.Close>
      </Dialog.Footer>
    </Terms>
  ),
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
    // The text is in the tab order only once it has been measured as scrollable.
    await waitFor(() => expect(dialog.querySelector('div[tabindex="0"]')).not.toBeNull());
    await userEvent.keyboard('{Tab}{Tab}');
    const scroller = document.activeElement as HTMLElement;
    await expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight);
    scroller.scrollTop = 120;
    scroller.blur();
  },
});

export const SmallLongText = meta.story({
  globals: small,
  render: () => <Terms />,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.getBoundingClientRect().top).toBe(40));
  },
});

export const AlertDialog = meta.story({
  render: () => (
    <Backdrop>
      <Dialog.Root defaultOpen>
        <Dialog.Content role="alertdialog">
          <Dialog.Header>
            <Dialog.Title>Empty the cart?</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>
            <Dialog.Description>
              Seven objects go back on the shelf, and the last Dipped cup may be taken by another.
            </Dialog.Description>
          </Dialog.Body>
          <Dialog.Footer>
            <Button emphasis="primary">Empty the cart</Button>
            <Dialog.Close asChild>
              <Button emphasis="quiet">Keep it</Button>
            </Dialog.Close>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Root>
    </Backdrop>
  ),
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Empty the cart?' });
    await settled(dialog);
    await userEvent.click(scrim());
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAttribute('data-state', 'open');
  },
});

export const RightToLeft = meta.story({
  globals: { ...large, locale: 'fa-IR' },
  render: () => (
    <Backdrop language="fa">
      <Dialog.Root defaultOpen>
        <Dialog.Content>
          <Dialog.Header>
            <Dialog.Title>وقتی ۲۰ سانتی برگشت خبرم کن</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>
            <Dialog.Description>
              تنها یک نامه، همان روزی که شمع‌های ستونی تازه از کارگاه بیرون می‌آیند.
            </Dialog.Description>
            <Field label="رایانامه">
              <TextField type="email" />
            </Field>
          </Dialog.Body>
          <Dialog.Footer>
            <Button emphasis="primary">برایم بنویس</Button>
            <Dialog.Close asChild>
              <Button emphasis="quiet">حالا نه</Button>
            </Dialog.Close>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Root>
    </Backdrop>
  ),
});

/** Returns the element at a corner of the screen, outside of any layer. */
function scrim(): Element {
  const found = document.elementFromPoint(4, 4);
  if (!found) throw new Error('Nothing lies at the corner of the screen.');
  return found;
}
