import { Button, Tooltip } from '@vitrine/ui';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';

interface ExampleProps {
  text?: string;
  name?: string;
  defaultOpen?: boolean;
}

const Example = ({
  text: words = 'Opens in a new window',
  name = 'Press kit',
  defaultOpen,
}: ExampleProps) => (
  <Tooltip text={words} side="bottom" defaultOpen={defaultOpen}>
    <Button>{name}</Button>
  </Tooltip>
);

const meta = preview.meta({
  title: 'Primitives/Tooltip',
  component: Example,
  parameters: { layout: 'padded' },
});

export const DescribesTrigger = meta.story({
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    await screen.findByRole('tooltip');
    await expect(canvas.getByRole('button', { name: 'Press kit' })).toHaveAccessibleDescription(
      'Opens in a new window',
    );
  },
});

export const Themes = meta.story({
  parameters: { chromatic: inModes('dark', 'contrast') },
  args: { defaultOpen: true },
});

export const RightToLeft = meta.story({
  args: { defaultOpen: true, text: 'در پنجره‌ای تازه', name: 'بستهٔ خبری' },
  globals: { locale: 'fa-IR' },
});

export const WrapsLongText = meta.story({
  args: {
    defaultOpen: true,
    text: 'Pictures in print size, with the names of the eleven workshops and of the people who took them',
  },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent(/^Pictures in print size/);
    const bounds = tooltip.getBoundingClientRect();
    await expect(bounds.left).toBeGreaterThanOrEqual(8);
    await expect(bounds.right).toBeLessThanOrEqual(innerWidth - 8);
  },
});

export const OpensOnFocusAndClosesOnEscape = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
});

export const IgnoresTouch = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    fireEvent.pointerMove(button, { pointerType: 'touch' });
    fireEvent.pointerDown(button, { pointerType: 'touch' });
    button.focus();
    fireEvent.pointerUp(button, { pointerType: 'touch' });
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
});
