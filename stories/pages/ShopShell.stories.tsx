import { getPlatform, mockPlatform } from '@vitrine/storybook';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usual } from '../cart/cart-contents.ts';
import { fill, member, press } from '../identity/login-flow-demo.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { at } from './lib/at.ts';
import { dark, keep, narrow, rightToLeft, seen, shopStory, small } from './lib/shop-story.tsx';
import { hrefs } from './lib/use-route.ts';
import { ClosedPage } from './shop/ClosedPage.tsx';

const meta = preview.meta({
  title: 'Pages/ShopShell',
  ...shopStory,
  loaders: [mockPlatform(({ platform }) => usual(platform))],
  beforeEach: at('#/somewhere'),
});

const counted = seen('button', /8 items/);

export const NotFound = meta.story({
  play: async ({ canvas }) => {
    await counted({ canvas });
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
    const main = within(canvas.getByRole('main'));
    await waitFor(() => expect(main.getByRole('combobox')).toBeVisible());
    await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', hrefs.home);
    await main.findByRole('heading', { name: 'Light' });
  },
});

export const Closed = meta.story({
  render: () => <ClosedPage />,
  play: async ({ canvas, loaded }) => {
    await seen('heading', 'Back soon')({ canvas });
    await expect(getPlatform(loaded).calls).toHaveLength(0);
  },
});
export const ClosedPersian = Closed.extend({
  globals: { ...narrow, ...dark, ...rightToLeft },
  play: seen('heading', 'به‌زودی برمی‌گردیم') as never,
});

export const SkipsHeaderByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await counted({ canvas });
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await waitFor(() => expect(skip).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await expect(window.location.hash).toBe('#/somewhere');
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Search for objects' })).toHaveFocus(),
    );
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
  },
});

export const OpensSearchBelowHeader = meta.story({
  parameters: { chromatic: inModes('light', 'narrow dark') },
  beforeEach: at(hrefs.wishlist),
  play: async ({ canvas, userEvent }) => {
    await counted({ canvas });
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    const field = await canvas.findByRole('combobox', { name: 'Search for objects' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'candle');
    await canvas.findByRole('group', { name: 'Objects' });
    const events = within(await canvas.findByRole('group', { name: 'Events' }));
    await events.findByRole('option', { name: /Night choir by candlelight.*Sold out/ });
  },
});

export const ClosesSearchWithEscape = meta.story({
  beforeEach: at(hrefs.wishlist),
  play: async ({ canvas, userEvent }) => {
    await counted({ canvas });
    const trigger = canvas.getByRole('button', { name: 'Search' });
    await userEvent.click(trigger);
    const field = await canvas.findByRole('combobox', { name: 'Search for objects' });
    await userEvent.type(field, 'ring');
    // While results of the whole text load, the list of an earlier one can still disappear.
    await canvas.findByRole('group', { name: 'Objects' });
    await waitFor(() => expect(document.querySelector('[data-pending]')).toBeNull());
    // Without a list, an announcement that is still to come is left out.
    await waitFor(() => expect(getAnnouncement()).toBe('7 suggestions. Use the arrow keys.'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveValue(''));
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() =>
      expect(canvas.queryByRole('combobox', { name: 'Search for objects' })).toBeNull(),
    );
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
});

export const LogsInWithoutLeavingPage = meta.story({
  play: async ({ canvas, userEvent }) => {
    await counted({ canvas });
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await fill(member);
    await press('Log in');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Account' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Account' }));
    await waitFor(() => expect(menu.getByRole('link', { name: 'Saved' })).toHaveFocus());
    await waitFor(() => expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible());
  },
});

const openMenu = async () => {
  (await screen.findByRole('button', { name: /^(Menu|فهرست)$/ })).click();
  const menu = within(await screen.findByRole('dialog', { name: 'Fenn House' }));
  await menu.findByRole('article');
  return menu;
};

export const ShowsAllLinksInMenu = meta.story({
  globals: small,
  beforeEach: () => keep('compare', 'dome-table-lamp', 'cane-teapot'),
  play: async ({ userEvent }) => {
    const [card] = within((await openMenu()).getByRole('article')).getAllByRole('link');
    card?.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(card as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const menu = await openMenu();
    const sections = within(menu.getByRole('navigation', { name: 'Main' }));
    await waitFor(() => expect(sections.getByRole('button', { name: 'Shop' })).toBeVisible());
    await expect(sections.getAllByRole('link')).toHaveLength(2);
    const account = within(menu.getByRole('navigation', { name: 'Account' }));
    await expect(account.getByRole('link', { name: 'Compare 2' })).toHaveAttribute(
      'href',
      hrefs.compare,
    );
    // Nothing is saved, so there is no number.
    await expect(account.getByRole('link', { name: 'Saved' })).toHaveAttribute('href');
  },
});

export const ShowsCollectionsInMenu = meta.story({
  globals: { ...small, ...dark },
  play: async ({ userEvent }) => {
    const menu = await openMenu();
    await userEvent.click(menu.getByRole('button', { name: 'Shop' }));
    await waitFor(() => expect(menu.getByRole('link', { name: /^Light/ })).toBeVisible());
    await expect(menu.getAllByRole('link')).toHaveLength(9);
  },
});

export const MenuNarrowRightToLeft = meta.story({
  globals: { ...narrow, ...rightToLeft },
  play: async () => {
    await openMenu();
  },
});
