import { type Loaded, mockPlatform } from '@vitrine/storybook';
import { BackInStock, type BackInStockFormProps, Button } from '@vitrine/ui';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { member } from '../identity/login-flow-demo.tsx';
import { logInHere } from '../identity/signed-in.ts';
import { ask, CALL, type Hands, large, missed, requests } from './sold-out-product.tsx';

const meta = preview.meta({
  title: 'BackInStock/Form',
  component: BackInStock.Form,
  parameters: { layout: 'padded' },
  render: (args) => (
    <div style={{ maxInlineSize: 360 }}>
      <BackInStock.Form {...args} />
    </div>
  ),
  loaders: [mockPlatform()],
  args: { item: large, onReceived: fn() },
});

/** Waits until a message has the focus. Without a focused element the body would match any text. */
const haveFocus = (text: string | RegExp) =>
  waitFor(async () => {
    await expect(document.activeElement).not.toBe(document.body);
    await expect(document.activeElement).toHaveTextContent(text);
  });

const hands = (context: object) => context as unknown as Hands;

export const SubmitsRequest = meta.story({
  parameters: { requirements: ['C12'] },
  play: async (context) => {
    const { canvas, args, loaded } = context;
    const release = (loaded as Required<Loaded>).platform.hold(CALL);
    await ask(hands(context));
    await canvas.findByRole('button', { name: 'Sending' });
    release();
    const text = 'Done. We’ll email mia@example.com when it’s back.';
    await waitFor(async () => expect(await canvas.findByText(text)).toBeVisible());
    await haveFocus(text);
    await expect(args.onReceived).toHaveBeenCalledWith(false);
    await expect(requests(loaded)).toHaveLength(1);
    await expect(requests(loaded)[0]?.body).toMatchObject({
      request: { email: 'mia@example.com' },
      itemDetails: { name: 'Ridge pillar candle', price: '€56.00' },
    });
  },
});

export const RequiresEmailAndConsent = meta.story({
  parameters: { requirements: ['C12'] },
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notify me' }));
    await canvas.findByRole('heading', { name: '2 fields need your attention' });
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      /Enter your email address/,
    );
    await userEvent.type(canvas.getByRole('textbox'), 'mia@');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Notify me' }));
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/like name@example.com/);
    await expect(requests(loaded)).toHaveLength(0);
  },
});

export const RecognizesRepeatedRequest = meta.story({
  parameters: { requirements: ['C12'] },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await ask(hands(context));
    await userEvent.click(await canvas.findByRole('button', { name: 'Use another email' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
    await ask(hands(context));
    await canvas.findByText(/^You’re already on the list/);
    await expect(args.onReceived).toHaveBeenLastCalledWith(true);
  },
});

export const ShowsRejectedEmailAtField = meta.story({
  parameters: { requirements: ['C12'] },
  play: async (context) => {
    const { canvas } = context;
    // The browser accepts it as an email.
    await ask(hands(context), 'mia@example');
    await canvas.findByRole('heading', { name: '1 field needs your attention' });
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      /We couldn’t use this address/,
    );
    await expect(canvas.getByRole('textbox')).toHaveValue('mia@example');
  },
});

export const KeepsInputWhileOffline = meta.story({
  parameters: { requirements: ['C12'] },
  loaders: [mockPlatform(({ platform }) => void platform.fail(CALL, 'offline', { times: 1 }))],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ask(hands(context));
    await canvas.findByText(/^You’re offline/);
    await expect(canvas.getByRole('textbox')).toHaveValue('mia@example.com');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Notify me' }));
    await canvas.findByText('Done. We’ll email mia@example.com when it’s back.');
  },
});

export const AvailableAgain = meta.story({
  parameters: { requirements: ['C12'] },
  args: { item: missed('Chalk', '10 cm') },
  play: async (context) => {
    await ask(hands(context));
    const text = 'It’s back in stock. You can buy it now.';
    await context.canvas.findByText(text);
    await haveFocus(text);
    await expect(context.canvas.queryByRole('textbox')).toBeNull();
  },
});

export const RequestsAgainWhenSoldOut = meta.story({
  parameters: { requirements: ['C12'] },
  args: { item: missed('Chalk', '10 cm') },
  play: async (context) => {
    const { canvas, userEvent, loaded } = context;
    await ask(hands(context));
    const again = await canvas.findByRole('button', { name: 'Sold out again? Rejoin the list' });
    (loaded as Required<Loaded>).platform.catalog.setStock('ridge-pillar-candle', 0);
    await userEvent.click(again);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
    await expect(canvas.getByRole('textbox')).toHaveValue('mia@example.com');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Notify me' }));
    await canvas.findByText('Done. We’ll email mia@example.com when it’s back.');
  },
});

export const Discontinued = meta.story({
  parameters: { requirements: ['C12'] },
  loaders: [mockPlatform(({ platform }) => void platform.catalog.delete('ridge-pillar-candle'))],
  play: async (context) => {
    await ask(hands(context));
    const text = /^This has been discontinued/;
    await context.canvas.findByText(text);
    await haveFocus(text);
  },
});

/** One form on a page on which the variant is changed. */
function Changing(args: BackInStockFormProps) {
  const [colour, setColour] = useState('Chalk');
  return (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 360 }}>
      <Button onClick={() => setColour(colour === 'Chalk' ? 'Clay' : 'Chalk')}>
        Not {colour.toLowerCase()}
      </Button>
      <BackInStock.Form {...args} item={missed(colour, '20 cm')} />
    </div>
  );
}

export const ResetsForOtherVariant = meta.story({
  parameters: { requirements: ['C12'] },
  render: Changing,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ask(hands(context));
    await canvas.findByText(/^Done. We’ll email/);
    await userEvent.click(canvas.getByRole('button', { name: 'Not chalk' }));
    await expect(await canvas.findByRole('textbox')).toHaveValue('mia@example.com');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Not clay' }));
    await canvas.findByText(/^Done. We’ll email/);
  },
});

export const PrefillsMemberEmail = meta.story({
  parameters: { requirements: ['C12'] },
  beforeEach: logInHere,
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveValue(member.email);
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Notify me' }));
    await canvas.findByText(`Done. We’ll email ${member.email} when it’s back.`);
    await expect(requests(loaded)).toHaveLength(1);
    await expect(requests(loaded)[0]?.body).toMatchObject({ request: { email: member.email } });
  },
});

export const WithoutConsent = meta.story({
  args: { consent: null, defaultEmail: 'mia@example.com' },
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notify me' }));
    await canvas.findByText(/^Done. We’ll email mia@example.com/);
    await expect(requests(loaded)).toHaveLength(1);
  },
});
