import type { MockPlatform } from '@vitrine/mocks';
import { getPlatform, mockPlatform } from '@vitrine/storybook';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ask, CALL, type Hands } from '../back-in-stock/sold-out-product.tsx';
import { member } from '../identity/login-flow-demo.tsx';
import { logInHere } from '../identity/signed-in.ts';
import { at } from './lib/at.ts';
import { dark, medium, narrow, shopStory } from './lib/shop-story.tsx';
import { hrefs } from './lib/use-route.ts';

const opened = at(hrefs.product('ink-night-candle'));

const meta = preview.meta({
  title: 'Pages/BackInStock',
  ...shopStory,
  loaders: [mockPlatform()],
  beforeEach: opened,
});

type Playing = Pick<Hands, 'canvas' | 'userEvent'>;

/** Opens the form over the page of a sold-out product. */
async function openForm({ canvas, userEvent }: Playing): Promise<Hands> {
  const main = within(await canvas.findByRole('main', {}));
  await userEvent.click(await main.findByRole('button', { name: 'Email me when it’s back' }));
  const dialog = await screen.findByRole('dialog', { name: 'Email me when it’s back' });
  return { canvas: within(dialog), userEvent };
}

const says = (text: string | RegExp) =>
  waitFor(async () => expect(await screen.findByText(text)).toBeVisible());

export const ConfirmsVisitorRequest = meta.story({
  globals: { ...medium, ...dark },
  play: async ({ canvas, userEvent }) => {
    await ask(await openForm({ canvas, userEvent }));
    await says('Done. We’ll email mia@example.com when it’s back.');
  },
});

export const ReportsDuplicateRequest = meta.story({
  play: async ({ canvas, userEvent }) => {
    const form = await openForm({ canvas, userEvent });
    await ask(form);
    await userEvent.click(await screen.findByRole('button', { name: 'Use another email' }));
    await ask(form);
    await says(/^You’re already on the list/);
  },
});

export const KeepsEmailWhenOffline = meta.story({
  globals: narrow,
  loaders: [mockPlatform(({ platform }) => void platform.fail(CALL, 'offline'))],
  play: async ({ canvas, userEvent }) => {
    await openForm({ canvas, userEvent });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { canvas: form } = await openForm({ canvas, userEvent });
    await ask({ canvas: form, userEvent });
    await says(/^You’re offline/);
    await expect(await form.findByRole('textbox', { name: 'Email' })).toHaveValue(
      'mia@example.com',
    );
  },
});

export const PrefillsMemberEmail = meta.story({
  beforeEach: async (context) => {
    await logInHere(context);
    return opened();
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const form = await openForm({ canvas, userEvent });
    const field = await form.canvas.findByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(field).toHaveValue(member.email));
    const isRequested = (platform: MockPlatform) =>
      platform.calls.some(({ name }) => name === CALL);
    await expect(isRequested(getPlatform(loaded))).toBe(false);
  },
});
