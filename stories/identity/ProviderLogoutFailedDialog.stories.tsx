import type { Loaded } from '@vitrine/storybook';
import { AccountButton, ProviderLogoutFailedDialog, SiteHeader } from '@vitrine/ui';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { signedIn } from './signed-in.ts';

const logoutCall = 'redirects.createRedirectSession';
const returnTo = 'https://fennhouse.example/';
const host = { logIn: fn(), navigate: fn<(url: string) => void>() };

function Page() {
  return (
    <>
      <SiteHeader.Root>
        <SiteHeader.Brand href="#home">Fenn House</SiteHeader.Brand>
        <SiteHeader.Actions>
          <AccountButton
            onLogIn={host.logIn}
            navigate={host.navigate}
            returnTo={returnTo}
            links={[{ label: 'Orders', href: '#orders' }]}
          />
        </SiteHeader.Actions>
      </SiteHeader.Root>
      <main style={{ minBlockSize: 480 }} />
      <ProviderLogoutFailedDialog navigate={host.navigate} returnTo={returnTo} />
    </>
  );
}

const meta = preview.meta({
  title: 'Identity/ProviderLogoutFailedDialog',
  component: ProviderLogoutFailedDialog,
  globals: { viewport: { value: 'large', isRotated: false } },
  parameters: { requirements: ['S52'] },
  loaders: [signedIn(({ platform }) => platform.fail(logoutCall, 'unavailable'))],
  args: { returnTo },
  render: () => <Page />,
  beforeEach: () => {
    host.logIn.mockClear();
    host.navigate.mockClear();
  },
});

const name = 'You’re logged out on this device';
const findNotice = async () => within(await screen.findByRole('dialog', { name }));
const isMember = async (loaded: unknown) => {
  const { client } = (loaded as Required<Loaded>).storefront;
  return (await client.tokens.read())?.refreshToken.role === 'member';
};

async function logOut(names = { account: 'Account', logOut: 'Log out' }) {
  await userEvent.click(await screen.findByRole('button', { name: names.account }));
  const menu = within(await screen.findByRole('dialog', { name: names.account }));
  await userEvent.click(menu.getByRole('button', { name: names.logOut }));
}

export const OpensWhenProviderFails = meta.story({
  play: async ({ loaded }) => {
    await logOut();
    const notice = await findNotice();
    await waitFor(() => expect(notice.getByText(/close the browser/)).toBeVisible());
    await expect(await isMember(loaded)).toBe(false);
    await expect(host.navigate).not.toHaveBeenCalled();
  },
});

export const OpensWhenProviderHangs = meta.story({
  loaders: [signedIn(({ platform }) => void platform.hold(logoutCall))],
  beforeEach: () => {
    // The ten seconds of a logout request, without waiting for them.
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const spy = spyOn(AbortSignal, 'timeout').mockImplementation((limit) =>
      timeout(limit === 10_000 ? 500 : limit),
    );
    return () => spy.mockRestore();
  },
  play: async ({ canvas, loaded }) => {
    await logOut();
    // The local session ends without the response.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Log in' })).toBeVisible());
    await expect(await isMember(loaded)).toBe(false);
    await expect(screen.queryByRole('dialog', { name })).toBeNull();
    const notice = await findNotice();
    await waitFor(() => expect(notice.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
});

export const TriesAgain = meta.story({
  loaders: [signedIn(({ platform }) => platform.fail(logoutCall, 'unavailable', { times: 2 }))],
  play: async () => {
    await logOut();
    const notice = await findNotice();
    const retry = notice.getByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await waitFor(() =>
      expect(notice.getByRole('alert')).toHaveTextContent(/^We still couldn’t end your session/),
    );
    await expect(host.navigate).not.toHaveBeenCalled();
    await userEvent.click(notice.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(host.navigate).toHaveBeenCalledTimes(1));
    await expect(host.navigate.mock.calls[0]?.[0]).toContain('/logout?');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Closes = meta.story({
  play: async ({ canvas }) => {
    await logOut();
    const notice = await findNotice();
    await userEvent.click(notice.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Log in' })).toBeVisible());
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async () => {
    await logOut();
    const notice = await findNotice();
    await waitFor(() => expect(notice.getByText(/close the browser/)).toBeVisible());
  },
});

export const SmallRightToLeft = meta.story({
  globals: { viewport: { value: 'small', isRotated: false }, locale: 'fa-IR' },
  play: async () => {
    await logOut({ account: 'حساب کاربری', logOut: 'خروج' });
    await screen.findByRole('dialog', { name: 'در این دستگاه از حساب خود خارج شدید' });
  },
});
