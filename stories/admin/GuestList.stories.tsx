import { GuestList } from '@vitrine/admin';
import { getEventId, type MockPlatform } from '@vitrine/mocks';
import { getPlatform } from '@vitrine/storybook';
import { expect, screen, spyOn, userEvent as user, waitFor, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { adminParameters, findBar, large, small } from './admin-demo.tsx';
import {
  atEntrance,
  GuestDesk,
  getAdmission,
  getExpectedTickets,
  getTickets,
} from './guest-demo.tsx';

/** The guests of one event, with their check-in. */
const meta = preview.meta({
  title: 'Admin/GuestList',
  component: GuestDesk,
  subcomponents: { GuestList },
  globals: large,
  parameters: adminParameters,
  loaders: [atEntrance()],
});

type Canvas = ReturnType<typeof within>;

/** The rows of the table, once the guests are loaded, in any language. */
async function findRows(canvas: object): Promise<HTMLElement[]> {
  const page = canvas as Canvas;
  await waitFor(() => expect(page.getAllByRole('row').length).toBeGreaterThan(2));
  return page.getAllByRole('row').filter((row: HTMLElement) => row.dataset.ticket);
}

const press = async (region: object, name: string | RegExp) =>
  user.click(await (region as Canvas).findByRole('button', { name }));

/** An order with several expected guests. */
const getGroup = (loaded: unknown) => {
  const tickets = getExpectedTickets(getPlatform(loaded));
  const group = tickets
    .map(({ order }) => tickets.filter((one) => one.order.orderNumber === order.orderNumber))
    .find((some) => some.length > 1);
  if (!group) throw new Error('There is no order with several guests.');
  return group;
};

const findRow = async (canvas: object, ticketNumber: string) => {
  const row = (await findRows(canvas)).find(({ dataset }) => dataset.ticket === ticketNumber);
  if (!row) throw new Error(`There is no row of ${ticketNumber}.`);
  return within(row);
};

export const ShowsGuests = meta.story({
  parameters: { requirements: ['R51'] },
  play: async ({ canvas, canvasElement }) => {
    await findRows(canvas);
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName('Guests who are checked in');
    await canvas.findByRole('columnheader', { name: /sit/ });
    // Email addresses and phone numbers are on the page of the order.
    await expect(canvasElement).not.toHaveTextContent('@');
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    await findRows(canvas);
    await canvas.findByRole('columnheader', { name: /sit/ });
  },
});

export const ChecksInAndUndoes = meta.story({
  parameters: { requirements: ['R51'] },
  play: async ({ canvas, loaded }) => {
    await findRows(canvas);
    const [ticket] = getGroup(loaded);
    if (!ticket) throw new Error('There is no ticket.');
    const { ticketNumber } = ticket;
    await press(await findRow(canvas, ticketNumber), /^Check in /);
    await waitFor(async () =>
      expect(
        (await findRow(canvas, ticketNumber)).getByRole('button', { name: /^Undo/ }),
      ).toHaveFocus(),
    );
    await waitFor(() => expect(getAdmission(loaded).log).toHaveLength(1));
    await expect(getAnnouncement()).toMatch(/ is checked in$/);
    await press(within(await findBar(canvas)), /^Undo/);
    await waitFor(() => expect(getAdmission(loaded).log).toHaveLength(2));
    await waitFor(async () =>
      expect(
        (await findRow(canvas, ticketNumber)).getByRole('button', { name: /^Check in / }),
      ).toHaveFocus(),
    );
  },
});

export const ChecksInOrder = meta.story({
  play: async ({ canvas, loaded }) => {
    await findRows(canvas);
    const group = getGroup(loaded);
    await press(await findRow(canvas, group[0]?.ticketNumber ?? ''), /^Check in /);
    const bar = within(await findBar(canvas));
    await press(bar, /^Check in the remaining/);
    await waitFor(() => expect(getAdmission(loaded).log).toHaveLength(group.length));
    await waitFor(async () =>
      expect(within(await findBar(canvas)).getByRole('button', { name: /^Undo/ })).toBeVisible(),
    );
    within(await findBar(canvas))
      .getByRole('button', { name: /^Undo/ })
      .focus();
  },
});

export const ChecksInOrderByMenu = meta.story({
  play: async ({ canvas, loaded }) => {
    await findRows(canvas);
    const group = getGroup(loaded);
    await press(await findRow(canvas, group[0]?.ticketNumber ?? ''), /^Actions for/);
    await user.click(
      await screen.findByRole('menuitem', {
        name: `Check in the ${group.length} remaining guests of this order`,
      }),
    );
    await waitFor(() => expect(getAdmission(loaded).log).toHaveLength(group.length));
    // As after a press of the button, the undo of the guest has the focus, not the closed menu’s button.
    const row = await findRow(canvas, group[0]?.ticketNumber ?? '');
    await waitFor(() =>
      expect(row.getByRole('button', { name: /^Undo the check-in/ })).toHaveFocus(),
    );
    within(await findBar(canvas))
      .getByRole('button', { name: /^Undo/ })
      .focus();
  },
});

/** Checks in all guests but one. */
function checkInAllButOne(platform: MockPlatform): void {
  const [last] = getExpectedTickets(platform);
  const numbers = getTickets(platform)
    .filter(({ checkIn }) => !checkIn)
    .map(({ order }) => order.orderNumber);
  const ofLast = numbers.filter((number) => number === last?.order.orderNumber);
  for (const number of new Set(numbers)) {
    platform.orders.checkIn(number, ofLast.includes(number) ? ofLast.length - 1 : undefined);
  }
}

export const KeepsFocusAfterLastGuest = meta.story({
  loaders: [atEntrance(checkInAllButOne)],
  play: async ({ canvas }) => {
    await findRows(canvas);
    await press(canvas, /^Expected/);
    await press(canvas, /^Check in /);
    const title = await canvas.findByRole('heading', { name: 'All guests are checked in' });
    await waitFor(() => expect(document.activeElement).toContainElement(title));
    await expect(document.body).not.toHaveFocus();
    await user.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Show all guests' })).toHaveFocus(),
    );
    // The bar stays while the pointer is on it.
    await user.hover(await findBar(canvas));
  },
});

export const FiltersAndSearches = meta.story({
  play: async ({ canvas, loaded }) => {
    const rows = await findRows(canvas);
    await press(canvas, /^Checked in/);
    await waitFor(async () => expect((await findRows(canvas)).length).toBeLessThan(rows.length));
    await press(canvas, /^All/);
    const [ticket] = getGroup(loaded);
    const number = ticket?.order.orderNumber ?? '';
    await user.type(canvas.getByRole('textbox', { name: 'Search guests' }), number);
    await waitFor(async () =>
      expect(await findRows(canvas)).toHaveLength(ticket?.order.tickets?.length ?? 0),
    );
  },
});

export const NoMatch = meta.story({
  play: async ({ canvas }) => {
    await findRows(canvas);
    await user.type(canvas.getByRole('textbox', { name: 'Search guests' }), 'nobody');
    await canvas.findByRole('heading', { name: 'No guest matches “nobody”' });
    // The key of a disabled button does nothing.
    const createUrl = spyOn(URL, 'createObjectURL');
    const field = canvas.getByRole('textbox', { name: 'Search guests' });
    field.blur();
    await user.keyboard('e');
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(createUrl).not.toHaveBeenCalled();
    createUrl.mockRestore();
    field.focus();
  },
});

export const KeepsCheckInsOffline = meta.story({
  loaders: [atEntrance((platform) => void platform.orders.admission.disconnect())],
  play: async ({ canvas, loaded }) => {
    await findRows(canvas);
    const [ticket] = getGroup(loaded);
    await press(await findRow(canvas, ticket?.ticketNumber ?? ''), /^Check in /);
    await canvas.findByText(/^No connection since .* 1 check-in is kept on this device/);
    await waitFor(() =>
      expect(getAnnouncement('assertive')).toBe(
        'No connection. Check-ins are kept on this device and sent later.',
      ),
    );
    const row = await findRow(canvas, ticket?.ticketNumber ?? '');
    await expect(row.getByText(/not sent yet$/)).toBeInTheDocument();
    within(await findBar(canvas))
      .getByRole('button', { name: /^Undo/ })
      .focus();
  },
});

export const NamesDoubleEntries = meta.story({
  loaders: [atEntrance((platform) => void platform.orders.admission.disconnect())],
  play: async ({ canvas, loaded }) => {
    await findRows(canvas);
    const platform = getPlatform(loaded);
    const [ticket] = getGroup(loaded);
    await press(await findRow(canvas, ticket?.ticketNumber ?? ''), /^Check in /);
    await canvas.findByText(/^No connection since/);
    platform.orders.checkIn(ticket?.order.orderNumber ?? '');
    // The connection is back.
    platform.orders.admission.disconnect({ times: 0 })();
    await press(canvas, 'Try again');
    await canvas.findByText(/checked in here at .*, and elsewhere at/);
    within(await findBar(canvas))
      .getByRole('button', { name: /^Undo/ })
      .focus();
  },
});

export const ReadOnly = meta.story({
  loaders: [atEntrance(() => {}, { hasPort: false })],
  play: async ({ canvas }) => {
    await findRows(canvas);
    await expect(canvas.queryByRole('button', { name: /^Check in / })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull();
    await canvas.findByText(/^You can see who is checked in/);
  },
});

export const Loading = meta.story({
  loaders: [atEntrance((platform) => void platform.hold('orders.listOrders'))],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading');
  },
});

export const RetriesAfterLoadError = meta.story({
  loaders: [
    atEntrance((platform) => void platform.fail('orders.listOrders', 'unavailable', { times: 1 })),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('The guests couldn’t be loaded.');
    await press(canvas, /^(Retry|Try again)/);
    await findRows(canvas);
  },
});

export const Empty = meta.story({
  args: { eventId: getEventId('small-press-evening') },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No guests yet' });
  },
});

const shown = async ({ canvas }: { canvas: object }) => {
  await findRows(canvas);
  await expect(document.documentElement.scrollWidth).toBe(innerWidth);
};

export const Modes = meta.story({
  parameters: { chromatic: inModes('small', 'large dark', 'large persian', 'large german') },
  globals: small,
  play: shown,
});
