import { type Loaded, mockPlatform } from '@vitrine/storybook';
import {
  Container,
  Link,
  type NavigationItem,
  Picture,
  SiteShell,
  Stack,
  Text,
  useUi,
} from '@vitrine/ui';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { signedIn } from '../identity/signed-in.ts';
import { at } from './lib/at.ts';
import { dark, large, rightToLeft, small } from './lib/shop-story.tsx';
import { useRoute } from './lib/use-route.ts';

const image = { url: '/pictures/lamp.jpg', width: 640, height: 800 };

const Feature = ({ name = 'Dome lamp', text = 'The dome lamp is back' }) => (
  <Stack gap="8">
    <Picture image={{ ...image, altText: name }} name={name} style={{ aspectRatio: '3 / 2' }} />
    <Link variant="standalone" href="#/lamps/dome">
      {text}
    </Link>
  </Stack>
);

const navigation: NavigationItem[] = [
  {
    label: 'Shop',
    href: '#/shop',
    feature: <Feature />,
    items: [
      {
        label: 'Table',
        href: '#/shop/table',
        items: [
          { label: 'Cups', href: '#/shop/table/cups' },
          { label: 'Bowls', href: '#/shop/table/bowls' },
          { label: 'Trays', href: '#/shop/table/trays' },
        ],
      },
      {
        label: 'Light',
        href: '#/shop/light',
        items: [
          { label: 'Table lamps', href: '#/shop/light/table-lamps' },
          { label: 'Candles', href: '#/shop/light/candles' },
        ],
      },
      { label: 'Textiles', href: '#/shop/textiles' },
    ],
  },
  {
    label: 'Workshop',
    href: '#/workshop',
    items: [
      { label: 'Courses', href: '#/workshop/courses' },
      { label: 'Open days', href: '#/workshop/open-days' },
    ],
  },
  { label: 'Events', href: '#/events' },
];

const persianNames: Readonly<Record<string, string>> = {
  Shop: 'فروشگاه',
  Table: 'میز',
  Cups: 'فنجان',
  Bowls: 'کاسه',
  Trays: 'سینی',
  Light: 'روشنایی',
  'Table lamps': 'چراغ رومیزی',
  Candles: 'شمع',
  Textiles: 'پارچه',
  Workshop: 'کارگاه',
  Courses: 'دوره‌ها',
  'Open days': 'روزهای بازدید',
  Events: 'رویدادها',
};

const translateItems = (items: readonly NavigationItem[]): NavigationItem[] =>
  items.map((item) => ({
    ...item,
    label: persianNames[`${item.label}`] ?? item.label,
    ...(item.items && { items: translateItems(item.items) }),
    ...(item.feature && { feature: <Feature name="چراغ گنبدی" text="چراغ گنبدی برگشته است" /> }),
  }));

/** A site of one page, whose path is behind the `#` of the story's URL. */
function Site() {
  const { pathname } = useRoute();
  const isPersian = useUi().locale === 'fa-IR';
  return (
    <SiteShell
      name="Fenn House"
      pathname={pathname}
      navigation={isPersian ? translateItems(navigation) : navigation}
      login={{ redirectUri: 'https://fennhouse.example/', recoveryUrl: '/reset' }}
      logout={{ returnTo: 'https://fennhouse.example/' }}
    >
      <Container>
        <Text>{isPersian ? 'صفحهٔ یک شمع' : `Page ${pathname}`}</Text>
      </Container>
    </SiteShell>
  );
}

const meta = preview.meta({
  title: 'Pages/SiteShell',
  component: Site,
  globals: large,
  loaders: [mockPlatform()],
  beforeEach: at('#/shop/light/candles'),
});

interface Shown {
  canvas: { findByRole: (role: string, options?: object) => Promise<HTMLElement> };
}

const findMore = ({ canvas }: Shown, name: string | RegExp = 'More in Shop') =>
  canvas.findByRole('button', { name });

export const OpensMegaMenuByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const more = await findMore({ canvas });
    const shop = canvas.getByRole('link', { name: 'Shop' });
    await expect(shop).toHaveAttribute('href', '#/shop');
    shop.focus();
    await userEvent.tab();
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const panel = within(await canvas.findByRole('region', { name: 'More in Shop' }));
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(panel.getByRole('link', { name: 'Candles' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(panel.getByRole('link', { name: 'Table' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(panel.getByRole('link', { name: 'Cups' })).toHaveFocus());
  },
});
export const OpensMegaMenuDarkRightToLeft = OpensMegaMenuByKeyboard.extend({
  globals: { ...dark, ...rightToLeft },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await findMore({ canvas }, /فروشگاه/));
    const panel = await canvas.findByRole('region', { name: /فروشگاه/ });
    const shop = canvas.getByRole('link', { name: 'فروشگاه' });
    await waitFor(() => expect(panel).toBeVisible());
    await expect(shop.getBoundingClientRect().right).toBeLessThanOrEqual(
      panel.getBoundingClientRect().right,
    );
  },
});

export const ClosesMegaMenuWithEscape = meta.story({
  play: async ({ canvas, userEvent }) => {
    const more = await findMore({ canvas });
    const open = async () => {
      await userEvent.click(more);
      return within(await canvas.findByRole('region', { name: 'More in Shop' }));
    };
    await open();
    await userEvent.click(canvas.getByText(/^Page/));
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    (await open()).getByRole('link', { name: 'Bowls' }).focus();
    canvas.getByRole('link', { name: 'Events' }).focus();
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    const panel = await open();
    panel.getByRole('link', { name: 'Bowls' }).focus();
    // The pointer does not close a panel that the keyboard is in.
    await userEvent.hover(panel.getByRole('link', { name: 'Cups' }));
    await userEvent.hover(canvas.getByText(/^Page/));
    await new Promise((resolve) => setTimeout(resolve, 400));
    await waitFor(() => expect(panel.getByRole('link', { name: 'Bowls' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    await waitFor(() => expect(more).toHaveFocus());
    await expect(more).toHaveAttribute('aria-expanded', 'false');
  },
});

export const OpensMegaMenuByPointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findMore({ canvas });
    await userEvent.hover(canvas.getByRole('link', { name: 'Shop' }));
    // The pointer may only be on its way.
    await expect(canvas.queryByRole('region')).toBeNull();
    const panel = await canvas.findByRole('region', { name: 'More in Shop' });
    await userEvent.hover(within(panel).getByRole('link', { name: 'Cups' }));
    await userEvent.hover(canvas.getByRole('link', { name: 'Workshop' }));
    await canvas.findByRole('region', { name: 'More in Workshop' });
    await userEvent.hover(canvas.getByText(/^Page/));
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
});

export const ClosesMegaMenuOnNavigation = meta.story({
  play: async ({ canvas, userEvent }) => {
    const more = await findMore({ canvas });
    const open = async () => {
      await userEvent.click(more);
      return within(await canvas.findByRole('region', { name: 'More in Shop' }));
    };
    const closed = () => waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    // A link of the current page closes the panel too.
    await userEvent.click((await open()).getByRole('link', { name: 'Candles' }));
    await closed();
    for (const name of ['Light', 'Light']) {
      await userEvent.click((await open()).getByRole('link', { name }));
      await canvas.findByText('Page #/shop/light');
      await closed();
    }
    for (const _ of [1, 2]) {
      await open();
      await userEvent.click(canvas.getByRole('link', { name: 'Shop' }));
      await canvas.findByText('Page #/shop');
      await closed();
    }
    await userEvent.click((await open()).getByRole('link', { name: 'Bowls' }));
    await canvas.findByText('Page #/shop/table/bowls');
    await closed();
  },
});

export const MarksCurrentItem = meta.story({
  beforeEach: at('#/events'),
  play: async ({ canvas }) => {
    await findMore({ canvas });
    const shop = canvas.getByRole('link', { name: 'Shop' });
    await expect(canvas.getByRole('link', { name: 'Events' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(shop).not.toHaveAttribute('aria-current');
    window.location.hash = '#/shop/table/cups';
    await waitFor(() => expect(shop).toHaveAttribute('aria-current', 'true'));
  },
});

const openMenu = async ({ canvas }: Shown) => {
  (await canvas.findByRole('button', { name: 'Menu' })).click();
  return within(await screen.findByRole('dialog', { name: 'Fenn House' }));
};

export const OpensMenuLevelsAndClosesOnNavigation = meta.story({
  globals: small,
  beforeEach: at('#/events'),
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu({ canvas });
    await expect(menu.queryByRole('link', { name: 'View all' })).toBeNull();
    await userEvent.click(menu.getByRole('button', { name: 'Shop' }));
    await waitFor(() => expect(menu.getByRole('heading', { name: 'Shop' })).toHaveFocus());
    await expect(menu.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '#/shop');
    await userEvent.click(menu.getByRole('button', { name: 'Table' }));
    await userEvent.click(menu.getByRole('link', { name: 'Cups' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await canvas.findByText('Page #/shop/table/cups');
  },
});

export const ReturnsToMenuLevelWithEscape = meta.story({
  globals: small,
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu({ canvas });
    await expect(menu.getByRole('button', { name: 'Shop' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await userEvent.click(menu.getByRole('button', { name: 'Shop' }));
    await userEvent.click(menu.getByRole('button', { name: 'Light' }));
    await expect(menu.getByRole('link', { name: 'Candles' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu.getByRole('button', { name: 'Light' })).toHaveFocus());
    await userEvent.click(menu.getByRole('button', { name: 'Menu' }));
    await waitFor(() => expect(menu.getByRole('button', { name: 'Shop' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus());
  },
});

export const LogsInFromMenu = meta.story({
  globals: small,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Log in' })).toBeNull();
    const menu = await openMenu({ canvas });
    await userEvent.click(menu.getByRole('button', { name: 'Log in' }));
    const field = await screen.findByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(field).toBeVisible());
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus());
  },
});

export const OpensLogin = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findMore({ canvas });
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Email' })).toBeVisible());
  },
});

export const ClosesSearchOnNavigation = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findMore({ canvas });
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await canvas.findByRole('combobox');
    window.location.hash = '#/events';
    await waitFor(() => expect(canvas.queryByRole('combobox')).toBeNull());
  },
});

export const ClosesSearchOnSelection = meta.story({
  globals: small,
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('button', { name: 'Search' });
    await userEvent.click(search);
    await userEvent.type(await canvas.findByRole('combobox'), 'ring vase{Enter}');
    await waitFor(() => expect(canvas.queryByRole('combobox')).toBeNull());
    await waitFor(() => expect(window.location.hash).toMatch(/q=ring\+vase$/));
    // A result of the current page closes it too.
    for (const _ of [1, 2]) {
      await userEvent.click(search);
      await userEvent.click(await canvas.findByRole('option', { name: /^Ring vase/ }));
      await waitFor(() => expect(canvas.queryByRole('combobox')).toBeNull());
      await canvas.findByText('Page #/objects/ring-vase');
    }
  },
});

const getLoaded = (loaded: unknown) => loaded as Required<Loaded>;

export const ShowsUnavailableLoginService = meta.story({
  parameters: { requirements: ['S41'] },
  loaders: [signedIn()],
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('button', { name: 'Account' });
    const { platform, storefront } = getLoaded(loaded);
    const { tokens } = storefront.client;
    platform.fail('auth.requestTokens', 'unavailable');
    await tokens.renew(await tokens.access()).catch(() => {});
    const text = await canvas.findByText(/^We can’t reach the login service/);
    await waitFor(() => expect(text.closest('[role=alert]')).toBeVisible());
  },
});

export const OpensLoginWhenMembershipEnds = meta.story({
  parameters: { requirements: ['S42'] },
  loaders: [signedIn()],
  play: async ({ canvas, loaded, userEvent }) => {
    await canvas.findByRole('button', { name: 'Account' });
    const { platform, storefront } = getLoaded(loaded);
    const { tokens } = storefront.client;
    const revoked = () => Response.json({ error: 'invalid_grant' }, { status: 400 });
    platform.fail('auth.requestTokens', revoked, { times: 1 });
    await tokens.renew(await tokens.access());
    const ended = within(await screen.findByRole('dialog', { name: 'You’ve been logged out' }));
    await userEvent.click(ended.getByRole('button', { name: 'Log in' }));
    const field = await screen.findByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(field).toBeVisible());
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  },
});

export const WarnsWhenProviderLogoutFails = meta.story({
  parameters: { requirements: ['S52'] },
  loaders: [
    signedIn(({ platform }) => platform.fail('redirects.createRedirectSession', 'unavailable')),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Account' }));
    await userEvent.click(menu.getByRole('button', { name: 'Log out' }));
    const warning = await screen.findByRole('dialog', { name: 'You’re logged out on this device' });
    await waitFor(() => expect(within(warning).getByText(/close the browser/)).toBeVisible());
  },
});

export const LogsOutFromMenu = meta.story({
  globals: small,
  loaders: [
    signedIn(({ platform }) => platform.fail('redirects.createRedirectSession', 'unavailable')),
  ],
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu({ canvas });
    await expect(menu.queryByRole('button', { name: 'Log in' })).toBeNull();
    await userEvent.click(await menu.findByRole('button', { name: 'Log out' }));
    const warning = await screen.findByRole('dialog', { name: 'You’re logged out on this device' });
    await waitFor(() => expect(warning).toBeVisible());
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  },
});
