import { beginHostedLoginAtom, sessionAtom } from '@vitrine/atoms';
import { type Loaded, mockPlatform } from '@vitrine/storybook';
import { Button, Login } from '@vitrine/ui';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { member } from './login-flow-demo.tsx';

const meta = preview.meta({
  title: 'Identity/LoginReturn',
  component: Login.Return,
  args: { navigate: fn() },
  loaders: [mockPlatform()],
});

/** The URL of the story, which a login changes as the provider's redirect does. */
const keepUrl = () => {
  const { href } = window.location;
  return () => window.history.replaceState(null, '', href);
};

/** A page that the provider redirects to when its button is pressed. */
const Redirected = (props: ComponentProps<typeof Login.Return>) => {
  const [isBack, setBack] = useState(false);
  return isBack ? (
    <Login.Return {...props} />
  ) : (
    <Button onClick={() => setBack(true)}>Return</Button>
  );
};

export const LeavesForPageOfLogin = meta.story({
  beforeEach: keepUrl,
  render: (args) => <Redirected {...args} />,
  play: async ({ canvas, userEvent, args, loaded }) => {
    const { platform, storefront } = loaded as Required<Loaded>;
    const login = await storefront.store.set(beginHostedLoginAtom, { returnTo: '/account' });
    const outcome = platform.identity.visit(login.authUrl, member);
    if (outcome.kind !== 'redirect') throw new Error(`The provider showed ${outcome.kind}.`);
    window.history.replaceState(null, '', outcome.location);
    await userEvent.click(canvas.getByRole('button', { name: 'Return' }));
    await canvas.findByRole('heading', { name: 'Logging in' });
    await waitFor(() => expect(args.navigate).toHaveBeenCalledWith('/account'));
    await expect(args.navigate).toHaveBeenCalledTimes(1);
    await storefront.store.set(sessionAtom);
    await expect(storefront.store.get(sessionAtom).loggedIn).toBe(true);
    await expect(window.location.href).not.toContain('code=');
  },
});

export const ReplacesPageByDefault = meta.story({
  beforeEach: keepUrl,
  render: () => <Redirected />,
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform, storefront } = loaded as Required<Loaded>;
    const { pathname, search } = window.location;
    const returnTo = `${pathname}${search}#account`;
    const login = await storefront.store.set(beginHostedLoginAtom, { returnTo });
    const outcome = platform.identity.visit(login.authUrl, member);
    if (outcome.kind !== 'redirect') throw new Error(`The provider showed ${outcome.kind}.`);
    window.history.replaceState(null, '', `${pathname}${search}${new URL(outcome.location).hash}`);
    await userEvent.click(canvas.getByRole('button', { name: 'Return' }));
    await waitFor(() => expect(window.location.hash).toBe('#account'));
  },
});

export const ReportsFailedLogin = meta.story({
  play: async ({ canvas, args }) => {
    await canvas.findByRole('heading', { name: 'We couldn’t log you in' });
    await expect(canvas.getByRole('link', { name: 'Log in again' })).toHaveAttribute(
      'href',
      '#/login',
    );
    await expect(args.navigate).not.toHaveBeenCalled();
  },
});
