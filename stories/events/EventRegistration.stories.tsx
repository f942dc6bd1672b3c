import { mockPlatform } from '@vitrine/storybook';
import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { large, narrow } from '../pages/lib/shop-story.tsx';
import { Sheet } from './registration.tsx';
import { others, pair, statuses, types } from './registrations.ts';

const pairs = types.flatMap((type) =>
  statuses.map((status) => [`${type}, ${status}`, pair(type, status)] as const),
);

const meta = preview.meta({
  title: 'Events/EventRegistration',
  component: Sheet,
  parameters: { layout: 'padded' },
  globals: large,
  loaders: [mockPlatform()],
});

export const ShowsEachTypeAndStatus = meta.story({
  args: { items: pairs.map(([name, event]) => [name, event]) },
  play: async ({ canvas }) => {
    const cell = (name: string) => within(canvas.getByRole('region', { name }));
    for (const [name, event] of pairs) {
      const { findByRole, queryAllByRole } = cell(name);
      await expect(await findByRole('heading', { level: 3 })).not.toBeEmptyDOMElement();
      const steps = [...queryAllByRole('button'), ...queryAllByRole('link')];
      const loadingCount = event.registration?.type === 'NONE' ? 0 : 1;
      await expect([name, steps.length]).toEqual([name, loadingCount]);
    }
    const open = cell('EXTERNAL, OPEN_EXTERNAL').getByRole('link');
    await expect(open).toHaveAttribute('href', 'https://library.example/letters');
    await expect(open).toHaveAccessibleName('Register at library.example (opens in a new tab)');
    await expect(cell('RSVP, SCHEDULED_RSVP').getByText(/^It opens on/)).toHaveTextContent(
      'It opens on Wednesday 2 December 2026, 11:00.',
    );
    await expect(cell('RSVP, OPEN_RSVP_WAITLIST_ONLY').getByRole('button')).toHaveTextContent(
      'Answer',
    );
  },
});

export const DistinguishesOtherStates = meta.story({
  args: { items: others },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Log in to register' });
    const headings = canvas.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
    await expect(headings).toEqual([
      'Tickets',
      ...['Registration has ended', 'Registration has ended', 'Registration is paused'],
      'Registration is on another site',
      'Are you coming?',
      ...[
        'This event is over',
        'This event has been cancelled',
        'Contact the organiser to register',
      ],
    ]);
    await expect(document.querySelector('a[href^="javascript"]')).toBeNull();
  },
});

export const OtherStatesDark = meta.story({
  args: { items: others },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Log in to register' });
  },
});

export const OtherStatesPersian = meta.story({
  args: { items: others },
  globals: { ...narrow, locale: 'fa-IR' },
  // Names of the states, as labels of the sections.
  parameters: { foreignTexts: [/^[A-Z][a-z, ]+$/g] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'ورود و ثبت‌نام' });
  },
});
