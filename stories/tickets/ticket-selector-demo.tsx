import {
  createStorefront,
  memoryStorage,
  persistedReservationAtom,
  reservationAtom,
  reservationStorageAtom,
  reserveTicketsAtom,
} from '@vitrine/atoms';
import { getEventId, type MockPlatform, PLAN_BENEFITS } from '@vitrine/mocks';
import { Link, TicketSelector, type TicketSelectorProps } from '@vitrine/ui';
import { expect, waitFor, within } from 'storybook/test';
import {
  type Loaded,
  type MockPlatformLoaderOptions,
  mockPlatform,
} from '../../.storybook/mock-platform.ts';

export const resonance = 'resonance-for-nine-strings';
/** The ticket of that evening that most people take. */
export const hall = 'Seat in the hall';
export const resonanceId = getEventId(resonance);

/** What the plans of the house's members take off tickets. */
export const benefits = PLAN_BENEFITS.map(({ planOrderId, benefitId, name, percent, tickets }) => ({
  ...{ planOrderId, benefitId, name },
  hint: `${percent} % off ${tickets === 1 ? 'one ticket' : `${tickets} tickets`}`,
}));

/** The name under which holds are kept. */
const HOLDS = 'vitrine:reservations';

/** A selector as wide as beside the poster of its event. */
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

/** A platform whose box office was arranged, and a storage of its own for holds. */
export const boxOffice = (
  arrange: (platform: MockPlatform) => void = () => {},
  options?: MockPlatformLoaderOptions,
) =>
  mockPlatform(({ platform, storefront }) => {
    storefront.store.set(reservationStorageAtom, memoryStorage());
    arrange(platform);
  }, options);

type Canvas = ReturnType<typeof within>;

/** The row of a ticket by its name. */
export const getRow = async (canvas: Canvas, name: string): Promise<Canvas> => {
  const found = await canvas.findByText(name, { selector: 'li p bdi' });
  return within(found.closest('li') as HTMLElement);
};

/** Presses the sign that adds one of a ticket so many times. */
export async function take(
  canvas: Canvas,
  user: { click: (element: Element) => Promise<void> },
  name: string,
  count: number,
): Promise<void> {
  const more = await canvas.findByRole('button', { name: `One more of ${name}` });
  for (let taken = 0; taken < count; taken += 1) await user.click(more);
  const number = canvas.getByRole('spinbutton', { name: `Quantity of ${name}` });
  await waitFor(() => expect(number).toHaveValue(String(count)));
}

/** Time passes, and the page looks at the clock as it does when it is seen again. */
export function pass(loaded: unknown, seconds: number): void {
  getLoaded(loaded).platform.clock.advance(seconds * 1000);
  window.dispatchEvent(new Event('visibilitychange'));
}

/** How often a call was made. */
export const timesCalled = (loaded: unknown, name: string): number =>
  getLoaded(loaded).platform.calls.filter((call) => call.name === `tickets.${name}`).length;

/** The reservation of an event, as the page knows it. */
export const getReservation = (loaded: unknown, eventId = resonanceId) =>
  getLoaded(loaded).storefront.store.get(reservationAtom(eventId));

/** Another tab of the same visitor holds so many of a ticket, and is closed again. */
export async function leaveAHold(loaded: unknown, name: string, quantity: number): Promise<void> {
  const { platform, storefront } = getLoaded(loaded);
  const port = storefront.store.get(reservationStorageAtom);
  const other = createStorefront({ client: storefront.client });
  const tab = memoryStorage();
  other.store.set(reservationStorageAtom, tab);
  const stop = other.store.sub(persistedReservationAtom(resonanceId), () => {});
  const ticketDefinitionId = platform.tickets.id(resonance, name);
  const ticketQuantities = [{ ticketDefinitionId, quantity }];
  await other.store.set(reserveTicketsAtom, { eventId: resonanceId, ticketQuantities });
  const kept = tab.read(HOLDS);
  stop();
  (port as ReturnType<typeof memoryStorage>).change(HOLDS, kept);
}
