import { OrderList } from '@vitrine/admin';
import { savedViewsAtom } from '@vitrine/atoms';
import { getPlatform, mockPlatform } from '@vitrine/storybook';
import { LoadMore } from '@vitrine/ui';
import { expect, screen, spyOn, userEvent as user, waitFor, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import {
  adminParameters,
  findBar,
  findRow,
  findRows,
  large,
  OrdersDesk,
  openCommandMenu,
  small,
  watchTabs,
} from './admin-demo.tsx';

const LIST = 'orders.listOrders';
const CONFIRM = 'orders.confirmOrder';

/** An owner's list of orders. */
const meta = preview.meta({
  title: 'Admin/OrderList',
  component: OrdersDesk,
  subcomponents: { OrderList, LoadMore },
  globals: large,
  parameters: adminParameters,
  loaders: [mockPlatform()],
});

type Canvas = ReturnType<typeof within>;

const select = async (canvas: object, ...names: readonly string[]) => {
  for (const name of names) {
    const row = await findRow(canvas, name);
    await user.click(within(row).getByRole('checkbox'));
  }
};

/** Selects three orders of one status each, and waits for the bar. */
const selectThree = async ({ canvas }: { canvas: unknown }) => {
  const page = canvas as Canvas;
  const rows = await findRows(page);
  for (const row of rows.slice(4, 7)) await user.click(within(row).getByRole('checkbox'));
  await waitFor(() => expect(page.getAllByRole('checkbox', { checked: true })).toHaveLength(3));
};

/** Opens Tomás O’Brien’s order from the command menu by Control and Enter. */
const openBeside = async (hint: string) => {
  await user.type(await openCommandMenu(), 'tomas');
  await user.hover(await screen.findByRole('option', { name: /93D3-1C04-6C8/ }));
  await within(screen.getByRole('dialog')).findByText(hint);
  await waitFor(() => expect(getAnnouncement()).toBe('2 results'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
};

export const OpensResultBesideList = meta.story({
  play: async ({ canvas }) => {
    const tabs = watchTabs();
    await findRows(canvas);
    await openBeside('Open beside');
    const find = () => canvas.findByRole('region', { name: 'Tomás O’Brien' });
    await expect(await find()).toHaveTextContent('93D3-1C04-6C8');
    await expect(tabs).not.toHaveBeenCalled();
    // The focus is in the row, so that the keys of the list work.
    const link = canvas.getByRole('link', { name: '93D3-1C04-6C8' });
    await waitFor(() => expect(link).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Tomás O’Brien' })).toBeNull());
    await openBeside('Open beside');
    await find();
    await waitFor(() => expect(link).toHaveFocus());
  },
});

export const OpensResultInDrawer = meta.story({
  globals: small,
  play: async ({ canvas }) => {
    await findRows(canvas);
    await openBeside('Open beside');
    const drawer = await screen.findByRole('dialog', { name: 'Tomás O’Brien' });
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('link', { name: '93D3-1C04-6C8' })).toHaveFocus());
  },
});

/** The rows do not include the order, so there is nothing beside which it could open. */
export const OpensOtherResultInTab = meta.story({
  args: { query: 'status=PARTIALLY_PAID' },
  play: async ({ canvas }) => {
    const tabs = watchTabs();
    await findRows(canvas);
    await openBeside('Open in new tab');
    await expect(tabs).toHaveBeenCalledTimes(1);
    await expect(tabs).toHaveBeenCalledWith(
      expect.stringMatching(/^#\/admin\/orders\/.+\/93D3-1C04-6C8$/),
      '_blank',
      'noopener',
    );
    await expect(canvas.queryByRole('region', { name: 'Tomás O’Brien' })).toBeNull();
  },
});

export const ShowsOrders = meta.story({
  parameters: { requirements: ['O1'] },
  play: async ({ canvas }) => {
    const rows = await findRows(canvas);
    await expect(rows).toHaveLength(35);
    await canvas.findByRole('button', { name: /^All ?35$/ });
    await canvas.findByRole('button', { name: /^Needs action ?4 need action$/ });
    await waitFor(() =>
      expect(rows[6]).toHaveTextContent(
        /6A52-3A7A-7AD.*Viggo Thomsen.*4 × Seat in the hall, Resonance for nine strings.*€128.00.*Pay in person.*24 Nov, 13:24/,
      ),
    );
    await expect(canvas.getByRole('columnheader', { name: /Ordered/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
});

export const Selected = meta.story({
  parameters: {
    chromatic: inModes(
      'large dark',
      'large contrast',
      'large persian',
      'small dark',
      'medium german',
    ),
  },
  globals: large,
  play: selectThree,
});

export const ForcedColors = meta.story({ play: selectThree });

export const Small = meta.story({
  globals: small,
  play: async ({ canvas }) => {
    await findRows(canvas);
    await canvas.findByRole('button', { name: /^Archived ?2$/ });
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
    // Roles stay, whatever the layout.
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(35);
  },
});

export const Loading = meta.story({
  loaders: [mockPlatform(({ platform }) => void platform.hold(LIST))],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const Empty = meta.story({
  loaders: [
    mockPlatform(({ platform }) => {
      for (const { orderNumber } of platform.orders.all()) platform.orders.delete(orderNumber);
    }),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No orders yet' });
    await canvas.findByRole('button', { name: 'View events' });
  },
});

export const RetriesAfterLoadError = meta.story({
  loaders: [mockPlatform(({ platform }) => void platform.fail(LIST, 'unavailable', { times: 5 }))],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'The orders couldn’t be loaded' });
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await findRows(canvas)).toHaveLength(35);
  },
});

export const FindsNothing = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    await findRows(canvas);
    const input = canvas.getByRole('textbox', { name: 'Search orders' });
    await userEvent.type(input, 'Freja');
    await waitFor(async () => expect(await findRows(canvas)).toHaveLength(3));
    await waitFor(() => expect(getAnnouncement()).toBe('3 orders'));
    const getSearches = () =>
      getPlatform(loaded)
        .calls.filter(({ name }) => name === LIST)
        .flatMap(({ path }) => /searchPhrase=(\w+)/.exec(path)?.[1] ?? []);
    await waitFor(() => expect(getSearches().at(-1)).toBe('Freja'));
    // Requests follow a pause in typing, not each letter. A busy machine may pause within the word.
    await expect(new Set(getSearches()).size).toBeLessThan('Freja'.length);
    await userEvent.type(input, ' of Winter');
    await canvas.findByRole('heading', { name: 'No orders match “Freja of Winter”' });
  },
});

export const FiltersByStatus = meta.story({
  parameters: { requirements: ['O1'] },
  args: { query: 'tag=MEMBER' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect((await findRows(canvas)).length).toBeLessThan(10));
    canvas.getByRole('button', { name: 'Tag: Member' }).focus();
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Tag: Member' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Status' }));
    const options = await screen.findByRole('dialog', { name: 'Status' });
    await userEvent.click(await within(options).findByRole('checkbox', { name: 'Authorised' }));
    await waitFor(async () => expect(await findRows(canvas)).toHaveLength(2));
    await userEvent.click(within(options).getByRole('checkbox', { name: 'Partly paid' }));
    await waitFor(async () => expect(await findRows(canvas)).toHaveLength(3));
    await canvas.findByRole('button', { name: 'Status: 2 selected' });
    // The counts are of the orders that match the other filters: they stay.
    await expect(
      within(options).getByRole('checkbox', { name: 'Paid' }).closest('li'),
    ).toHaveTextContent(/Paid\d+$/);
  },
});

export const SavesView = meta.story({
  parameters: { requirements: ['H10', 'O1'] },
  args: { query: 'status=OFFLINE_PENDING&sort=totalPrice%3Adesc' },
  play: async ({ canvas, userEvent, loaded }) => {
    await waitFor(async () => expect(await findRows(canvas)).toHaveLength(1));
    await canvas.findByText('Changed');
    await userEvent.click(canvas.getByRole('button', { name: 'Save view' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save this view' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save view' }));
    await within(dialog).findByText('Enter a name.');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Name/ }), 'To pay{Enter}');
    const tab = await canvas.findByRole('button', { name: /^To pay ?1$/ });
    await expect(tab).toHaveAttribute('aria-current', 'page');
    const { storefront } = loaded as { storefront: { store: { get: (atom: unknown) => unknown } } };
    await expect(storefront.store.get(savedViewsAtom('orders'))).toMatchObject([
      { name: 'To pay', chosen: { status: ['OFFLINE_PENDING'] }, sort: 'totalPrice:desc' },
    ]);
    await userEvent.click(canvas.getByRole('button', { name: /^All/ }));
    await waitFor(async () => expect(await findRows(canvas)).toHaveLength(35));
    await userEvent.click(tab);
    await waitFor(async () => expect(await findRows(canvas)).toHaveLength(1));
  },
});

export const ArchivesOverPagesAndUndoes = meta.story({
  parameters: { requirements: ['H9', 'O4', 'O5', 'R48'] },
  args: { limit: 10 },
  loaders: [
    mockPlatform(
      ({ platform }) => void platform.fail('orders.bulkUpdateOrders', 'unavailable', { times: 2 }),
    ),
  ],
  play: async ({ canvas, userEvent, loaded }) => {
    const { orders } = getPlatform(loaded);
    await expect(await findRows(canvas)).toHaveLength(10);
    await select(canvas, 'Li Wei');
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await waitFor(async () => expect(await findRows(canvas)).toHaveLength(20));
    await select(canvas, 'Emil Østergaard');
    const bar = await findBar(canvas);
    await waitFor(() => expect(bar).toHaveTextContent(/2 orders selected/));
    await userEvent.click(within(bar).getByRole('button', { name: 'Archive 2' }));
    // What fails stays selected, so that the same button tries it again.
    await waitFor(() =>
      expect(getAnnouncement('assertive')).toBe('2 orders weren’t changed. Try again.'),
    );
    const failure = await findBar(canvas);
    await userEvent.click(within(failure).getByRole('button', { name: 'Close' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Archive 2' }));
    await waitFor(() => expect(getAnnouncement()).toBe('2 orders archived'));
    await waitFor(() => expect(orders.all().filter(({ archived }) => archived)).toHaveLength(4));
    await waitFor(async () =>
      expect((await findRows(canvas)).some((row) => /Emil/.test(row.textContent))).toBe(false),
    );
    const notice = await findBar(canvas);
    await userEvent.click(within(notice).getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(getAnnouncement()).toBe('Undone: 2 orders archived'));
    await expect(orders.all().filter(({ archived }) => archived)).toHaveLength(2);
    await waitFor(() => findRow(canvas, 'Emil Østergaard'));
  },
});

export const SelectsAllThatMatch = meta.story({
  parameters: { requirements: ['H9'] },
  args: { limit: 10 },
  play: async ({ canvas, userEvent }) => {
    await findRows(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all orders on this page' }));
    const bar = await findBar(canvas);
    await userEvent.click(
      await within(bar).findByRole('button', { name: 'Select all 35 that match' }),
    );
    await waitFor(() => expect(bar).toHaveTextContent('All 35 orders, as of 11:00'));
    await within(bar).findByRole('button', { name: 'Archive 35' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Actions' })).toBeNull());
  },
});

export const ConfirmsSelectedOrders = meta.story({
  parameters: { requirements: ['O2', 'O4', 'R43', 'R47'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const platform = getPlatform(loaded);
    await select(canvas, 'At checkout', 'In review', 'Viggo Thomsen', 'Clara Dupont-Moreau');
    const bar = await findBar(canvas);
    await userEvent.click(within(bar).getByRole('button', { name: 'Confirm 3' }));
    const question = await screen.findByRole('alertdialog', { name: 'Confirm 3 orders?' });
    await expect(question).toHaveTextContent(
      '1 selected order can’t be confirmed and stays unchanged.',
    );
    // Another user was faster with one of them.
    const [other] = platform.orders.all().filter(({ status }) => status === 'OFFLINE_PENDING');
    platform.orders.cancel(other?.orderNumber ?? '');
    await userEvent.click(within(question).getByRole('button', { name: 'Confirm 3 orders' }));
    const results = await screen.findByRole('dialog', { name: '2 of 3 orders are confirmed' });
    await expect(within(results).getAllByRole('listitem')).toHaveLength(1);
    await expect(results).toHaveTextContent(/Viggo Thomsen.*Cancelled.*Changed meanwhile/);
    await expect(within(results).queryByRole('button', { name: /^Retry/ })).toBeNull();
  },
});

export const ReportsDeniedCopy = meta.story({
  loaders: [
    mockPlatform(({ platform }) => void platform.fail(CONFIRM, 'unavailable', { times: 1 })),
  ],
  play: async ({ canvas, userEvent }) => {
    await select(canvas, 'Viggo Thomsen');
    await userEvent.keyboard('c');
    const question = await screen.findByRole('alertdialog', { name: 'Confirm 1 order?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Confirm 1 order' }));
    const results = await screen.findByRole('dialog', { name: '0 of 1 orders are confirmed' });
    const write = spyOn(navigator.clipboard, 'writeText');
    try {
      const copy = within(results).getByRole('button', { name: 'Copy report' });
      write.mockResolvedValueOnce();
      await userEvent.click(copy);
      await waitFor(() => expect(getAnnouncement()).toBe('Copied.'));
      await expect(write.mock.calls[0]?.[0]).toMatch(/Viggo Thomsen\t.+\tThe request failed/);
      write.mockRejectedValueOnce(new DOMException('Denied', 'NotAllowedError'));
      await userEvent.click(within(results).getByRole('button', { name: /^(Copy report|Copied)/ }));
      await within(results).findByText(
        'The report wasn’t copied, because the browser doesn’t allow it.',
      );
    } finally {
      write.mockRestore();
    }
  },
});

export const RetriesFailedConfirmation = meta.story({
  parameters: { requirements: ['O4', 'O6', 'R47'] },
  loaders: [
    mockPlatform(({ platform }) => void platform.fail(CONFIRM, 'unavailable', { times: 1 })),
  ],
  play: async ({ canvas, userEvent, loaded }) => {
    await select(canvas, 'Viggo Thomsen');
    await userEvent.keyboard('c');
    const question = await screen.findByRole('alertdialog', { name: 'Confirm 1 order?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Confirm 1 order' }));
    const results = await screen.findByRole('dialog', { name: '0 of 1 orders are confirmed' });
    await expect(results).toHaveTextContent('The request failed');
    await userEvent.click(within(results).getByRole('button', { name: 'Retry 1' }));
    await waitFor(async () =>
      expect(await findRow(canvas, 'Viggo Thomsen')).toHaveTextContent('Paid'),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const row = await findRow(canvas, 'Viggo Thomsen');
    await waitFor(() => expect(within(row).getByRole('link')).toHaveFocus());
    const sent = getPlatform(loaded).calls.filter(({ name }) => name === CONFIRM);
    await expect(sent).toHaveLength(2);
  },
});

export const PreviewsOrder = meta.story({
  play: async ({ canvas, userEvent }) => {
    const row = await findRow(canvas, 'Tomás O’Brien');
    const link = within(row).getByRole('link');
    // Without a focused row, Space scrolls the page.
    const space = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
    document.body.dispatchEvent(space);
    await expect(space.defaultPrevented).toBe(false);
    link.focus();
    await userEvent.keyboard(' ');
    const inspector = await canvas.findByRole('region', { name: 'Tomás O’Brien' });
    await expect(within(inspector).getByRole('link', { name: 'Open' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^#\/admin\/orders\/.*\/93D3-1C04-6C8$/),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Tomás O’Brien' })).toBeNull());
    await waitFor(() => expect(link).toHaveFocus());
    await userEvent.keyboard(' ');
    await canvas.findByRole('region', { name: 'Tomás O’Brien' });
  },
});

export const MovesAndSelectsByKey = meta.story({
  play: async ({ canvas, userEvent }) => {
    const rows = await findRows(canvas);
    const links = rows.map((row) => within(row).getByRole('link'));
    await userEvent.keyboard('j');
    await waitFor(() => expect(links[0]).toHaveFocus());
    await userEvent.keyboard('jj{ArrowDown}k');
    await waitFor(() => expect(links[2]).toHaveFocus());
    await userEvent.keyboard('x');
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await waitFor(() => expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(3));
    // Keys belong to a field while it has the focus.
    await userEvent.keyboard('/');
    const search = canvas.getByRole('textbox', { name: 'Search orders' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('x');
    await expect(search).toHaveValue('x');
    await userEvent.keyboard('{Escape}');
    await expect(search).toHaveValue('');
  },
});

/** Records the text and the name of the next file that the page saves. */
function recordDownload() {
  const { createObjectURL } = URL;
  let file: Blob | undefined;
  let name = '';
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    name = this.download;
  });
  URL.createObjectURL = (blob: Blob) => {
    file = blob;
    return '#download';
  };
  return {
    getText: async () => (await file?.text()) ?? '',
    getName: () => name,
    restore: () => {
      URL.createObjectURL = createObjectURL;
      click.mockRestore();
    },
  };
}

export const ExportsView = meta.story({
  // Half past midnight in Copenhagen, and still the day before in UTC.
  loaders: [mockPlatform(({ platform }) => platform.clock.advance(13.5 * 60 * 60 * 1000))],
  parameters: { requirements: ['H19'] },
  args: { query: 'status=PARTIALLY_PAID', limit: 10 },
  play: async ({ canvas, userEvent }) => {
    const download = recordDownload();
    try {
      await findRows(canvas);
      await userEvent.click(canvas.getByRole('button', { name: 'Export view' }));
      const bar = await findBar(canvas);
      await within(bar).findByText('1 order exported');
      await expect(download.getName()).toMatch(/-2026-11-28\.csv$/);
      await expect((await download.getText()).split('\r\n')).toEqual([
        'Order,Ordered,Status,Buyer,Email,Event,Tickets,Quantity,Total,Currency',
        expect.stringMatching(
          /^3E74-9BF0-514,2026-11-24T\d\d:\d\d:\d\d.\d{3}Z,Partly paid,Clara Dupont-Moreau,[^,]+@example.com,Resonance for nine strings,2 × First row,2,96.00,EUR$/,
        ),
      ]);
      within(bar).getByRole('button', { name: 'Close' }).focus();
    } finally {
      download.restore();
    }
  },
});
