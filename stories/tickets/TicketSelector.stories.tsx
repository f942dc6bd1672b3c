import { refreshTicketsAtom, ticketOfferAtom } from '@vitrine/atoms';
import { mockPlatform } from '@vitrine/storybook';
import { TicketSelector } from '@vitrine/ui';
import { expect, fn, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import {
  boxOffice,
  getLoaded,
  getReservation,
  getRow,
  hall,
  pass,
  rejectOnce,
  resonance,
  resonanceId,
  Selector,
  take,
  timesCalled,
} from './ticket-selector-demo.tsx';

const meta = preview.meta({
  title: 'Tickets/TicketSelector',
  component: Selector,
  parameters: { layout: 'padded' },
  loaders: [boxOffice()],
  args: { eventId: resonanceId, onReserved: fn() },
});

/** Sells out one ticket type, so that the page shows each reason. */
const allReasons = boxOffice((platform) => {
  platform.tickets.setLeft(resonance, 'Under 26', 0);
});

export const ExplainsEachUnavailableTicket = meta.story({
  parameters: { requirements: ['T3'] },
  loaders: [allReasons],
  play: async ({ canvas, userEvent }) => {
    const row = (name: string) => getRow(canvas, name);
    await userEvent.click(
      await canvas.findByRole('button', { name: /^3 ticket types not on sale/ }),
    );
    await (await row('Under 26')).findByText('Sold out');
    await (await row('Under 26')).findByRole('link', { name: 'Other evenings' });
    await (await row('First row')).findByText('All reserved right now. Some may be released.');
    await (await row('First row')).findByRole('button', { name: 'Check again for First row' });
    await (await row('Early seat')).findByText(/^Sales ended on 17 November/);
    await (await row('At the door')).findByText(/^On sale from 2 December/);
    await expect(canvas.queryByText('Guest of the players')).toBeNull();
    await expect(canvas.getByText(/€32.00/)).toBeInTheDocument();
  },
});

interface Playing {
  canvas: Parameters<typeof getRow>[0];
  userEvent: { type: (element: Element, text: string) => Promise<void> };
}

const filled = async ({ canvas, userEvent }: Playing) => {
  const numbers = await canvas.findAllByRole('spinbutton');
  const [first] = numbers;
  if (!first) throw new Error('There is nothing to take.');
  await userEvent.type(first, '2{Enter}');
  await waitFor(() => expect(first).toHaveAttribute('aria-valuenow', '2'));
  first.blur();
};

export const Modes = meta.story({
  parameters: { chromatic: inModes('small', 'dark', 'persian') },
  play: filled,
});

export const ForcedColors = meta.story({ loaders: [allReasons], play: filled });

export const FoldsTicketsNotOnSale = meta.story({
  play: async ({ canvas, userEvent }) => {
    const fold = await canvas.findByRole('button', {
      name: '2 ticket types not on sale: Early seat, At the door',
    });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('listitem', { name: 'Early seat' })).toBeNull();
    // They come after all tickets that can be bought.
    const names = [...document.querySelectorAll('[data-ticket-id] p:first-child bdi')];
    await expect(names.map(({ textContent }) => textContent).slice(-2)).toEqual([
      ...['Early seat', 'At the door'],
    ]);
    await canvas.findByText('0 tickets');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose tickets' }));
    await canvas.findByText('Choose at least one ticket.');
    const stepper = (await getRow(canvas, hall)).getByRole('spinbutton');
    await waitFor(() =>
      expect(stepper.closest('li')).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.click(fold);
    const folded = (await getRow(canvas, 'At the door')).getByText(/^On sale from/);
    await waitFor(() => expect(folded).toBeVisible());
  },
});

export const OpensFoldIfNothingIsOnSale = meta.story({
  loaders: [
    boxOffice((platform) => {
      platform.tickets.sellOut(resonance);
      const until = new Date(platform.clock.now() - 86_400_000);
      for (const name of ['First row', hall]) platform.tickets.setSale(resonance, name, { until });
    }),
  ],
  play: async ({ canvas }) => {
    const fold = await canvas.findByRole('button', { name: /^5 ticket types not on sale/ });
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    const folded = (await getRow(canvas, 'Under 26')).getByText('Sold out');
    await waitFor(() => expect(folded).toBeVisible());
  },
});

/** Widths of the list in px: next to a poster on a tablet, on small phones, and wide. */
const widths = [288, 358, 479, 480, 608, 900];

export const AnswersToItsOwnWidth = meta.story({
  globals: { viewport: { value: 'large', isRotated: false } },
  render: (args) => (
    <div data-testid="container">
      <TicketSelector {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const name = (await canvas.findByText(hall)).closest('div') as HTMLElement;
    const container = canvas.getByTestId('container');
    const control = name.closest('li')?.querySelector('[role="group"], input') as HTMLElement;
    for (const width of widths) {
      container.style.inlineSize = `${width}px`;
      await expect(container.scrollWidth, `${width} px`).toBe(width);
      // At least 18 characters fit on a line of the name's column.
      await expect(name.clientWidth, `${width} px`).toBeGreaterThan(18 * 6.5);
      const { left } = control.getBoundingClientRect();
      await expect(left, `${width} px`).toBeGreaterThan(name.getBoundingClientRect().right);
    }
    container.style.inlineSize = '358px';
  },
});

export const OffersReducedQuantity = meta.story({
  parameters: { requirements: ['R1', 'R2'] },
  play: async ({ canvas, userEvent, loaded, args }) => {
    await take(canvas, userEvent, hall, 4);
    getLoaded(loaded).platform.tickets.setLeft(resonance, hall, 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to your details' }));
    const row = await getRow(canvas, hall);
    await row.findByText(/^Only 2 left right now, you wanted 4\./);
    const mend = row.getByRole('button', { name: `Continue with 2 of ${hall}` });
    await waitFor(() => expect(mend).toHaveFocus());
    await expect(row.getByRole('spinbutton')).toHaveValue('4');
    await expect(args.onReserved).not.toHaveBeenCalled();
    await userEvent.click(mend);
    await waitFor(() => expect(row.getByRole('spinbutton')).toHaveValue('2'));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to your details' }));
    await waitFor(() => expect(args.onReserved).toHaveBeenCalledTimes(1));
    await canvas.findByText('2 tickets held for you');
  },
});

export const RechecksReservedTickets = meta.story({
  parameters: { requirements: ['R3', 'T3'] },
  loaders: [
    boxOffice((platform) => {
      platform.tickets.setLeft(resonance, 'Under 26', 2);
    }),
  ],
  play: async ({ canvas, userEvent, loaded }) => {
    await getRow(canvas, 'Under 26');
    const { tickets } = getLoaded(loaded).platform;
    const release = tickets.hold(resonance, 'Under 26', 2);
    const first = await getRow(canvas, 'First row');
    await userEvent.click(first.getByRole('button', { name: 'Check again for First row' }));
    const row = await getRow(canvas, 'Under 26');
    await row.findByText('All reserved right now. Some may be released.');
    const callCount = timesCalled(loaded, 'queryAvailableTickets');
    const rest = await first.findByRole('button', { name: /^Again in \d+ seconds?$/ });
    await userEvent.click(rest);
    await expect(timesCalled(loaded, 'queryAvailableTickets')).toBe(callCount);
    // A tab that was hidden reads the clock, instead of counting the seconds it was suspended.
    pass(loaded, 4);
    const seen: (string | null)[] = [];
    await waitFor(() => expect(seen[seen.push(rest.textContent) - 1]).toMatch('in 6 seconds'));
    await expect(seen.join()).not.toMatch(/in [789] seconds/);
    pass(loaded, 6);
    await first.findByRole('button', { name: 'Check again for First row' });
    release();
    tickets.setLeft(resonance, 'First row', 2);
    await userEvent.click(row.getByRole('button', { name: 'Check again for Under 26' }));
    await row.findByRole('spinbutton');
    const second = await row.findByText('2 left');
    await waitFor(() => expect(second).toBeVisible());
  },
});

/** Returns the number of reserved seats on the platform, as a row of a fresh list has it. */
const countReserved = async (loaded: unknown): Promise<number> => {
  const { storefront } = getLoaded(loaded);
  await storefront.store.set(refreshTicketsAtom);
  const { definitions } = storefront.store.get(ticketOfferAtom(resonanceId));
  return definitions.find(({ name }) => name === hall)?.dashboard?.ticketsReserved ?? 0;
};

export const RetriesAfterLostResponse = meta.story({
  parameters: { requirements: ['R4'] },
  play: async ({ canvas, userEvent, loaded, args }) => {
    await take(canvas, userEvent, hall, 1);
    const before = await countReserved(loaded);
    getLoaded(loaded).platform.fail('tickets.createReservation', 'offline', {
      at: 'response',
      times: 1,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to your details' }));
    const again = await canvas.findByRole('button', { name: 'Check again' });
    await expect(timesCalled(loaded, 'createReservation')).toBe(1);
    await expect(await countReserved(loaded)).toBe(before + 1);
    await userEvent.click(again);
    await waitFor(() => expect(args.onReserved).toHaveBeenCalledTimes(1));
    await expect(timesCalled(loaded, 'createReservation')).toBe(2);
    await canvas.findByText('1 ticket held for you');
    await expect(await countReserved(loaded)).toBe(before + 2);
  },
});

export const ExplainsTicketsOfLostResponse = meta.story({
  parameters: { requirements: ['R4'] },
  play: async ({ canvas, userEvent, loaded, args }) => {
    await take(canvas, userEvent, hall, 2);
    const { platform } = getLoaded(loaded);
    platform.tickets.setLeft(resonance, hall, 2);
    platform.fail('tickets.createReservation', 'offline', { at: 'response', times: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to your details' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Check again' }));
    const row = await getRow(canvas, hall);
    await row.findByText(/^These may already be held for you, because your first request got no/);
    await expect(args.onReserved).not.toHaveBeenCalled();
    await waitFor(() => expect(row.getByRole('button', { name: `Remove ${hall}` })).toHaveFocus());
  },
});

export const ReservesOnceOnDoubleClick = meta.story({
  parameters: { requirements: ['R5'] },
  play: async ({ canvas, userEvent, loaded, args }) => {
    await take(canvas, userEvent, hall, 2);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Continue to your details' }));
    await canvas.findByText('2 tickets held for you');
    await waitFor(() => expect(args.onReserved).toHaveBeenCalled());
    await expect(timesCalled(loaded, 'createReservation')).toBe(1);
    await expect(getReservation(loaded).status).toBe('reserved');
  },
});

export const ShowsPlatformLimitAtTicket = meta.story({
  parameters: { requirements: ['R22'] },
  play: async ({ canvas, userEvent, loaded }) => {
    await take(canvas, userEvent, hall, 3);
    rejectOnce(loaded, 'quantity', 'MAX', 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to your details' }));
    const row = await getRow(canvas, hall);
    await row.findByText('You can have 2 of these in one order.');
    await waitFor(() =>
      expect(row.getByRole('button', { name: `Continue with 2 of ${hall}` })).toHaveFocus(),
    );
  },
});

export const RaisesQuantityToMinimum = meta.story({
  parameters: { requirements: ['R22', 'T6'] },
  play: async ({ canvas, userEvent, loaded, args }) => {
    await take(canvas, userEvent, hall, 1);
    rejectOnce(loaded, 'quantity', 'MIN', 4);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to your details' }));
    const row = await getRow(canvas, hall);
    await row.findByText('Choose at least 4 tickets.');
    await expect(row.getByRole('spinbutton')).toHaveValue('1');
    const raise = row.getByRole('button', { name: `Continue with 4 of ${hall}` });
    await waitFor(() => expect(raise).toHaveFocus());
    await userEvent.click(raise);
    await waitFor(() => expect(row.getByRole('spinbutton')).toHaveValue('4'));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to your details' }));
    await waitFor(() => expect(args.onReserved).toHaveBeenCalledTimes(1));
    // The limit of the ticket is 8, so a higher minimum leaves only its removal.
    rejectOnce(loaded, 'quantity', 'MIN', 9);
    await userEvent.click(row.getByRole('button', { name: `Increase quantity of ${hall}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to your details' }));
    await row.findByText('Choose at least 9 tickets.');
    await row.findByRole('button', { name: `Remove ${hall}` });
    rejectOnce(loaded, 'quantity', 'MIN', 6);
    await userEvent.click(row.getByRole('button', { name: `Decrease quantity of ${hall}` }));
    await userEvent.click(row.getByRole('button', { name: `Decrease quantity of ${hall}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to your details' }));
    await row.findByText('Choose at least 6 tickets.');
    await waitFor(() =>
      expect(row.getByRole('button', { name: /^Continue with 6/ })).toHaveFocus(),
    );
  },
});

const STAGE = 'Guest of the players';

/** A host that knows one code, after its check has failed once. */
const withCode = mockPlatform(undefined, {
  ports: (platform) => {
    let checks = 0;
    const resolve = async (code: string) => {
      checks += 1;
      if (checks === 1) throw new Error('The host is away.');
      return platform && code === 'STAGE' ? [platform.tickets.id(resonance, STAGE)] : [];
    };
    return { ticketCodes: { resolve } };
  },
});

export const RevealsHiddenTicketsByCode = meta.story({
  parameters: { requirements: ['R24', 'T13'] },
  loaders: [withCode],
  play: async ({ canvas, userEvent, args }) => {
    await getRow(canvas, hall);
    await expect(canvas.queryByText(STAGE)).toBeNull();
    const field = canvas.getByRole('textbox', { name: 'Ticket code' });
    const show = canvas.getByRole('button', { name: 'Show tickets' });
    await userEvent.click(show);
    await waitFor(() => expect(field).toHaveAccessibleDescription('Enter a code.'));
    await userEvent.type(field, 'STAGE{Enter}');
    const failed = 'We couldn’t check the code. Try again.';
    await waitFor(() => expect(field).toHaveAccessibleDescription(failed));
    await waitFor(() => expect(getAnnouncement('assertive')).toBe(failed));
    await userEvent.clear(field);
    await userEvent.type(field, 'BALCONY{Enter}');
    const unknown = 'We don’t recognise BALCONY. Check the spelling.';
    await waitFor(() => expect(field).toHaveAccessibleDescription(unknown));
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, 'STAGE{Enter}');
    await waitFor(() => expect(getAnnouncement()).toBe('1 ticket added to the list.'));
    await expect(field).toHaveValue('');
    await getRow(canvas, STAGE);
    await take(canvas, userEvent, STAGE, 1);
    await userEvent.click(canvas.getByRole('button', { name: /^(Continue to|Get tickets)/ }));
    await waitFor(() => expect(args.onReserved).toHaveBeenCalledTimes(1));
    await canvas.findByText('1 ticket held for you');
  },
});

export const CodeSmall = meta.story({
  loaders: [withCode],
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Ticket code' });
  },
});

export const DoesNotNameHiddenTicket = meta.story({
  parameters: { requirements: ['R24'] },
  play: async ({ canvas, userEvent, loaded }) => {
    await take(canvas, userEvent, hall, 1);
    getLoaded(loaded).platform.tickets.hide(resonance, hall);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to your details' }));
    const message = await canvas.findByText(/^One of these tickets isn’t available/);
    await expect(message).not.toHaveTextContent(hall);
    await waitFor(() => expect(canvas.queryByText(hall)).toBeNull());
    // Its row, and with it its stepper, is gone, so that the buyer could not remove it.
    await canvas.findByRole('button', { name: 'Choose tickets' });
  },
});
