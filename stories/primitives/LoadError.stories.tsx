import { LoadError } from '@vitrine/ui';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Primitives/LoadError',
  component: LoadError,
  parameters: { layout: 'padded' },
  args: { onRetry: fn(), children: 'We couldn’t load the event.', style: { maxInlineSize: 560 } },
});

export const RetriesOnClick = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const text = canvas.getByText(args.children as string);
    await waitFor(() => expect(text.closest('[role=alert]')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const RightToLeft = meta.story({
  globals: { locale: 'fa-IR', viewport: { value: 'narrow', isRotated: false } },
  args: { children: 'این رویداد خوانده نشد.' },
});

/** Keeps refetching until the story ends. */
function AskingAgain({ onRetry, ...rest }: Parameters<typeof LoadError>[0]) {
  const [isFetching, setFetching] = useState(false);
  return (
    <LoadError
      {...rest}
      loading={isFetching}
      onRetry={() => {
        onRetry();
        setFetching(true);
      }}
    />
  );
}

export const DisablesButtonWhileRetrying = meta.story({
  render: AskingAgain,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    const waiting = await canvas.findByRole('button', { name: 'Loading' });
    await userEvent.click(waiting);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await waitFor(() => expect(waiting).toHaveFocus());
  },
});
