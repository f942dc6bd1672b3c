import { KeyHelp, PointOfSale } from '@vitrine/admin';
import { getEventId, PlatformError } from '@vitrine/mocks';
import { expectNoOverflow } from '@vitrine/storybook';
import { expect, fn, screen, userEvent as user, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { allRead } from '../lib/wait-for-queries.ts';
import {
  boxOffice,
  getLoaded,
  hall,
  pass,
  resonance,
  resonanceId,
} from '../tickets/ticket-selector-demo.tsx';
import { adminParameters, DemoFrame, large, small, useDemoText } from './admin-demo.tsx';

const sold = fn();

/** The page of the point of sale for one event. */
function SaleDesk({ eventId = resonanceId }: { eventId?: string }) {
  const translate = useDemoText();
  return (
    <DemoFrame title="Resonance for nine strings" backHref="#/admin/orders">
      <PointOfSale
        eventId={eventId}
        parent={{ label: translate('Orders'), href: '#/admin/orders' }}
        onOrdered={sold}
      />
    </DemoFrame>
  );
}

/** A sale of tickets at a desk. */
const meta = preview.meta({
  title: 'Admin/PointOfSale',
  component: SaleDesk,
  subcomponents: { PointOfSale, KeyHelp },
  globals: large,
  parameters: adminParameters,
  loaders: [boxOffice()],
  beforeEach: () => void sold.mockClear(),
});

type Canvas = ReturnType<typeof within>;

const press = async (canvas: object, name: string | RegExp) =>
  user.click(await (canvas as Canvas).findByRole('button', { name }));

const add = async (canvas: object, name: string, count: number) => {
  for (let clicks = 0; clicks < count; clicks += 1) {
    await press(
      canvas,
      new RegExp(`^(Increase quantity of|افزایش تعداد) ${name}|${name}.*erhöhen`),
    );
  }
};

/** Holds some seats, and waits until their costs are shown. */
async function hold(canvas: object, count = 2, name = hall): Promise<void> {
  const page = canvas as Canvas;
  await add(canvas, name, count);
  await press(canvas, `Hold ${count} ticket${count === 1 ? '' : 's'}`);
  await page.findByText(`${count} ticket${count === 1 ? '' : 's'} held`);
  await page.findByText('Total');
}

async function fillIn(canvas: object): Promise<void> {
  const page = canvas as Canvas;
  await user.type(page.getByRole('textbox', { name: 'First name' }), 'Emil');
  await user.type(page.getByRole('textbox', { name: 'Last name' }), 'Østergaard');
  await user.type(page.getByRole('textbox', { name: 'Email' }), 'emil@example.com');
}

const skipForm = async (canvas: object) =>
  user.click((canvas as Canvas).getByRole('checkbox', { name: /^Skip the form questions/ }));

/** The bodies of the requests to an endpoint of tickets. */
const getBodies = (loaded: unknown, name: string) =>
  getLoaded(loaded)
    .platform.calls.filter((call) => call.name === `tickets.${name}`)
    .map(({ body }) => Object(body));

export const ShowsTickets = meta.story({
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Tickets' });
    const rows = within(list).getAllByRole('listitem');
    await expect(rows).toHaveLength(6);
    await expect(rows[1]).toHaveTextContent('2 of');
    await expect(rows[2]).toHaveTextContent('All held');
    await expect(rows[5]).toHaveTextContent('Hidden on the site');
    for (const name of ['Sell hidden tickets', 'Sell more than the limits allow']) {
      await expect(canvas.getByRole('switch', { name })).not.toBeChecked();
    }
    await expect(canvas.getByRole('button', { name: 'Hold tickets' })).toBeDisabled();
    await expectNoOverflow();
  },
});

export const HoldRunning = meta.story({
  play: async ({ canvas }) => {
    await hold(canvas);
    const first = canvas.getByRole('textbox', { name: 'First name' });
    await waitFor(() => expect(first).toHaveFocus());
    await canvas.findByRole('button', { name: /^Take €64\.00 and send 2 tickets$/ });
    await expectNoOverflow();
  },
});

export const LastTwoMinutes = meta.story({
  play: async ({ canvas, loaded }) => {
    await hold(canvas);
    await allRead(loaded);
    pass(loaded, 18 * 60 + 30);
    await canvas.findByRole('button', { name: 'Hold longer' });
    await canvas.findByText('01:30');
  },
});

export const HoldEnded = meta.story({
  play: async ({ canvas, loaded }) => {
    await add(canvas, hall, 2);
    await user.click(canvas.getByRole('switch', { name: 'Sell more than the limits allow' }));
    await press(canvas, 'Hold 2 tickets');
    await canvas.findByText('2 tickets held');
    await allRead(loaded);
    pass(loaded, 21 * 60);
    const dialog = await screen.findByRole('alertdialog', { name: 'The hold has ended' });
    await press(within(dialog), 'Hold again');
    await canvas.findByText('2 tickets held');
    // The new hold has the exceptions of this sale too.
    const limits = getBodies(loaded, 'createReservation').map(({ ignoreLimits }) => ignoreLimits);
    await expect(limits).toEqual([true, true]);
  },
});

export const ShowsEndOfHold = meta.story({
  play: async ({ canvas, loaded }) => {
    await hold(canvas);
    await allRead(loaded);
    pass(loaded, 21 * 60);
    await screen.findByRole('alertdialog', { name: 'The hold has ended' });
  },
});

export const OverLimit = meta.story({
  parameters: { requirements: ['O12', 'R23'] },
  play: async ({ canvas, loaded }) => {
    const limits = () => canvas.findByRole('switch', { name: 'Sell more than the limits allow' });
    await user.click(await limits());
    await add(canvas, 'Under 26', 5);
    await canvas.findByText('3 more than are left');
    await canvas.findByText('This sale may exceed the limits.');
    // Without the exception, the platform decides.
    await user.click(await limits());
    await press(canvas, 'Hold 5 tickets');
    await canvas.findByText('That’s more than one order allows.');
    await user.click(await limits());
    await press(canvas, 'Hold 5 tickets');
    await canvas.findByText('5 tickets held');
    const sent = getBodies(loaded, 'createReservation').map(({ ignoreLimits }) => ignoreLimits);
    await expect(sent).toEqual([undefined, true]);
    await canvas.findByText('Total');
  },
});

export const SellsHiddenTickets = meta.story({
  parameters: { requirements: ['O12'] },
  play: async ({ canvas, loaded }) => {
    const more = await canvas.findByRole('button', {
      name: 'Increase quantity of Guest of the players',
    });
    await expect(more).toBeDisabled();
    const hidden = () => canvas.getByRole('switch', { name: 'Sell hidden tickets' });
    await user.click(hidden());
    await expect(hidden()).toHaveAccessibleDescription(/You can add Guest of the players\.$/);
    await hold(canvas, 1, 'Guest of the players');
    // Free tickets need no payment.
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
    await fillIn(canvas);
    await skipForm(canvas);
    await press(canvas, 'Issue 1 ticket');
    await canvas.findByText(/^Sold: order/);
    await expect(getBodies(loaded, 'createReservation')[0]).toMatchObject({
      allowHiddenTickets: true,
    });
    // The exception was for this sale.
    await expect(hidden()).not.toBeChecked();
    await expect(more).toBeDisabled();
  },
});

export const TakesPaymentInPerson = meta.story({
  parameters: { requirements: ['O12'] },
  play: async ({ canvas, loaded }) => {
    await hold(canvas);
    await fillIn(canvas);
    await skipForm(canvas);
    await press(canvas, /^Take €64\.00/);
    const dialog = await screen.findByRole('alertdialog', { name: 'Have you received €64.00?' });
    await press(within(dialog), 'Not now');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(getBodies(loaded, 'checkout')).toEqual([]);
    await press(canvas, /^Take €64\.00/);
    await press(within(await screen.findByRole('alertdialog')), 'Mark as paid');
    await canvas.findByText(/^Sold: order/);
    await expect(sold).toHaveBeenCalledWith(expect.objectContaining({ status: 'PAID' }));
    await expect(getBodies(loaded, 'checkout')[0]).toMatchObject({
      buyer: { firstName: 'Emil', lastName: 'Østergaard', email: 'emil@example.com' },
      options: { markAsPaid: true },
    });
    await waitFor(() => expect(document.activeElement?.tagName).toBe('SECTION'));
  },
});

export const OrdersToBePaidLater = meta.story({
  play: async ({ canvas }) => {
    await hold(canvas);
    await user.click(canvas.getByRole('radio', { name: 'In person, later' }));
    await skipForm(canvas);
    await press(canvas, 'Order 2 tickets for €64.00');
    await canvas.findByText(/^Ordered: .+ Payment is due in person/);
    await expect(sold).toHaveBeenCalledWith(expect.objectContaining({ status: 'OFFLINE_PENDING' }));
  },
});

export const SellsByCardAtTerminal = meta.story({
  play: async ({ canvas, loaded }) => {
    await hold(canvas);
    await user.click(canvas.getByRole('radio', { name: 'Card at the terminal' }));
    await press(canvas, 'Sell 2 tickets for €64.00');
    await canvas.findByRole('link', { name: 'Enter the payment reference' });
    await user.type(canvas.getByRole('textbox', { name: 'Payment reference' }), 'card-0417');
    await press(canvas, 'Sell 2 tickets for €64.00');
    await canvas.findByText(/^Sold: order/);
    await expect(getBodies(loaded, 'posCheckout')).toMatchObject([
      { paymentDetailsId: 'card-0417' },
    ]);
  },
});

export const AnswersRejected = meta.story({
  play: async ({ canvas, loaded }) => {
    await hold(canvas);
    await fillIn(canvas);
    await user.click(canvas.getByRole('radio', { name: 'In person, later' }));
    const violations = ['buyer.email', 'guests[0].form'].map((field) => ({
      ...{ field, violatedRule: 'FORMAT', description: 'is wrong' },
    }));
    const details = { validationError: { fieldViolations: violations } };
    getLoaded(loaded).platform.fail(
      'tickets.checkout',
      () => new PlatformError(400, 'is wrong', details),
      { times: 1 },
    );
    await press(canvas, /^Order 2 tickets/);
    await canvas.findByRole('link', { name: 'Check the email' });
    await canvas.findByRole('link', { name: 'Fill in the form, or skip its questions' });
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeInvalid();
    // The tickets are still held, and what was typed stays.
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('emil@example.com');
    await canvas.findByText('2 tickets held');
  },
});

export const SellsByKeys = meta.story({
  play: async ({ canvas, loaded }) => {
    const list = await canvas.findByRole('list', { name: 'Tickets' });
    // Outside of the desk, the keys do nothing.
    await user.keyboard('1');
    await expect(canvas.getByRole('button', { name: 'Hold tickets' })).toBeDisabled();
    list.closest('section')?.focus();
    await user.keyboard('112');
    await waitFor(() => expect(getAnnouncement()).toBe('1 Under 26'));
    await user.keyboard('{Enter}');
    await canvas.findByText('3 tickets held');
    const first = canvas.getByRole('textbox', { name: 'First name' });
    await waitFor(() => expect(first).toHaveFocus());
    // In a field, numbers are text.
    await user.keyboard('1');
    await expect(first).toHaveValue('1');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText('3 tickets held')).toBeNull());
    await waitFor(() => expect(getBodies(loaded, 'cancelReservation')).toHaveLength(1));
    await waitFor(() => expect(list.closest('section')).toHaveFocus());
  },
});

export const LetsLettersBeTurnedOff = meta.story({
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Tickets' });
    list.closest('section')?.focus();
    await user.keyboard('?');
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await within(help).findByText(`Add a ticket: ${hall}`);
    await user.click(within(help).getByRole('switch'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    list.closest('section')?.focus();
    await user.keyboard('1');
    await expect(canvas.getByRole('button', { name: 'Hold tickets' })).toBeDisabled();
  },
});

/** Expects that a new hold has nothing of the former buyer. */
async function expectEmptySale(canvas: object): Promise<void> {
  const page = canvas as Canvas;
  await waitFor(() => expect(page.queryByRole('textbox', { name: 'Email' })).toBeNull());
  await waitFor(() => expect(getAnnouncement()).toBe('The tickets are released'));
  await expect(page.getByRole('button', { name: 'Hold tickets' })).toBeDisabled();
  await hold(canvas);
  for (const name of ['First name', 'Last name', 'Email']) {
    await expect(page.getByRole('textbox', { name })).toHaveValue('');
  }
  await expect(page.getByRole('checkbox', { name: /^Skip the form questions/ })).not.toBeChecked();
}

export const ForgetsBuyerOnRelease = meta.story({
  play: async ({ canvas }) => {
    await hold(canvas);
    await fillIn(canvas);
    await skipForm(canvas);
    await user.keyboard('{Escape}');
    await expectEmptySale(canvas);
    await fillIn(canvas);
    await press(canvas, 'Release tickets');
    await expectEmptySale(canvas);
  },
});

export const ForgetsBuyerAfterEndOfHold = meta.story({
  play: async ({ canvas, loaded }) => {
    await hold(canvas);
    await fillIn(canvas);
    await skipForm(canvas);
    await allRead(loaded);
    pass(loaded, 21 * 60);
    const dialog = await screen.findByRole('alertdialog', { name: 'The hold has ended' });
    await press(within(dialog), 'Back to tickets');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    for (let clicks = 0; clicks < 2; clicks += 1) {
      await press(canvas, `Decrease quantity of ${hall}`);
    }
    await hold(canvas);
    for (const name of ['First name', 'Last name', 'Email']) {
      await expect(canvas.getByRole('textbox', { name })).toHaveValue('');
    }
  },
});

/** It is not known whether there is an order, so its tickets can't be released. */
export const KeepsTicketsOfUnknownOrder = meta.story({
  play: async ({ canvas, loaded }) => {
    await hold(canvas);
    await fillIn(canvas);
    await skipForm(canvas);
    await user.click(canvas.getByRole('radio', { name: 'In person, later' }));
    const { platform } = getLoaded(loaded);
    platform.fail('tickets.checkout', 'offline', { at: 'response' });
    for (const name of ['tickets.getInvoice', 'orders.getOrder'] as const) {
      platform.fail(name, 'offline');
    }
    await press(canvas, /^Order 2 tickets/);
    await canvas.findByRole('alert');
    // The message gets the focus once the form has the result.
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: /^We got no response/ })).toHaveFocus(),
    );
    await expect(canvas.queryByRole('button', { name: 'Release tickets' })).toBeNull();
    await user.keyboard('{Escape}');
    await canvas.findByText('2 tickets held');
    const email = canvas.getByRole('textbox', { name: /^Email/ });
    await expect(email).toHaveValue('emil@example.com');
    // Other tickets can't be held instead until the outcome is known.
    await add(canvas, hall, 1);
    await expect(canvas.queryByRole('button', { name: /^Hold/ })).toBeNull();
    await expect(email).toHaveValue('emil@example.com');
    await expect(getBodies(loaded, 'createReservation')).toHaveLength(1);
    await expect(getBodies(loaded, 'cancelReservation')).toHaveLength(0);
  },
});

/** The response of the sale was lost, and the platform doesn't give the number of its order. */
export const SellsWithoutOrderNumber = meta.story({
  play: async ({ canvas, loaded }) => {
    await hold(canvas);
    await fillIn(canvas);
    await skipForm(canvas);
    await user.click(canvas.getByRole('radio', { name: 'In person, later' }));
    const { platform } = getLoaded(loaded);
    const loseResponse = () => {
      platform.fail('tickets.checkout', 'forbidden', { times: 1 });
      return Response.error();
    };
    platform.fail('tickets.checkout', loseResponse, { at: 'response', times: 1 });
    await press(canvas, /^Order 2 tickets/);
    await canvas.findByText('Sold. Find the order’s number in the order list.');
    await expect(canvas.queryByRole('link', { name: 'Open the order' })).toBeNull();
    await expect(getBodies(loaded, 'checkout')).toHaveLength(2);
  },
});

export const HoldsMoreOfTheLast = meta.story({
  loaders: [boxOffice(({ tickets }) => tickets.setLeft(resonance, hall, 3))],
  play: async ({ canvas }) => {
    await hold(canvas);
    await user.type(canvas.getByRole('textbox', { name: 'First name' }), 'Emil');
    await add(canvas, hall, 1);
    await press(canvas, 'Update the hold');
    await canvas.findByText('3 tickets held');
    const firstName = await canvas.findByRole('textbox', { name: 'First name' });
    await waitFor(() => expect(firstName).toHaveFocus());
    // What was entered stays.
    await expect(firstName).toHaveValue('Emil');
  },
});

export const NamesPrice = meta.story({
  args: { eventId: getEventId('benefit-for-the-old-organ') },
  play: async ({ canvas }) => {
    await add(canvas, 'Name your price', 1);
    const field = await canvas.findByRole('textbox', { name: /^Price of Name your price/ });
    await user.clear(field);
    await user.type(field, '25');
    await press(canvas, 'Hold 1 ticket');
    await canvas.findByText('1 ticket held');
    await canvas.findAllByText('€25.63');
  },
});

export const RejectsInvalidNamedPrice = meta.story({
  args: { eventId: getEventId('benefit-for-the-old-organ') },
  play: async ({ canvas, loaded }) => {
    await add(canvas, 'Name your price', 1);
    const field = await canvas.findByRole('textbox', { name: /^Price of Name your price/ });
    await user.clear(field);
    await user.type(field, '25');
    await press(canvas, 'Hold 1 ticket');
    await canvas.findByText('1 ticket held');
    await user.clear(field);
    await user.type(field, '0.5');
    await press(canvas, 'Update the hold');
    // The former price is not used, and the field is the next thing to do.
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Enter €.+ or more\./);
    await expect(getBodies(loaded, 'createReservation')).toMatchObject([
      { ticketQuantities: [{ priceOverride: '25.00' }] },
    ]);
  },
});

const workshop = getEventId('throwing-bowls-for-beginners');

/** Holds two tickets of the workshop, whose form has questions. */
async function holdWorkshop(canvas: object): Promise<void> {
  const list = await (canvas as Canvas).findByRole('list', { name: 'Tickets' });
  const [more] = within(list).getAllByRole('button', { name: /^Increase quantity of/ });
  await user.click(more as HTMLElement);
  await user.click(more as HTMLElement);
  await press(canvas, 'Hold 2 tickets');
  await (canvas as Canvas).findByText('Total');
}

export const FormOfEvent = meta.story({
  args: { eventId: workshop },
  play: async ({ canvas }) => {
    await holdWorkshop(canvas);
    await fillIn(canvas);
    await press(canvas, 'Fill in form');
    const form = within(await screen.findByRole('dialog', { name: 'Form' }));
    await expect((await form.findAllByRole('textbox', { name: 'Email' }))[0]).toHaveValue(
      'emil@example.com',
    );
  },
});

export const FormOfEventSmall = meta.story({
  globals: small,
  args: { eventId: workshop },
  play: async ({ canvas }) => {
    await holdWorkshop(canvas);
    await press(canvas, 'Fill in form');
    await screen.findByRole('dialog', { name: 'Form' });
    await expectNoOverflow();
  },
});

export const AsksQuestionsOfEvent = meta.story({
  args: { eventId: workshop },
  play: async ({ canvas, loaded }) => {
    await holdWorkshop(canvas);
    // Of the buyer three, and of the second guest all six.
    await canvas.findByText('The form has 9 more questions.');
    await fillIn(canvas);
    await user.click(canvas.getByRole('radio', { name: 'In person, later' }));
    await press(canvas, /^Order 2 tickets/);
    await canvas.findByRole('link', { name: 'Fill in the form, or skip its questions' });
    await expect(getBodies(loaded, 'checkout')).toEqual([]);

    await press(canvas, 'Fill in form');
    const form = within(await screen.findByRole('dialog', { name: 'Form' }));
    const [buyer, guest] = await form.findAllByRole('textbox', { name: 'First name' });
    await expect(buyer).toHaveValue('Emil');
    await user.type(guest as HTMLElement, 'Runa');
    const write = async (name: string, at: number, text: string) =>
      user.type(form.getAllByRole('textbox', { name })[at] as HTMLElement, text);
    await write('First name', 0, ' Aksel');
    await write('Last name', 1, 'Dahl');
    await write('Email', 1, 'runa@example.com');
    for (const level of form.getAllByRole('combobox', { name: /^How often/ })) {
      await user.selectOptions(level, 'Never');
    }
    await user.click(form.getByRole('button', { name: 'Keep answers' }));
    await canvas.findByText('The form is filled in.');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('Emil Aksel'),
    );
    // The panel has the last word on the buyer.
    await user.type(canvas.getByRole('textbox', { name: 'Last name' }), '-Berg');
    await press(canvas, /^Order 2 tickets/);
    await canvas.findByText(/^Ordered: /);
    const [{ buyer: sent, guests }] = getBodies(loaded, 'checkout') as [Record<string, unknown>];
    await expect(sent).toMatchObject({ firstName: 'Emil Aksel', lastName: 'Østergaard-Berg' });
    const names = (
      guests as { form: { inputValues: { inputName: string; value?: string }[] } }[]
    ).map(({ form: { inputValues } }) =>
      inputValues.flatMap(({ inputName, value }) =>
        /^(lastName|level)$/.test(inputName) ? [value] : [],
      ),
    );
    await expect(names).toEqual([
      ['Østergaard-Berg', 'Never'],
      ['Dahl', 'Never'],
    ]);
  },
});

export const Loading = meta.story({
  loaders: [boxOffice((platform) => void platform.hold('tickets.queryAvailableTickets'))],
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('heading', { name: 'Resonance for nine strings' });
    await waitFor(() => expect(getLoaded(loaded).platform.waiting).toBe(1));
    await expect(canvas.queryByRole('list', { name: 'Tickets' })).toBeNull();
  },
});

export const RetriesAfterLoadError = meta.story({
  loaders: [
    boxOffice(
      (platform) => void platform.fail('tickets.queryAvailableTickets', 'forbidden', { times: 1 }),
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('The tickets couldn’t be loaded.');
    await press(canvas, /^(Retry|Try again)/);
    await canvas.findByRole('list', { name: 'Tickets' });
  },
});

export const Dark = meta.story({
  globals: { ...large, theme: 'dark' },
  play: async ({ canvas }) => hold(canvas),
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    await hold(canvas);
    const field = canvas.getByRole('textbox', { name: 'First name' });
    await waitFor(() => expect(field).toHaveFocus());
    // In forced colors, the caret can't be hidden, and it blinks.
    field.blur();
  },
});

export const Small = meta.story({
  globals: small,
  play: async ({ canvas }) => {
    await hold(canvas);
    await expectNoOverflow();
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
  },
});

export const RightToLeft = meta.story({
  globals: { ...large, locale: 'fa-IR' },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'بلیت‌ها' });
    const [more] = within(list)
      .getAllByRole('button')
      .filter((button) => /افزایش/.test(button.getAttribute('aria-label') ?? button.textContent));
    if (!more) throw new Error('There is no button.');
    await user.click(more);
    await press(canvas, /^رزرو/);
    await canvas.findByRole('textbox', { name: 'نام' });
    await expectNoOverflow();
  },
});

export const German = meta.story({
  globals: { ...large, locale: 'de' },
  play: async ({ canvas }) => {
    await canvas.findByRole('switch', { name: 'Ausgeblendete Tickets verkaufen' });
    await expectNoOverflow();
  },
});
