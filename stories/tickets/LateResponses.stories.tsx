import { reserveTicketsAtom } from '@vitrine/atoms';
import { ReservationEndedDialog, ReservationTimer, Text } from '@vitrine/ui';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Leaving } from '../lib/ExitAnimation.tsx';
import {
  boxOffice,
  getLoaded,
  getReservation,
  hall,
  pass,
  resonance,
  resonanceId,
  Selector,
  take,
} from './ticket-selector-demo.tsx';

/** Reservations with late responses, sales that end, and visitors who leave. */
const meta = preview.meta({
  title: 'Tickets/LateResponses',
  component: Selector,
  parameters: { layout: 'padded' },
  loaders: [boxOffice()],
  args: { eventId: resonanceId, onReserved: fn() },
});

export const ReturnsWithoutWaitingForResponse = meta.story({
  parameters: { requirements: ['R13'] },
  render: ({ eventId, onReserved }) => (
    <>
      <Text as="p">Your details</Text>
      <ReservationTimer eventId={eventId} />
      <ReservationEndedDialog eventId={eventId} {...(onReserved && { onBack: onReserved })} />
    </>
  ),
  play: async ({ canvas, userEvent, loaded, args }) => {
    const { platform, storefront } = getLoaded(loaded);
    const ticketQuantities = [
      { ticketDefinitionId: platform.tickets.id(resonance, hall), quantity: 2 },
    ];
    await storefront.store.set(reserveTicketsAtom, { eventId: resonanceId, ticketQuantities });
    await canvas.findByText('2 tickets held for you');
    const release = getLoaded(loaded).platform.hold('tickets.cancelReservation');
    pass(loaded, 20 * 60 + 1);
    await userEvent.click(await screen.findByRole('button', { name: 'Back to tickets' }));
    await waitFor(() => expect(args.onReserved).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    release();
  },
});

export const ContinuesAfterSaleEnds = meta.story({
  parameters: { requirements: ['R19'] },
  loaders: [
    boxOffice(({ tickets, clock }) =>
      tickets.setSale(resonance, hall, { until: new Date(clock.now() + 60_000) }),
    ),
  ],
  play: async ({ canvas, userEvent, loaded, args }) => {
    await take(canvas, userEvent, hall, 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to your details' }));
    await canvas.findByText('2 tickets held for you');
    await expect(args.onReserved).toHaveBeenCalledTimes(1);
    pass(loaded, 61);
    await canvas.findByText(/^Sales have ended\. The 2 tickets that are held for you/);
    await expect(canvas.queryByRole('button', { name: `Remove ${hall}` })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to your details' }));
    await waitFor(() => expect(args.onReserved).toHaveBeenCalledTimes(2));
  },
});

export const DoesNotNavigateAfterUnmount = meta.story({
  parameters: { requirements: ['R5'] },
  render: (args) => (
    <Leaving>
      <Selector {...args} />
    </Leaving>
  ),
  play: async ({ canvas, userEvent, loaded, args }) => {
    await take(canvas, userEvent, hall, 2);
    const release = getLoaded(loaded).platform.hold('tickets.createReservation');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to your details' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    release();
    await waitFor(() => expect(getReservation(loaded).status).toBe('reserved'));
    await expect(args.onReserved).not.toHaveBeenCalled();
  },
});
