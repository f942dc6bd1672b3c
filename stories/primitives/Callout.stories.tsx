import { expectNoOverflow } from '@vitrine/storybook';
import { Button, Callout, Inline, Stack } from '@vitrine/ui';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { fitsWindow } from '../lib/layout.ts';
import { englishMessages as english, persianMessages as persian } from '../lib/messages.ts';

const press = fn();

const meta = preview.meta({
  title: 'Primitives/Callout',
  component: Callout,
  parameters: { layout: 'padded' },
});

const tones = ['warning', 'danger', 'success', 'info'] as const;

const Action = ({ children, className }: { children: string; className?: string }) => (
  <Button emphasis="text" tone="inherit" onClick={press} className={className}>
    {children}
  </Button>
);

const EachTone = ({ texts = english }: { texts?: typeof english }) => {
  const actions = {
    warning: <Action>{texts.take}</Action>,
    danger: <Action>{texts.again}</Action>,
    success: undefined,
    info: undefined,
  };
  return (
    <Stack gap="12" style={{ maxInlineSize: 560 }}>
      {tones.map((tone) => (
        <Callout key={tone} tone={tone} action={actions[tone]}>
          {texts[tone]}
        </Callout>
      ))}
    </Stack>
  );
};

export const Tones = meta.story({
  parameters: { chromatic: inModes('light', 'dark', 'contrast') },
  render: () => <EachTone />,
});

export const Small = meta.story({
  render: () => <EachTone />,
  globals: { viewport: { value: 'small', isRotated: false } },
  play: fitsWindow,
});

export const RightToLeft = meta.story({
  render: () => <EachTone texts={persian} />,
  globals: { locale: 'fa-IR' },
});

export const ActionStates = meta.story({
  render: () => (
    <Stack gap="12" style={{ maxInlineSize: 560 }}>
      {tones.map((tone) => (
        <Callout
          key={tone}
          tone={tone}
          action={
            <Inline gap="16">
              <Action>Rest</Action>
              <Action className="pseudo-hover">Hover</Action>
              <Action className="pseudo-focus-visible">Focus</Action>
              <Action className="pseudo-active">Active</Action>
            </Inline>
          }
        >
          {english[tone]}
        </Callout>
      ))}
    </Stack>
  ),
});

export const WrapsLongText = meta.story({
  render: () => (
    <Stack gap="12" style={{ inlineSize: 260 }}>
      <Callout tone="warning" action={<Action>Take the last one instead</Action>}>
        Vom handbemalten Weihrauchaufbewahrungsschächtelchen ist nur noch eines da.
      </Callout>
      <Callout tone="danger" action={<Action>Undo</Action>}>
        inger.margrethe.christensen@elmgreen-candle-works.example is not an address.
      </Callout>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expectNoOverflow(canvasElement);
  },
});

const Declined = () => {
  const [declined, setDeclined] = useState(false);
  return (
    <Stack gap="12" align="start">
      {declined && <Callout tone="danger">{english.danger}</Callout>}
      <Button onClick={() => setDeclined(true)}>Pay</Button>
    </Stack>
  );
};

export const AnnouncesErrorOnAppearance = meta.story({
  render: () => <Declined />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(english.danger)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    const message = canvas.getByText(english.danger).closest('[role=alert]');
    await expect(message).toHaveAttribute('data-tone', 'danger');
  },
});

export const DoesNotAnnounceInitialMessage = meta.story({
  render: () => (
    <Callout tone="warning" announce={false}>
      {english.warning}
    </Callout>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(english.warning).closest('[role=alert]')).toBeNull();
  },
});

export const RunsActionWithKeyboard = meta.story({
  render: () => (
    <Callout tone="warning" action={<Action>{english.take}</Action>}>
      {english.warning}
    </Callout>
  ),
  play: async ({ canvas, userEvent }) => {
    press.mockClear();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change to 1' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(press).toHaveBeenCalledTimes(1);
  },
});
