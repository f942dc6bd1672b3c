import { expectNoOverflow, getPlatform, mockPlatform } from '@vitrine/storybook';
import { persian } from '@vitrine/ui/messages/fa';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { speaksOnly } from '../lib/languages.ts';
import { at } from './lib/at.ts';
import { halved, narrow, seen, shopStory } from './lib/shop-story.tsx';
import { hrefs } from './lib/use-route.ts';

const small = { viewport: { value: 'small', isRotated: false } };

const meta = preview.meta({
  title: 'Pages/EventPage',
  ...shopStory,
  loaders: [mockPlatform()],
  beforeEach: at(hrefs.event('resonance-for-nine-strings')),
});

const titled = (name: string) => seen('heading', name);

/** The concert, with its tickets to choose. */
const concert = async (player: Parameters<ReturnType<typeof titled>>[0] & { loaded: object }) => {
  const { shop } = getPlatform(player.loaded);
  const title = shop.events.find(({ slug }) => slug === 'resonance-for-nine-strings')?.title;
  await titled(title ?? '')(player);
  const name = new RegExp(shop.getText('Under 26'));
  await player.canvas.findByRole('spinbutton', { name });
};

export const Modes = meta.story({
  parameters: {
    chromatic: inModes(
      'light',
      'dark',
      'medium',
      'small',
      'small dark',
      'large persian',
      'small persian',
    ),
  },
  play: concert,
});
export const AlignsPosterBesideTitle = meta.story({
  parameters: { screenshot: 'window' },
  globals: halved,
  play: async (player) => {
    await concert(player);
    const { canvas } = player;
    const poster = canvas.getByRole('img', { name: /^Poster/ }).getBoundingClientRect();
    const tickets = canvas.getByRole('heading', { name: 'Tickets' }).getBoundingClientRect();
    await expect(poster.left).toBe(tickets.left);
    await expect(poster.right).toBeLessThan(
      canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().left,
    );
  },
});

/** Creates a story of an event page that checks its registration text. */
const says = (slug: string, title: string, text: string | RegExp) => ({
  parameters: { screenshot: 'main' as const },
  beforeEach: at(hrefs.event(slug)),
  play: async (player: Parameters<ReturnType<typeof titled>>[0]) => {
    await titled(title)(player);
    await seen('heading', text)(player);
  },
});

export const Rsvp = meta.story(says('kiln-opening', 'Kiln opening', 'Are you coming?'));
export const WaitingList = meta.story({
  ...says('glaze-clinic', 'Glaze clinic', 'Waiting list'),
  globals: narrow,
});
export const Full = meta.story(
  says('tiles-of-lisbon-walk', 'Tiles of Lisbon, a walk', 'Registration'),
);
export const SoldOut = meta.story(
  says('night-choir-by-candlelight', 'Night choir by candlelight', 'Tickets'),
);
export const OpensLater = meta.story(
  says('members-supper', 'Members’ supper', 'Registration opens later'),
);
export const Paused = meta.story(says('new-year-fire', 'New year fire', 'Registration is paused'));
export const ExternalRegistration = meta.story(
  says('letters-from-the-mill', 'Letters from the mill', 'Registration is on another site'),
);
export const NoRegistration = meta.story(
  says('open-reading-room', 'Open reading room', 'No need to register'),
);
export const Online = meta.story(
  says('how-a-colour-gets-its-name', 'How a colour gets its name', 'Are you coming?'),
);
export const ToBeAnnounced = meta.story(
  says('house-concert-in-spring', 'House concert in spring', 'Are you coming?'),
);
export const Ended = meta.story({
  ...says('low-tide-brass', 'Low tide brass', 'This event is over'),
  globals: narrow,
});
export const EndedPersian = meta.story({
  beforeEach: at(hrefs.event('low-tide-brass')),
  globals: { ...narrow, locale: 'fa-IR' },
  play: async ({ canvas, canvasElement }) => {
    await titled('سازهای برنجی در جزر')({ canvas });
    await seen('link', 'مشاهدهٔ برنامه')({ canvas });
    await speaksOnly(canvasElement, persian, []);
    await expectNoOverflow(canvasElement);
  },
});
export const Canceled = meta.story({
  beforeEach: at(hrefs.event('willow-baskets-in-a-day')),
  play: async ({ canvas }) => {
    await titled('Willow baskets in a day')({ canvas });
    const title = canvas.getByRole('heading', { level: 1 });
    const status = canvas.getByText('Cancelled');
    await expect(status.getBoundingClientRect().bottom).toBeLessThan(
      title.getBoundingClientRect().top,
    );
    await canvas.findByText(/^This event has been cancelled\. The organiser will contact/);
    await seen('link', 'See the programme')({ canvas });
  },
});

export const PinsBarWhileTicketsAreOutOfView = meta.story({
  globals: small,
  parameters: { screenshot: 'window' },
  play: async (player) => {
    await concert(player);
    const { canvas, userEvent } = player;
    const bar = await screen.findByRole('region', { name: 'Your tickets' });
    await expect(bar).toHaveTextContent('From €18.00Thu 3 Dec, 19:30Choose tickets');
    await userEvent.click(within(bar).getByRole('button', { name: 'Choose tickets' }));
    await waitFor(() => expect(bar).not.toBeInTheDocument());
    const more = canvas.getByRole('button', { name: 'Increase quantity of Seat in the hall' });
    await userEvent.click(more);
    await userEvent.click(more);
    window.scrollTo(0, 0);
    const chosen = await screen.findByRole('region', { name: 'Your tickets' });
    await expect(chosen).toHaveTextContent('2 tickets, €64.00Thu 3 Dec, 19:30Continue');
    // It does not cover the footer.
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(chosen).not.toBeInTheDocument());
    window.scrollTo(0, 0);
    await screen.findByRole('region', { name: 'Your tickets' });
  },
});
export const NotFound = meta.story({
  beforeEach: at(hrefs.event('no-such-event')),
  play: titled('We can’t find this event'),
});

export const OffersNextDateWhenSoldOut = meta.story({
  parameters: { requirements: ['R56'] },
  beforeEach: at(hrefs.event('throwing-bowls-for-beginners-2')),
  play: async ({ canvas, userEvent }) => {
    const soldOutDate = await canvas.findByRole('radio', { name: /^Monday 14 December/ });
    await expect(soldOutDate).toBeChecked();
    await expect(soldOutDate).toHaveAccessibleDescription('Sold out');
    await userEvent.click(canvas.getByRole('button', { name: /^Next date: Monday 21 December/ }));
    const next = await canvas.findByRole('radio', { name: /^Monday 21 December/ });
    await waitFor(() => expect(next).toBeChecked());
    await waitFor(() => expect(soldOutDate).toBeDisabled());
    await canvas.findByRole('spinbutton', { name: /A wheel and clay/ });
  },
});
