import {
  createStorefront,
  type MemoryStorage,
  memoryStorage,
  persistedReservationAtom,
  reservationAtom,
  reserveTicketsAtom,
} from '@vitrine/atoms';
import { getEventId, type MockPlatform, PLAN_BENEFITS, PlatformError } from '@vitrine/mocks';
import { type Loaded, type MockPlatformLoaderOptions, mockPlatform } from '@vitrine/storybook';
import { Link, TicketSelector, type TicketSelectorProps } from '@vitrine/ui';
import { expect, waitFor, within } from 'storybook/test';

export const resonance = 'resonance-for-nine-strings';
/** The most popular ticket of that evening. */
export const hall = 'Seat in the hall';
export const resonanceId = getEventId(resonance);

/** Ticket discounts of the members' plans. */
export const benefits = PLAN_BENEFITS.map(({ planOrderId, benefitId, name, percent, tickets }) => ({
  ...{ planOrderId, benefitId, name },
  hint: `${percent}% off ${tickets === 1 ? 'one ticket' : `${tickets} tickets`}`,
}));

/** The storage key of reservations. */
const HOLDS = 'vitrine.reservations';

/** A selector with the width that it has next to the poster of its event. */
export const Selector = (props: TicketSelectorProps) => (
  <main style={{ maxInlineSize: 608 }}>
    <TicketSelector
      soldOutAction={() => (
        <Link variant="standalone" href="#programme">
          Other evenings
        </Link>
      )}
      {...props}
    />
  </main>
);

/** The platform and the storefront of a story that has them. */
export const getLoaded = (loaded: unknown) => loaded as Required<Loaded>;

/** Returns a loader with a prepared ticket sale, and a separate storage for reservations. */
export const boxOffice = (
  arrange: (platform: MockPlatform) => void = () => {},
  options?: MockPlatformLoaderOptions,
) =>
  mockPlatform(({ platform }) => arrange(platform), {
    ports: () => ({ storage: memoryStorage() }),
    ...options,
  });

type Canvas = ReturnType<typeof within>;

/** The row of a ticket by its name. */
export const getRow = async (canvas: Canvas, name: string): Promise<Canvas> => {
  const found = await canvas.findByText(name, { selector: 'li p bdi' });
  return within(found.closest('li') as HTMLElement);
};

/** Presses the increase button of a ticket a number of times. */
export async function take(
  canvas: Canvas,
  user: { click: (element: Element) => Promise<void> },
  name: string,
  count: number,
): Promise<void> {
  const more = await canvas.findByRole('button', { name: `Increase quantity of ${name}` });
  for (let clicks = 0; clicks < count; clicks += 1) await user.click(more);
  const number = canvas.getByRole('spinbutton', { name: `Quantity of ${name}` });
  await waitFor(() => expect(number).toHaveValue(String(count)));
}

/** Advances the time, and lets the page check the clock as when it becomes visible. */
export function pass(loaded: unknown, seconds: number): void {
  getLoaded(loaded).platform.clock.advance(seconds * 1000);
  window.dispatchEvent(new Event('visibilitychange'));
}

/** Rejects the next reservation because of a bound of its first entry that the page does not have. */
export function rejectOnce(
  loaded: unknown,
  field: 'quantity' | 'priceOverride',
  violatedRule: 'MIN' | 'MAX',
  threshold: number | string,
): void {
  const description = `must be at ${violatedRule === 'MIN' ? 'least' : 'most'} ${threshold}`;
  const violation = {
    field: `ticketQuantities[0].${field}`,
    violatedRule,
    description,
    data: { threshold },
  };
  const details = { validationError: { fieldViolations: [violation] } };
  getLoaded(loaded).platform.fail(
    'tickets.createReservation',
    () => new PlatformError(400, description, details),
    { times: 1 },
  );
}

/** Returns the number of requests to an endpoint. */
export const timesCalled = (loaded: unknown, name: string): number =>
  getLoaded(loaded).platform.calls.filter((call) => call.name === `tickets.${name}`).length;

/** Returns the reservation of an event from the page's state. */
export const getReservation = (loaded: unknown, eventId = resonanceId) =>
  getLoaded(loaded).storefront.store.get(reservationAtom(eventId));

/** Reserves a quantity of a ticket in another tab of the same visitor, which is then closed. */
export async function leaveAHold(loaded: unknown, name: string, quantity: number): Promise<void> {
  const { platform, storefront, ports } = getLoaded(loaded);
  const tab = memoryStorage();
  const other = createStorefront({ client: storefront.client, storage: tab });
  const stop = other.store.sub(persistedReservationAtom(resonanceId), () => {});
  const ticketDefinitionId = platform.tickets.id(resonance, name);
  const ticketQuantities = [{ ticketDefinitionId, quantity }];
  await other.store.set(reserveTicketsAtom, { eventId: resonanceId, ticketQuantities });
  const storedReservations = tab.read(HOLDS);
  stop();
  (ports.storage as MemoryStorage).change(HOLDS, storedReservations);
}
