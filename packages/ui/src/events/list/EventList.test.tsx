import {
  createEventList,
  createStorefront,
  memoryLocation,
  StorefrontProvider,
  sessionAtom,
} from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { setTokens } from '@vitrine/client/auth';
import type { EventV3 } from '@vitrine/client/events';
import { createMockPlatform } from '@vitrine/mocks';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import * as EventList from './EventList.tsx';
import { EventRow } from './EventRow.tsx';
import { EventRows } from './EventRows.tsx';

const now = Date.parse('2026-11-27T10:00:00Z');

const fair: EventV3 = {
  ...{ _id: 'e1', title: 'Tide fair', slug: 'tide-fair', status: 'UPCOMING' },
  registration: { type: 'RSVP', status: 'OPEN_RSVP' },
  dateAndTimeSettings: {
    ...{ startDate: new Date('2026-12-03T18:30Z'), endDate: new Date('2026-12-03T19:30Z') },
    timeZoneId: 'Europe/Copenhagen',
  },
} as EventV3;

const platform = createMockPlatform();

function createShop() {
  const { apiBaseUrl, fetch } = platform;
  const client = createClient({ clientId: 'fenn-house', provider: { apiBaseUrl }, fetch });
  return createStorefront({ client });
}

function render(children: ReactNode, storefront = createShop()): string {
  return renderToString(
    <StorefrontProvider storefront={storefront}>
      <UiProvider locale="en-GB" routes={{ event: (slug) => `/events/${slug}` }}>
        {children}
      </UiProvider>
    </StorefrontProvider>,
  );
}

describe('the chip of a date filter', () => {
  it.each([
    ['2026-12-01..2026-12-20', 'Tue 1 Dec to Sun 20 Dec'],
    ['2026-12-01..2026-12-01', 'Tue 1 Dec'],
    ['2026-12-01..', 'From Tue 1 Dec'],
    ['..2026-12-20', 'Until Sun 20 Dec'],
  ])('%s is %s', (dates, label) => {
    const list = createEventList({ timeZone: 'UTC', location: memoryLocation(`dates=${dates}`) });
    const html = render(
      <EventList.Root list={list}>
        <EventList.Applied />
      </EventList.Root>,
    );
    expect(html).toContain(`Remove ${label}<`);
  });
});

it('the chip of a category whose name is not loaded has the name of the facet', () => {
  const list = createEventList({ timeZone: 'UTC', location: memoryLocation('category=c1') });
  const getHtml = (labels?: Record<string, string>) =>
    render(
      <EventList.Root list={list} {...(labels && { labels })}>
        <EventList.Applied />
      </EventList.Root>,
    );
  expect(getHtml()).toContain('Remove Category<');
  expect(getHtml({ category: 'Craft' })).toContain('Remove Craft<');
});

it('a tab without a message has the label of the host, or its ID', () => {
  const tabs = [
    { id: 'coming', statuses: ['UPCOMING'] },
    { id: 'soon', statuses: ['UPCOMING'] },
    { id: 'later', statuses: ['UPCOMING'] },
  ] as never;
  const list = createEventList({ timeZone: 'UTC', location: memoryLocation(''), tabs });
  const html = render(
    <EventList.Root list={list} labels={{ soon: 'This week' }}>
      <EventList.Tabs />
    </EventList.Root>,
  );
  const labels = [...html.matchAll(/role="tab"[^>]*>([^<]*)/g)].map(([, label]) => label);
  expect(labels).toEqual(['Upcoming', 'This week', 'later']);
});

it('events without a date have a heading of their own', () => {
  const undated = { ...fair, _id: 'e2', dateAndTimeSettings: { dateAndTimeTbd: true } } as EventV3;
  const list = createEventList({ timeZone: 'UTC', location: memoryLocation('') });
  const html = render(
    <EventList.Root list={list}>
      <EventRows events={[fair, undated]} now={now} level={2} />
    </EventList.Root>,
  );
  const headings = [...html.matchAll(/<h2[^>]*><bdi>([^<]*)/g)].map(([, text]) => text);
  expect(headings).toEqual(['December 2026', 'Date to be announced']);
});

it('the number of a month is left out while not all of its events are loaded', () => {
  const inJanuary = {
    ...fair,
    _id: 'e3',
    dateAndTimeSettings: {
      ...fair.dateAndTimeSettings,
      startDate: new Date('2027-01-10T10:00:00Z'),
    },
  } as EventV3;
  const list = createEventList({ timeZone: 'UTC', location: memoryLocation('') });
  const getCounts = (partial?: 'last' | 'all') => {
    const html = render(
      <EventList.Root list={list}>
        <EventRows events={[fair, inJanuary]} now={now} level={2} partial={partial} />
      </EventList.Root>,
    );
    return [...html.matchAll(/>(\d+ events?)</g)].map(([, text]) => text);
  };
  expect(getCounts()).toEqual(['1 event', '1 event']);
  expect(getCounts('last')).toEqual(['1 event']);
  expect(getCounts('all')).toEqual([]);
});

describe('a row', () => {
  const getHtml = (action?: ReactNode, event = fair) =>
    render(<EventRow event={event} now={now} action={action} />);

  it('ends with a link to the registration, the action of the host, or nothing', () => {
    expect(getHtml()).toContain('Register<');
    expect(getHtml(<b>Remind me</b>)).toContain('<b>Remind me</b></div></div></article>');
    expect(getHtml(<b>Remind me</b>)).not.toContain('Register<');
    const without = getHtml(null);
    expect(without).not.toContain('Register<');
    expect(without).toMatch(/<\/span><\/div><\/article>/);
  });

  it('has a link for members once the session is known: visitors log in first', async () => {
    const ofMembers = {
      ...fair,
      registration: { ...fair.registration, allowedGuestTypes: 'MEMBER' },
    } as EventV3;
    const storefront = createShop();
    const getLink = () => {
      const html = render(<EventRow event={ofMembers} now={now} />, storefront);
      expect(html).toContain('Members only');
      return /(Log in to book|Register)</.exec(html)?.[1];
    };
    expect(getLink()).toBeUndefined();
    await storefront.store.set(sessionAtom);
    expect(getLink()).toBe('Log in to book');
    const tokens = platform.identity.tokensOf('runa@fennhouse.example');
    await setTokens(storefront.client, {
      accessToken: { value: tokens.access_token, expiresAt: Number.MAX_SAFE_INTEGER },
      refreshToken: { value: tokens.refresh_token, role: 'member' },
    });
    await storefront.store.set(sessionAtom);
    expect(getLink()).toBe('Register');
  });

  it('has no offer without a price and a mark', () => {
    const html = getHtml(null, {
      ...fair,
      registration: { type: 'TICKETING', status: 'OPEN_TICKETS' },
    } as EventV3);
    expect(html).not.toContain('EventOffer');
    expect(getHtml()).toContain('EventOffer');
  });
});
