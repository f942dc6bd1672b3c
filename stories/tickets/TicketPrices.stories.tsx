import { getEventId, getTicketId } from '@vitrine/mocks';
import { TicketSelector } from '@vitrine/ui';
import { expect, fn, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import {
  boxOffice,
  getLoaded,
  getRow,
  rejectOnce,
  Selector,
  take,
  timesCalled,
} from './ticket-selector-demo.tsx';

const organ = 'benefit-for-the-old-organ';
const evening = 'very-long-evening-for-two-pianos';

const meta = preview.meta({
  title: 'Tickets/TicketPrices',
  component: Selector,
  parameters: { layout: 'padded' },
  loaders: [boxOffice()],
  args: { eventId: getEventId(organ), onReserved: fn() },
});

type Canvas = Parameters<typeof getRow>[0];
type User = { click: (element: Element) => Promise<void> } & {
  clear: (element: Element) => Promise<void>;
  type: (element: Element, text: string) => Promise<void>;
};

/**
 * Opens the price field of a ticket, types one amount after the other, and reads the message for
 * each.
 */
async function types(
  canvas: Canvas,
  user: User,
  open: string | RegExp,
  answers: readonly (readonly [text: string, words: string | RegExp | null])[],
): Promise<HTMLElement> {
  await user.click(await canvas.findByRole('button', { name: open }));
  const field = canvas.getByRole('textbox');
  await waitFor(() => expect(field).toHaveFocus());
  for (const [text, message] of answers) {
    await user.clear(field);
    await user.type(field, `${text}{Enter}`);
    const expected = typeof message === 'string' ? expect.stringContaining(message) : message;
    if (expected === null) await waitFor(() => expect(field).not.toBeInvalid());
    else await waitFor(() => expect(field).toHaveAccessibleDescription(expected));
    await expect(field).toHaveValue(text);
  }
  return field;
}

export const ValidatesCustomPrice = meta.story({
  parameters: { requirements: ['R25', 'T7'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const least = 'Enter €10.00 or more.';
    const number = 'Enter an amount like 10.00.';
    const field = await types(canvas, userEvent, 'Name your price for Name your price', [
      ['1e9', number],
      ['9.99', least],
      ['0', least],
      ['10.505', 'Enter no more than 2 decimals, like 10.00.'],
      ['12345678901234', 'Enter no more than 13 characters.'],
    ]);
    await waitFor(() =>
      expect(getAnnouncement('assertive')).toBe('Enter no more than 13 characters.'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to your details' }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(timesCalled(loaded, 'createReservation')).toBe(0);
    await userEvent.clear(field);
    await userEvent.type(field, '10,50');
    await canvas.findAllByText('€10.50');
  },
});

export const RestoresRemovedPrice = meta.story({
  parameters: { requirements: ['R25'] },
  play: async ({ canvas, userEvent, args }) => {
    const open = 'Name your price for Name your price';
    await types(canvas, userEvent, open, [['12.50', null]]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Name your price' }));
    await userEvent.click(await canvas.findByRole('button', { name: open }));
    await expect(await canvas.findByRole('textbox')).toHaveValue('12.50');
    await canvas.findAllByText('€12.50');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to your details' }));
    await waitFor(() => expect(args.onReserved).toHaveBeenCalledTimes(1));
  },
});

export const ParsesGermanDecimals = meta.story({
  parameters: { requirements: ['R25'] },
  globals: { locale: 'de' },
  play: async ({ canvas, userEvent }) => {
    await types(canvas, userEvent, 'Preis selbst bestimmen: Name your price', [
      ['1e9', 'Geben Sie einen Betrag wie 10,00 ein.'],
      ['12345678901234', 'Geben Sie höchstens 13 Zeichen ein.'],
      ['10,50', null],
    ]);
    await canvas.findAllByText(/10,50\s€/);
  },
});

export const ParsesPersianDigits = meta.story({
  parameters: { requirements: ['R25'] },
  globals: { locale: 'fa-IR' },
  play: async ({ canvas, userEvent }) => {
    await types(canvas, userEvent, /مبلغ دلخواه برای .*قیمت دلخواه/, [
      ['1e9', /مبلغی مانند .?۱۰٫۰۰.? وارد کنید\./],
      ['۱۲۳۴۵۶۷۸۹۰۱۲۳۴', /حداکثر .?۱۳.? کاراکتر وارد کنید\./],
      ['۱۰٫۵۰', null],
    ]);
    await waitFor(() => expect(canvas.getAllByText(/۱۰٫۵۰/).length).toBeGreaterThan(0));
  },
});

export const AppliesPriceToEachTicket = meta.story({
  parameters: { requirements: ['R26'] },
  play: async ({ canvas, userEvent, loaded, args }) => {
    const field = await types(canvas, userEvent, 'Name your price for Name your price', [
      ['12.50', null],
    ]);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Increase quantity of Name your price' }),
    );
    await canvas.findByText('2 × €12.50 = €25.00');
    await userEvent.click(
      canvas.getByRole('button', { name: 'Name your price for Pay what you can' }),
    );
    const free = (await getRow(canvas, 'Pay what you can')).getByRole('textbox');
    await userEvent.type(free, '0');
    await canvas.findAllByText('€25.00');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to your details' }));
    await waitFor(() => expect(args.onReserved).toHaveBeenCalledTimes(1));
    await canvas.findByText('3 tickets held for you');
    await expect(field).toHaveValue('12.50');
    const requests = getLoaded(loaded).platform.calls.filter(
      ({ name }) => name === 'tickets.createReservation',
    );
    const line = (name: string) => ({ ticketDefinitionId: getTicketId(organ, name) });
    await expect(requests.map(({ body }) => body)).toEqual([
      {
        eventId: getEventId(organ),
        ticketQuantities: [
          { ...line('Name your price'), quantity: 2, priceOverride: '12.50' },
          { ...line('Pay what you can'), quantity: 1, priceOverride: '0.00' },
        ],
      },
    ]);
  },
});

export const ExplainsRejectedPrice = meta.story({
  parameters: { requirements: ['R25'] },
  play: async ({ canvas, userEvent, loaded }) => {
    await types(canvas, userEvent, 'Name your price for Name your price', [['12.50', null]]);
    const next = canvas.getByRole('button', { name: 'Continue to your details' });
    rejectOnce(loaded, 'priceOverride', 'MIN', '15.00');
    await userEvent.click(next);
    const field = canvas.getByRole('textbox', { name: 'Your price per ticket' });
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        /This price couldn’t be accepted\. Enter €15\.00 or more\./,
      ),
    );
    await expect(field).toBeInvalid();
    await canvas.findByText('One price couldn’t be accepted. Your selection is saved.');
    rejectOnce(loaded, 'priceOverride', 'MAX', '12.00');
    await userEvent.click(next);
    await canvas.findByText('This price couldn’t be accepted. Enter €12.00 or less.');
  },
});

export const SharesLimitBetweenPrices = meta.story({
  parameters: { requirements: ['R21', 'T4', 'T8'] },
  args: { eventId: getEventId(evening) },
  play: async ({ canvas, userEvent }) => {
    await take(canvas, userEvent, 'The evening, From the first note', 4);
    await take(canvas, userEvent, 'The evening, From eleven, with soup', 2);
    const limit = 'Limit 6 per order';
    await waitFor(() => expect(canvas.getAllByText(limit).length).toBeGreaterThan(1));
    const more = canvas.getByRole('button', {
      name: 'Increase quantity of The evening, From two, with bread',
    });
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(more);
    await waitFor(() => expect(getAnnouncement()).toContain(limit));
    const soup = 'The evening, From eleven, with soup';
    await userEvent.click(canvas.getByRole('button', { name: `Decrease quantity of ${soup}` }));
    await waitFor(() => expect(getAnnouncement()).toBe('1'));
    const number = canvas.getByRole('spinbutton', { name: `Quantity of ${soup}` });
    await userEvent.clear(number);
    await userEvent.type(number, '9{Enter}');
    await waitFor(() => expect(number).toHaveValue('2'));
    await waitFor(() => expect(getAnnouncement()).toContain(limit));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(number).toHaveValue('1'));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(number).toHaveValue('2'));
    await canvas.findByText('€208.00');
    number.blur();
  },
});

export const ExplainsLimitOfOrder = meta.story({
  parameters: { requirements: ['T4'] },
  args: { eventId: getEventId('winter-sound-room') },
  play: async ({ canvas, userEvent }) => {
    await take(canvas, userEvent, 'Child', 1);
    const number = canvas.getByRole('spinbutton', { name: 'Quantity of Day ticket' });
    await userEvent.clear(number);
    await userEvent.type(number, '10{Enter}');
    await waitFor(() => expect(number).toHaveValue('9'));
    const limit = 'Up to 10 tickets per order';
    await waitFor(() => expect(getAnnouncement()).toContain(limit));
    await expect(canvas.getAllByText(limit)).not.toHaveLength(0);
    number.blur();
  },
});

export const FreeTickets = meta.story({
  parameters: { requirements: ['R27'] },
  args: { eventId: getEventId('night-market') },
  play: async ({ canvas, userEvent, args }) => {
    await take(canvas, userEvent, 'Entry', 2);
    const total = await canvas.findByText('Total, 2 tickets');
    await expect(total.closest('div')).toHaveTextContent(/Free$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Get tickets' }));
    await waitFor(() => expect(args.onReserved).toHaveBeenCalledTimes(1));
    await canvas.findByText('2 tickets held for you');
  },
});

const fees = ['resonance-for-nine-strings', 'dry-dock-sessions', 'throwing-bowls-for-beginners'];

export const ShowsFeesAndTaxes = meta.story({
  parameters: { chromatic: inModes('light', 'small'), requirements: ['R33'] },
  loaders: [boxOffice(undefined, { brandPrefix: 'PLATFORM' })],
  render: () => (
    <main style={{ display: 'grid', gap: 56, maxInlineSize: 608 }}>
      {fees.map((slug) => (
        <TicketSelector key={slug} eventId={getEventId(slug)} />
      ))}
    </main>
  ),
  play: async ({ canvas }) => {
    for (const [name, ...labels] of [
      ['Seat in the hall', 'Fee included'],
      ['Under 26', 'Fee included'],
      ['Dock floor', 'Plus fee'],
      ['A wheel and clay', 'Plus fee at checkout'],
    ] as const) {
      const row = await getRow(canvas, name);
      for (const label of labels) await row.findByText(label);
    }
    // Each list says once what its prices include.
    await waitFor(() => expect(canvas.getAllByText('Prices include VAT')).toHaveLength(2));
    await canvas.findByText('Plus tax at checkout');
  },
});

export const FormatsYenWithoutDecimals = meta.story({
  parameters: { requirements: ['T10'] },
  args: { eventId: getEventId('fenn-house-in-tokyo') },
  play: async ({ canvas, userEvent }) => {
    await take(canvas, userEvent, 'Tea hour', 2);
    await canvas.findAllByText('JP¥7,000');
  },
});

export const LoadFailed = meta.story({
  loaders: [
    boxOffice((platform) => void platform.fail('tickets.queryAvailableTickets', 'offline')),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('We couldn’t load the tickets.');
    await canvas.findByRole('button', { name: 'Try again' });
  },
});
