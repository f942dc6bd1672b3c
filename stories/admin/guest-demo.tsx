import { CheckInScreen, type CheckInScreenProps, GuestList } from '@vitrine/admin';
import { memoryStorage } from '@vitrine/atoms';
import { getEventId, type MockPlatform } from '@vitrine/mocks';
import { getPlatform, mockPlatform } from '@vitrine/storybook';
import { DemoFrame } from './admin-demo.tsx';

export const concert = 'resonance-for-nine-strings';
export const concertId = getEventId(concert);

/** The tickets of the concert, in the order of their orders. */
export const getTickets = (platform: MockPlatform) =>
  platform.orders
    .all()
    .filter(({ eventId }) => eventId === concertId)
    .flatMap((order) => (order.tickets ?? []).map((ticket) => ({ ...ticket, order })));

/** The tickets whose guests are expected. */
export const getExpectedTickets = (platform: MockPlatform) =>
  getTickets(platform).filter(
    ({ canceled, checkIn, order }) =>
      !canceled && !checkIn && ['PAID', 'FREE'].includes(String(order.status)),
  );

/** Checks in some guests before a story begins. */
export function checkInSome(platform: MockPlatform, count = 4): void {
  const orders = [...new Set(getExpectedTickets(platform).map(({ order }) => order.orderNumber))];
  for (const orderNumber of orders.slice(0, count)) platform.orders.checkIn(orderNumber, 1);
}

/** A loader: a device at the entrance, with the port of the host. */
export const atEntrance = (
  arrange: (platform: MockPlatform) => void = () => {},
  { hasPort = true }: { hasPort?: boolean } = {},
) =>
  mockPlatform(
    ({ platform }) => {
      checkInSome(platform);
      platform.clock.advance(180_000);
      arrange(platform);
    },
    {
      ports: (platform) => ({
        storage: memoryStorage(),
        ...(hasPort && platform && { checkIn: platform.orders.admission }),
      }),
    },
  );

export const getAdmission = (loaded: unknown) => getPlatform(loaded).orders.admission;

/** The page with the guests of an event. */
export const GuestDesk = ({ eventId = concertId }: { eventId?: string }) => (
  <DemoFrame current="guests" title="Resonance for nine strings" backHref="#/admin/guests">
    <GuestList eventId={eventId} checkInHref="#/admin/check-in" />
  </DemoFrame>
);

/** The screen at the entrance. */
export const EntranceScreen = ({ getCamera }: Pick<CheckInScreenProps, 'getCamera'>) => (
  <CheckInScreen
    eventId={concertId}
    guestsHref="#/admin/guests"
    {...(getCamera && { getCamera })}
  />
);
