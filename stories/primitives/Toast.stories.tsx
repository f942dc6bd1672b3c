import { Button, Stack, Toaster, toast } from '@vitrine/ui';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { Backdrop } from '../lib/Backdrop.tsx';

const undo = fn();

interface ExampleProps {
  message?: string;
  label?: string;
  button?: string;
  language?: 'en' | 'fa';
}

const Example = ({
  message = 'Ring vase removed',
  label = 'Undo',
  button = 'Remove',
  language,
}: ExampleProps) => (
  <Backdrop language={language}>
    <Button onClick={() => toast(message, { action: { label, onPress: undo } })}>{button}</Button>
    <Toaster />
  </Backdrop>
);

const meta = preview.meta({
  title: 'Primitives/Toast',
  component: Example,
  globals: { viewport: { value: 'large', isRotated: false } },
  beforeEach: () => {
    undo.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button')[0] as HTMLElement);
    await within(await findRegion()).findByRole('listitem');
  },
});

/** Returns the region of messages, both visible and announced. */
function region(): HTMLElement {
  return screen.getByRole('region', { name: /^(Notifications|اعلان‌ها)/ });
}

/** Waits for the region, which is loaded when the page is idle. */
const findRegion = () => screen.findByRole('region', { name: /^(Notifications|اعلان‌ها)/ });

export const ShowsMessageWithAction = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await within(await findRegion()).findByText('Ring vase removed');
    await expect(region()).toHaveAttribute('aria-live', 'polite');
  },
});

export const Modes = meta.story({
  parameters: { chromatic: inModes('small', 'large dark', 'large contrast') },
  globals: { viewport: { value: 'small', isRotated: false } },
});

export const RightToLeft = meta.story({
  parameters: { chromatic: inModes('large persian', 'small persian') },
  args: { message: 'گلدان حلقه‌ای حذف شد', label: 'بازگرداندن', button: 'حذف', language: 'fa' },
  globals: { viewport: { value: 'large', isRotated: false } },
});

export const WrapsLongText = meta.story({
  args: {
    message:
      'Ridge pillar candle in chalk, 15 cm, with linen gift wrapping, is on your list for later',
  },
  globals: { viewport: { value: 'small', isRotated: false } },
});

export const RunsActionOnceAndCloses = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('Ring vase removed')).toBeNull());
    await expect(undo).toHaveBeenCalledTimes(1);
  },
});

export const Several = meta.story({
  render: () => (
    <Backdrop>
      <Stack gap="8" align="start">
        {['Ring vase removed', 'Dipped cup removed'].map((message) => (
          <Button key={message} onClick={() => toast(message)}>
            {message.replace(' removed', '')}
          </Button>
        ))}
      </Stack>
      <Toaster />
    </Backdrop>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ring vase' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Dipped cup' }));
    await waitFor(() => {
      const [later, earlier] = within(region())
        .getAllByRole('listitem')
        .map((item) => item.getBoundingClientRect());
      expect(earlier?.bottom).toBeLessThan(later?.top ?? 0);
    });
  },
});

export const StaysOpenWhileFocused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    const item = await within(await findRegion()).findByRole('listitem');
    item.focus();
    await userEvent.tab();
    const button = within(item).getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(button).toHaveFocus());
    await new Promise((resolve) => setTimeout(resolve, 9000));
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const ClosesFocusedOnEscape = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Remove' });
    await userEvent.click(button);
    await screen.findByText('Ring vase removed');
    button.focus();
    fireEvent.keyDown(document, { altKey: true, code: 'KeyT' });
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Ring vase removed')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(undo).not.toHaveBeenCalled();
  },
});
