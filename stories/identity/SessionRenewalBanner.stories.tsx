import type { Loaded } from '@vitrine/storybook';
import { SessionRenewalBanner, Text } from '@vitrine/ui';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { useDemoLanguage } from '../../.storybook/use-demo-language.ts';
import { getAnnouncement } from '../lib/announcements.ts';
import { signedIn } from './signed-in.ts';

const meta = preview.meta({
  title: 'Identity/SessionRenewalBanner',
  component: SessionRenewalBanner,
  globals: { viewport: { value: 'small', isRotated: false } },
  parameters: { requirements: ['S41'] },
  loaders: [signedIn()],
  render: () => (
    <main
      style={{
        display: 'grid',
        gap: 16,
        padding: 24,
        minBlockSize: 240,
        placeContent: 'start stretch',
      }}
    >
      <SessionRenewalBanner />
      <Text>{useDemoLanguage()('The page stays where it is.')}</Text>
    </main>
  ),
});

const message = /^We can’t reach the login service/;

/** The announcer has an alert too, outside of the page's content. */
const getPage = () => within(screen.getByRole('main'));

/** The login service stops responding, just when the member's token has to be renewed. */
async function loseLoginService(loaded: unknown, times = Number.POSITIVE_INFINITY) {
  const { platform, storefront } = loaded as Required<Loaded>;
  const { tokens } = storefront.client;
  const restore = platform.fail('auth.requestTokens', 'unavailable', { times });
  await tokens.renew(await tokens.access()).catch(() => {});
  return { restore, tokens };
}

export const ShowsUnavailableLoginService = meta.story({
  parameters: { requirements: ['L20'] },
  play: async ({ loaded }) => {
    await expect(getPage().queryByRole('alert')).toBeNull();
    const { tokens } = await loseLoginService(loaded);
    await waitFor(() => expect(getPage().getByRole('alert')).toHaveTextContent(message));
    await expect((await tokens.read())?.refreshToken.role).toBe('member');
  },
});

export const DisappearsAfterNextRenewal = meta.story({
  play: async ({ loaded }) => {
    const { tokens } = await loseLoginService(loaded, 1);
    await getPage().findByRole('alert');
    await tokens.renew(await tokens.access());
    await waitFor(() => expect(getPage().queryByRole('alert')).toBeNull());
    await waitFor(() => expect(getAnnouncement()).toBe('We’ve reached the login service again.'));
  },
});

export const TriesAgain = meta.story({
  play: async ({ loaded }) => {
    const { tokens } = await loseLoginService(loaded, 2);
    const retry = await getPage().findByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await waitFor(() => expect(getAnnouncement('assertive')).toMatch(message));
    await waitFor(() => expect(getPage().getByRole('button', { name: 'Try again' })).toBeVisible());
    await userEvent.click(getPage().getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(getPage().queryByRole('alert')).toBeNull());
    await expect((await tokens.read())?.refreshToken.role).toBe('member');
    // The focus stays at the place of the button.
    await waitFor(() => expect(document.activeElement?.closest('main')).not.toBeNull());
  },
});

export const Modes = meta.story({
  parameters: { chromatic: inModes('large', 'dark') },
  play: async ({ loaded }) => {
    await loseLoginService(loaded);
    await getPage().findByRole('alert');
  },
});

export const SmallRightToLeft = meta.story({
  globals: { locale: 'fa-IR' },
  play: async ({ loaded }) => {
    await loseLoginService(loaded);
    await expect(await getPage().findByRole('alert')).toHaveTextContent(/^به سرویس ورود/);
  },
});
