import { getTicketId } from '@vitrine/mocks';
import { PointOfSale } from '@vitrine/ui';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { concert, getVisit, visiting } from './order-demo.tsx';

interface Sale {
  ticket?: string;
  quantity?: number;
}

const sold = fn();

const meta = preview.meta({
  title: 'Orders/PointOfSale',
  component: () => null,
  parameters: { layout: 'padded' },
  loaders: [visiting(concert)],
  beforeEach: () => void sold.mockClear(),
  render: (
    { ticket = 'Seat in the hall', quantity = 9 }: Sale,
    { loaded }: { loaded: Record<string, unknown> },
  ) => (
    <main>
      <PointOfSale
        eventId={getVisit(loaded).eventId}
        level={1}
        ticketQuantities={[{ ticketDefinitionId: getTicketId(concert, ticket), quantity }]}
        onOrdered={sold}
      />
    </main>
  ),
});

export const IgnoresLimitsForOneSale = meta.story({
  parameters: { requirements: ['R23'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getVisit(loaded);
    await userEvent.click(await canvas.findByRole('button', { name: 'Hold 9 tickets' }));
    await canvas.findByText('That’s more than one order allows.');
    const limits = () => canvas.findByRole('switch', { name: 'Override limits' });
    await userEvent.click(await limits());
    await canvas.findByText('Overrides for this sale only: limits.');
    await userEvent.click(canvas.getByRole('button', { name: 'Hold 9 tickets' }));
    const reference = await canvas.findByRole('textbox', { name: /^Payment reference/ });
    await canvas.findByText('Overrides for this sale only: limits.');
    await userEvent.click(canvas.getByRole('button', { name: 'Sell' }));
    await canvas.findByRole('link', { name: 'Enter the payment reference' });
    await userEvent.type(reference, 'card-0417');
    const answer = platform.hold('tickets.posCheckout');
    await userEvent.click(canvas.getByRole('button', { name: 'Sell' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Release' })).toBeDisabled());
    answer();
    await canvas.findByText(/^Sold: order/);
    await expect(sold).toHaveBeenCalledWith(expect.objectContaining({ status: 'PAID' }));
    await expect(await limits()).not.toBeChecked();
    await expect(canvas.queryByText(/^Overrides for this sale/)).toBeNull();
    const reserved = platform.calls.filter(({ name }) => name === 'tickets.createReservation');
    await expect(reserved.map(({ body }) => Object(body).ignoreLimits)).toEqual([undefined, true]);
  },
});

export const SellsHiddenTickets = meta.story({
  args: { ticket: 'Guest of the players', quantity: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hold 1 ticket' }));
    await canvas.findByText('One of these tickets isn’t for sale here.');
    await userEvent.click(canvas.getByRole('switch', { name: 'Sell hidden tickets' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hold 1 ticket' }));
    await canvas.findByText('Overrides for this sale only: hidden tickets.');
    await canvas.findByText('Total');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Release' })).toBeVisible());
  },
});
