import { type PriceConsent, priceConsentAtom, reserveTicketsAtom } from '@vitrine/atoms';
import { getEventId } from '@vitrine/mocks';
import { mockPlatform } from '@vitrine/storybook';
import { OrderSummary, type TicketBenefit, TicketSelector } from '@vitrine/ui';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { signedIn } from '../identity/signed-in.ts';
import { getAnnouncement } from '../lib/announcements.ts';
import { benefits, getLoaded, resonance, resonanceId, take } from './ticket-selector-demo.tsx';

const hall = 'Seat in the hall';

interface BillsProps {
  eventIds: readonly string[];
  benefits?: readonly TicketBenefit[];
  /** Shows where the tickets are chosen, too. */
  hasSelector?: boolean;
}

/** Invoices as wide as next to a form. */
const Bills = ({ eventIds, benefits, hasSelector }: BillsProps) => (
  <main style={{ display: 'grid', gap: 48, maxInlineSize: hasSelector ? 608 : 440 }}>
    {hasSelector && <TicketSelector eventId={resonanceId} />}
    {eventIds.map((eventId) => (
      <OrderSummary key={eventId} eventId={eventId} {...(benefits && { benefits })} />
    ))}
  </main>
);

const meta = preview.meta({
  title: 'Tickets/OrderSummary',
  component: Bills,
  parameters: { layout: 'padded' },
  loaders: [mockPlatform()],
  args: { eventIds: [resonanceId] },
});

/** Reserves a quantity of each ticket, as another component of the page would. */
async function holdAll(loaded: unknown, slug: string, tickets: Readonly<Record<string, number>>) {
  const { platform, storefront } = getLoaded(loaded);
  const ticketQuantities = Object.entries(tickets).map(([name, quantity]) => ({
    ticketDefinitionId: platform.tickets.id(slug, name),
    quantity,
  }));
  const flow = await storefront.store.set(reserveTicketsAtom, {
    eventId: getEventId(slug),
    ticketQuantities,
  });
  await expect(flow.status).toBe('reserved');
}

const hold = (loaded: unknown, slug: string, name: string, quantity: number) =>
  holdAll(loaded, slug, { [name]: quantity });

const getConsent = (loaded: unknown): PriceConsent =>
  getLoaded(loaded).storefront.store.get(priceConsentAtom(resonanceId));

export const ShowsFreeTotal = meta.story({
  parameters: { requirements: ['R28'] },
  args: { eventIds: [getEventId('winter-sound-room')] },
  play: async ({ canvas, userEvent, loaded }) => {
    await hold(loaded, 'winter-sound-room', 'Day ticket', 1);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a discount code' }));
    await userEvent.keyboard('WARMROOM{Enter}');
    await canvas.findByText('Code WARMROOM');
    await canvas.findByText('€0.00');
    await waitFor(() => expect(getAnnouncement()).toBe('Code WARMROOM applied.'));
  },
});

export const RequiresConsentToChangedPrice = meta.story({
  parameters: { requirements: ['R29'] },
  args: { hasSelector: true },
  play: async ({ canvas, userEvent, loaded }) => {
    await take(canvas, userEvent, hall, 2);
    getLoaded(loaded).platform.tickets.setPrice(resonance, hall, 40);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to your details' }));
    await canvas.findByText('The price has changed to €80.00. It was €64.00 when you chose.');
    await expect(getConsent(loaded).status).toBe('changed');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with €80.00' }));
    await waitFor(() => expect(getConsent(loaded).status).toBe('agreed'));
    await waitFor(() => expect(canvas.queryByText(/^The price has changed/)).toBeNull());
  },
});

export const ExplainsRejectedCoupon = meta.story({
  parameters: { requirements: ['R30', 'T11'] },
  play: async ({ canvas, userEvent, loaded }) => {
    await hold(loaded, resonance, hall, 2);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a discount code' }));
    const field = canvas.getByRole('textbox', { name: 'Discount code' });
    for (const [code, message] of [
      ['FIRSTLITE', 'We don’t recognise FIRSTLITE. Check the spelling.'],
      ['MIDSUMMER', 'Code MIDSUMMER has expired.'],
      ['CANDLENIGHT', 'Code CANDLENIGHT doesn’t apply to anything in your cart.'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, `${code}{Enter}`);
      const description = expect.stringContaining(message);
      await waitFor(() => expect(field).toHaveAccessibleDescription(description));
      await expect(field).toHaveValue(code);
    }
    await waitFor(() => expect(canvas.getAllByText('€64.00').length).toBeGreaterThan(0));
    await userEvent.clear(field);
    await userEvent.type(field, 'FIRSTLIGHT{Enter}');
    await canvas.findByText('Code FIRSTLIGHT');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove code FIRSTLIGHT' }));
    await waitFor(() => expect(canvas.queryByText('Code FIRSTLIGHT')).toBeNull());
    const again = await canvas.findByRole('button', { name: 'Add a discount code' });
    await waitFor(() => expect(again).toHaveFocus());
  },
});

export const CombinesCouponAndPlan = meta.story({
  parameters: { requirements: ['R31', 'T12'] },
  loaders: [signedIn()],
  args: { benefits },
  play: async ({ canvas, userEvent, loaded }) => {
    await hold(loaded, resonance, hall, 3);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Friend of the house' }));
    await canvas.findByText(/€32\.00/);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a discount code' }));
    await userEvent.keyboard('FIRSTLIGHT{Enter}');
    await canvas.findByText('Code FIRSTLIGHT');
    await waitFor(() =>
      expect(canvas.getByRole('radio', { name: 'Friend of the house' })).toBeChecked(),
    );
    await canvas.findByText('€57.60');
  },
});

export const ReportsUnusablePlan = meta.story({
  parameters: { requirements: ['R32'] },
  args: { benefits },
  play: async ({ canvas, userEvent, loaded }) => {
    await hold(loaded, resonance, hall, 2);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Patron of the house' }));
    const message = 'This plan doesn’t cover these tickets. Choose another, or none.';
    const plans = canvas.getByRole('radiogroup', { name: 'Your plans' });
    await waitFor(() => expect(plans).toHaveAccessibleDescription(message));
    await waitFor(() => expect(getAnnouncement()).toBe(message));
    await waitFor(() => expect(canvas.getAllByText('€64.00').length).toBeGreaterThan(0));
    await userEvent.click(canvas.getByRole('radio', { name: 'Don’t use a plan' }));
    await waitFor(() => expect(plans).toHaveAccessibleDescription(''));
  },
});

const taxed = [
  ['fenn-house-in-tokyo', 'Tea hour with a cup to keep', 2],
  [resonance, hall, 2],
  ['dry-dock-sessions', 'Dock floor', 2],
] as const;

export const ShowsTaxesAndFees = meta.story({
  parameters: { requirements: ['R33', 'T9'] },
  args: { eventIds: taxed.map(([slug]) => getEventId(slug)) },
  play: async ({ canvas, loaded }) => {
    for (const [slug, name, quantity] of taxed) await hold(loaded, slug, name, quantity);
    await waitFor(() => expect(canvas.getAllByText('Total')).toHaveLength(3));
    await canvas.findByText(/^Includes VAT \(25%\)/);
    await waitFor(() => expect(canvas.getAllByText(/^Tax \(8\.875/)).toHaveLength(2));
    await waitFor(() => expect(canvas.getAllByText('Service fee').length).toBeGreaterThan(0));
  },
});

export const KeepsFeesWithSameName = meta.story({
  parameters: { requirements: ['R33'] },
  args: { eventIds: [getEventId('dry-dock-sessions')] },
  play: async ({ canvas, userEvent, loaded }) => {
    await holdAll(loaded, 'dry-dock-sessions', { 'Dock floor': 2, Edge: 1 });
    const fees = () => canvas.queryAllByText('Service fee');
    await waitFor(() => expect(fees()).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Add a discount code' }));
    await userEvent.keyboard('FIRSTLIGHT{Enter}');
    await canvas.findByText('Code FIRSTLIGHT');
    await expect(fees()).toHaveLength(2);
  },
});
