import {
  ActionBar,
  ActionBarButton,
  AdminFrame,
  CommandMenu,
  CommandProvider,
  EventResults,
  GuestResults,
  Inspector,
  KeyHelp,
  Keys,
  OrderResults,
  PageHead,
  ProductResults,
  StatusMark,
  type StatusMarkKind,
  useCommandContext,
  useCommands,
  ViewTab,
  ViewTabs,
} from '@vitrine/admin';
import { getPlatform, mockPlatform } from '@vitrine/storybook';
import { themeAttributes } from '@vitrine/theme';
import { Button, Text, TextField, useUi } from '@vitrine/ui';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { memberWith } from '../identity/account-page.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { adminParameters, DemoFrame, large, small, watchTabs } from './admin-demo.tsx';

const archive = fn();
const expire = fn();
const handlers = {
  onFocus: fn(),
  onBlur: fn(),
  onPointerEnter: fn(),
  onPointerLeave: fn(),
};

/** The words of the page, which are the host's own, by language. */
const wordsByLanguage = {
  en: {
    ...{ title: 'Frame', orders: 'Orders', position: 'Needs action, 2 of 4' },
    ...{ archive: 'Archive 3 orders', tokyo: 'Show orders of Tokyo', keys: 'Show keys' },
    ...{ views: 'Views', all: 'All', needsAction: 'Needs action', members: 'Members' },
    ...{ authorized: 'Authorised', unknown: 'Unknown', note: 'Note' },
    ...{ unsaved: '3 changes not saved', review: 'Review', discard: 'Discard', save: 'Save' },
    marks: [
      ...['Paid', 'Authorised', 'In review', 'Declined', 'Cancelled'],
      ...['Draft', 'On now', 'Ended', 'In, 19:03', 'Expected'],
    ],
  },
  de: {
    ...{ title: 'Rahmen', orders: 'Bestellungen', position: 'Zu erledigen, 2 von 4' },
    ...{ archive: '3 Bestellungen archivieren', tokyo: 'Bestellungen aus Tokio anzeigen' },
    ...{ keys: 'Tasten anzeigen', views: 'Ansichten', all: 'Alle', needsAction: 'Zu erledigen' },
    ...{ members: 'Mitglieder', authorized: 'Autorisiert', unknown: 'Unbekannt', note: 'Notiz' },
    ...{ unsaved: '3 Änderungen nicht gespeichert', review: 'Ansehen', discard: 'Verwerfen' },
    save: 'Speichern',
    marks: [
      ...['Bezahlt', 'Autorisiert', 'In Prüfung', 'Abgelehnt', 'Storniert'],
      ...['Entwurf', 'Läuft', 'Beendet', 'Anwesend, 19:03', 'Erwartet'],
    ],
  },
  fa: {
    ...{ title: 'چارچوب', orders: 'سفارش‌ها', position: 'نیازمند اقدام، ۲ از ۴' },
    ...{ archive: 'بایگانی ۳ سفارش', tokyo: 'نمایش سفارش‌های توکیو', keys: 'نمایش کلیدها' },
    ...{ views: 'نماها', all: 'همه', needsAction: 'نیازمند اقدام', members: 'اعضا' },
    ...{ authorized: 'تأییدشده', unknown: 'نامشخص', note: 'یادداشت' },
    ...{ unsaved: '۳ تغییر ذخیره نشده است', review: 'مرور', discard: 'دور انداختن' },
    save: 'ذخیره',
    marks: [
      ...['پرداخت‌شده', 'تأییدشده', 'در حال بررسی', 'ردشده', 'لغوشده'],
      ...['پیش‌نویس', 'در جریان', 'پایان‌یافته', 'وارد شد، ۱۹:۰۳', 'در انتظار'],
    ],
  },
};

const kinds: readonly StatusMarkKind[] = [
  ...(['success', 'needs-action', 'in-progress', 'failed', 'canceled'] as const),
  ...(['inactive', 'live', 'ended', 'checked-in', 'expected'] as const),
];

function Page() {
  const { openKeyHelp } = useCommandContext();
  const { locale } = useUi();
  const language = new Intl.Locale(locale).language;
  const words = wordsByLanguage[language === 'de' || language === 'fa' ? language : 'en'];
  useCommands([
    { id: 'page.archive', label: words.archive, keys: 'a', run: archive },
    { id: 'page.tokyo', label: words.tokyo, run: () => {} },
  ]);
  return (
    <div style={{ paddingBlock: 24 }}>
      <PageHead
        title={words.title}
        parent={{ label: words.orders, href: '#/admin/orders' }}
        position={words.position}
        status={<StatusMark kind="needs-action">{words.authorized}</StatusMark>}
        actions={<Button onClick={openKeyHelp}>{words.keys}</Button>}
      />
      <ViewTabs label={words.views}>
        <ViewTab current count={41} href="#/admin/orders">
          {words.all}
        </ViewTab>
        <ViewTab count={4} needsAction href="#/admin/orders?view=needs-action">
          {words.needsAction}
        </ViewTab>
        <ViewTab count={9} onSelect={() => {}}>
          {words.members}
        </ViewTab>
      </ViewTabs>
      <div style={{ display: 'grid', gap: 12, paddingBlock: 24 }}>
        {kinds.map((kind, index) => (
          <StatusMark key={kind} kind={kind}>
            {words.marks[index]}
          </StatusMark>
        ))}
        <StatusMark>{words.unknown}</StatusMark>
        <span>
          <Keys keys="mod+k" /> <Keys keys="shift+down" /> <Keys keys="g o" /> <Keys keys="enter" />
        </span>
        <TextField aria-label={words.note} />
      </div>
      <ActionBar
        message={words.unsaved}
        detail={<ActionBarButton emphasis="link">{words.review}</ActionBarButton>}
      >
        <ActionBarButton>{words.discard}</ActionBarButton>
        <ActionBarButton emphasis="main" keys="mod+s">
          {words.save}
        </ActionBarButton>
      </ActionBar>
    </div>
  );
}

/** The frame of the owner's pages, with its navigation, marks, tabs, bar and commands. */
const meta = preview.meta({
  title: 'Admin/Frame',
  component: () => null,
  subcomponents: { CommandMenu, CommandProvider, Inspector, KeyHelp },
  globals: large,
  parameters: adminParameters,
  loaders: [mockPlatform()],
  beforeEach: () => void archive.mockClear(),
  render: () => (
    <DemoFrame
      searchResults={
        <>
          <OrderResults />
          <GuestResults />
          <EventResults />
          <ProductResults />
        </>
      }
    >
      <Page />
    </DemoFrame>
  ),
});

type Canvas = ReturnType<typeof within>;

export const ShowsNavigationAndMarks = meta.story({
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Main navigation' });
    await expect(within(nav).getByRole('link', { name: /^Orders/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    within(nav).getByRole('link', { name: 'Orders 4 need action' });
    await expect(canvas.getByText('G, then O')).toBeInTheDocument();
  },
});

/** Without `account`, as after a reload: the name is from the host's own server. */
export const NamesLoggedInMember = meta.story({
  loaders: [memberWith()],
  render: () => (
    <AdminFrame name="Fenn House" navigation={[]}>
      <PageHead title="Frame" />
    </AdminFrame>
  ),
  play: async ({ canvas }) => void (await canvas.findByText('Runa Holm')),
});

export const ForcedColors = meta.story({});

export const OpensDrawerOnPhone = meta.story({
  globals: small,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Fenn House' });
    // A link would leave the story.
    drawer.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(within(drawer).getByRole('link', { name: /^Events/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await screen.findByRole('dialog', { name: 'Fenn House' });
  },
});

const openMenu = async (
  canvas: object,
  userEvent: { keyboard: (text: string) => Promise<void> },
) => {
  await (canvas as Canvas).findByRole('heading', { level: 1 });
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox');
};

export const SearchesCommandsAndOrders = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = await openMenu(canvas, userEvent);
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.type(input, 'to');
    const list = screen.getByRole('listbox');
    await waitFor(() =>
      expect(
        within(list)
          .getAllByRole('option')
          .map((one) => one.textContent),
      ).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^Show orders of Tokyo/),
          expect.stringMatching(/^Go to Orders/),
          expect.stringMatching(/^Tomás O’Brien.*93D3-1C04-6C8.*Authorised/),
        ]),
      ),
    );
    await waitFor(() => expect(getAnnouncement()).toMatch(/^\d+ results$/));
    // The active option is announced through the field, which keeps the focus.
    const active = within(list).getByRole('option', { selected: true });
    await expect(input).toHaveAttribute('aria-activedescendant', active.id);
  },
});

/** Results of every kind; the highlighted entry stays while further ones arrive. */
export const FindsEveryKind = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const release = getPlatform(loaded).hold('catalog.queryProducts');
    const input = await openMenu(canvas, userEvent);
    await userEvent.type(input, 'bo');
    const list = screen.getByRole('listbox');
    await within(list).findByRole('group', { name: 'Events' });
    await userEvent.keyboard('{ArrowUp}');
    const active = within(list).getByRole('option', { selected: true });
    release();
    const products = await within(list).findByRole('group', { name: 'Products' });
    await waitFor(() => expect(within(list).getByRole('option', { selected: true })).toBe(active));
    // Tab keeps the kind of the highlighted entry.
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(within(products).getByRole('option', { selected: true })).toBeInTheDocument(),
    );
    await userEvent.keyboard('{Tab}');
    await waitFor(() => expect(within(list).getAllByRole('group')).toHaveLength(1));
    await within(list).findByRole('group', { name: 'Products' });
    await waitFor(() => expect(input).toHaveFocus());
    await waitFor(() => expect(getAnnouncement()).toMatch(/Only Products|results/));
  },
});

export const WaitsForAllResults = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const release = getPlatform(loaded).hold('catalog.queryProducts');
    await userEvent.type(await openMenu(canvas, userEvent), 'zzzz');
    await waitFor(() => expect(getPlatform(loaded).waiting).toBeGreaterThan(0));
    // Twice as long as the results are awaited before their number is announced.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(screen.queryByText(/^No results/)).toBeNull();
    await expect(getAnnouncement()).toBe('');
    release();
    await screen.findByText('No results for “zzzz”');
    await waitFor(() => expect(getAnnouncement()).toBe('No results'));
  },
});

/** No list is beside these pages, so they open in a new tab; an action has no page. */
export const OpensPagesInTab = meta.story({
  play: async ({ canvas, userEvent }) => {
    const tabs = watchTabs();
    const { hash } = location;
    const openInTab = async (text: string, name: RegExp) => {
      const input = await openMenu(canvas, userEvent);
      await userEvent.type(input, text);
      await userEvent.hover(await screen.findByRole('option', { name }));
      await within(screen.getByRole('dialog')).findByText('Open in new tab');
      await userEvent.keyboard('{Meta>}{Enter}{/Meta}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await openInTab('events', /^Go to Events/);
    await openInTab('night choir', /^Night choir/);
    await openInTab('dome table', /^Dome table lamp/);
    await expect(tabs.mock.calls.map(([url]) => String(url).replace(/[^/]+-[^/]+$/, 'id'))).toEqual(
      ['#/admin/events', '#/admin/events/id', '#/admin/products/id'],
    );
    await expect(location.hash).toBe(hash);
    const input = await openMenu(canvas, userEvent);
    await userEvent.type(input, 'archive');
    await screen.findByRole('option', { name: /^Archive 3 orders/ });
    await waitFor(() => expect(screen.queryByText('Open in new tab')).toBeNull());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(archive).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.type(input, 'go to ev');
    await screen.findByText('Open in new tab');
    await waitFor(() => expect(getAnnouncement()).toBe('1 result'));
  },
});

export const ShowsAllKindsAgain = meta.story({
  globals: { ...large, theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    const input = await openMenu(canvas, userEvent);
    await userEvent.keyboard('{Tab}');
    const list = screen.getByRole('listbox');
    await waitFor(() => expect(within(list).getAllByRole('group')).toHaveLength(1));
    await screen.findByRole('button', { name: 'Actions: show all kinds' });
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(within(list).getAllByRole('group').length).toBeGreaterThan(1));
    await userEvent.type(input, 'to');
    await within(list).findByRole('group', { name: 'Orders' });
    // The count of results is announced once the typing rests.
    await waitFor(() => expect(getAnnouncement()).toMatch(/\d results$/));
  },
});

export const CommandMenuSmallDark = meta.story({
  globals: { ...small, theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent);
  },
});

/** The last entry is a page, so that the keys below have the longest words. */
export const CommandMenuKeys = meta.story({
  parameters: { chromatic: inModes('german', 'persian') },
  play: async ({ canvas, userEvent }) => {
    const input = await openMenu(canvas, userEvent);
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await screen.findByText(/^(Open in new tab|Neuer Tab|باز کردن در زبانهٔ تازه)$/);
  },
});

export const RunsCommandsByKey = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Frame' });
    await userEvent.keyboard('a');
    await expect(archive).toHaveBeenCalledTimes(1);
    // A field keeps its keys.
    await userEvent.click(canvas.getByRole('textbox', { name: 'Note' }));
    await userEvent.keyboard('a');
    await expect(archive).toHaveBeenCalledTimes(1);
    canvas.getByRole('textbox', { name: 'Note' }).blur();
    const input = await openMenu(canvas, userEvent);
    await userEvent.type(input, 'arch{Enter}');
    await expect(archive).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('ge');
    await waitFor(() => expect(location.hash).toBe('#/admin/events'));
    location.hash = '';
  },
});

export const TurnsLetterKeysOff = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Frame' });
    await userEvent.keyboard('?');
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await within(help).findByText('Archive 3 orders');
    await within(help).findByText('Open a search result beside the list or in a new tab');
    await userEvent.click(within(help).getByRole('switch', { name: 'One-letter shortcuts' }));
    await expect(within(help).getAllByText('Off').length).toBeGreaterThan(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('a');
    await expect(archive).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Show keys' }));
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  },
});

/** A Mac has other keys than the rest. */
export const ShowsKeysOfMac = meta.story({
  parameters: { requirements: ['H20'] },
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(navigator, 'platform');
    Object.defineProperty(navigator, 'platform', { configurable: true, value: 'MacIntel' });
    return () => {
      if (own) Object.defineProperty(navigator, 'platform', own);
      else Reflect.deleteProperty(navigator, 'platform');
    };
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Frame' });
    await userEvent.keyboard('?');
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await within(help).findByText('Command K');
    await expect(within(help).queryByText('Control K')).toBeNull();
  },
});

/** The bar in each of its states, one below the other. */
export const ActionBarStates = meta.story({
  globals: large,
  render: () => (
    <main
      {...themeAttributes({ density: 'compact' })}
      style={{ display: 'grid', gap: 12, padding: 24 }}
    >
      <Text as="p">A page has one bar at a time.</Text>
      <ActionBar
        aria-label="Unsaved"
        message="3 changes not saved"
        detail={<ActionBarButton emphasis="link">Review</ActionBarButton>}
      >
        <ActionBarButton>Discard</ActionBarButton>
        <ActionBarButton emphasis="main" keys="mod+s">
          Save
        </ActionBarButton>
      </ActionBar>
      <ActionBar aria-label="Saving" status="running" message="Saving 3 changes">
        <ActionBarButton emphasis="main" pending>
          Saving
        </ActionBarButton>
      </ActionBar>
      <ActionBar aria-label="Saved" status="success" message="Saved at 14:32">
        <ActionBarButton keys="mod+z">Undo</ActionBarButton>
      </ActionBar>
      <ActionBar
        aria-label="Failed"
        status="failed"
        message="2 of 3 changes saved. The price may be €999,999.99 at most."
        expiresAfter={100}
        onExpire={expire}
        {...handlers}
      >
        <ActionBarButton emphasis="link">Go to price</ActionBarButton>
        <ActionBarButton emphasis="main">Retry</ActionBarButton>
      </ActionBar>
      <ActionBar
        aria-label="Running"
        status="running"
        message="Confirming 412 orders"
        detail={<span>268 of 412 done</span>}
        progress={268 / 412}
      />
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('region', { name: 'Failed' });
    const retry = within(bar).getByRole('button', { name: 'Retry' });
    const wait = () => new Promise((resolve) => setTimeout(resolve, 200));
    // The time waits for the focus and for the pointer.
    retry.focus();
    await userEvent.hover(bar);
    expire.mockClear();
    await userEvent.unhover(bar);
    await wait();
    await expect(expire).not.toHaveBeenCalled();
    await userEvent.hover(bar);
    retry.blur();
    await wait();
    await expect(expire).not.toHaveBeenCalled();
    await userEvent.unhover(bar);
    await waitFor(() => expect(expire).toHaveBeenCalledTimes(1));
    // The host has its handlers, too.
    for (const handler of Object.values(handlers)) await expect(handler).toHaveBeenCalled();
  },
});
