import { mockPlatform } from '@vitrine/storybook';
import { AccountButton, CartDrawer, CartTrigger, SiteHeader } from '@vitrine/ui';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { useDemoLanguage } from '../../.storybook/use-demo-language.ts';
import { inAnyLanguage } from '../lib/languages.ts';
import { member } from './login-flow-demo.tsx';
import { signedIn } from './signed-in.ts';

const host = { logIn: fn(), navigate: fn<(url: string) => void>() };

const links = [
  { label: 'Orders', href: '#orders' },
  { label: 'Tickets', href: '#tickets' },
  { label: 'Details', href: '#details' },
];

function Header() {
  const translate = useDemoLanguage();
  return (
    <CartDrawer.Root>
      <SiteHeader.Root>
        <SiteHeader.Brand href="#home">Fenn House</SiteHeader.Brand>
        <SiteHeader.Actions>
          <AccountButton
            onLogIn={host.logIn}
            navigate={host.navigate}
            person={member.email}
            returnTo="https://fennhouse.example/"
            links={translate(links)}
          />
          <CartDrawer.Trigger asChild>
            <CartTrigger />
          </CartDrawer.Trigger>
        </SiteHeader.Actions>
      </SiteHeader.Root>
      <main style={{ minBlockSize: 360 }} />
    </CartDrawer.Root>
  );
}

const meta = preview.meta({
  title: 'Identity/AccountButton',
  component: Header,
  globals: { viewport: { value: 'large', isRotated: false } },
  loaders: [signedIn()],
  beforeEach: () => {
    host.logIn.mockClear();
    host.navigate.mockClear();
  },
});

const open = async () => {
  await userEvent.click(
    await screen.findByRole('button', { name: inAnyLanguage('common.account') }),
  );
  return within(await screen.findByRole('dialog', { name: inAnyLanguage('common.account') }));
};

export const LogsIn = meta.story({
  loaders: [mockPlatform()],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(host.logIn).toHaveBeenCalledTimes(1);
  },
});

export const ShowsAccountLinks = meta.story({
  play: async () => {
    const menu = await open();
    const links = menu.getAllByRole('link').map((link) => link.textContent);
    await expect(links).toEqual(['Orders', 'Tickets', 'Details']);
    await waitFor(() => expect(menu.getByText(member.email)).toBeVisible());
    await waitFor(() => expect(menu.getByRole('link', { name: 'Orders' })).toHaveFocus());
  },
});

export const Modes = meta.story({
  parameters: { chromatic: inModes('dark', 'small persian') },
  play: async () => void (await open()),
});

export const LogsOutAtProvider = meta.story({
  play: async ({ canvas }) => {
    const tickets = (await open()).getByRole('link', { name: 'Tickets' });
    // The story has no other page to go to.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    tickets.click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const menu = await open();
    await userEvent.click(menu.getByRole('button', { name: 'Log out' }));
    await waitFor(async () =>
      expect(await canvas.findByRole('button', { name: 'Log in' })).toBeVisible(),
    );
    await waitFor(() => expect(host.navigate).toHaveBeenCalledTimes(1));
    await expect(host.navigate.mock.calls[0]?.[0]).not.toContain('token');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Log in' })).toHaveFocus());
  },
});

export const LogsOutWithoutProvider = meta.story({
  loaders: [
    signedIn(({ platform }) => {
      platform.fail('redirects.createRedirectSession', 'unavailable');
    }),
  ],
  play: async ({ canvas }) => {
    const menu = await open();
    await userEvent.click(menu.getByRole('button', { name: 'Log out' }));
    await waitFor(async () =>
      expect(await canvas.findByRole('button', { name: 'Log in' })).toBeVisible(),
    );
    await expect(host.navigate).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
