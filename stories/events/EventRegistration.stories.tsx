import type { RegistrationStatus, RegistrationType } from '@vitrine/client/events';
import { mockPlatform } from '@vitrine/storybook';
import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { large, narrow } from '../pages/lib/shop-story.tsx';
import { Sheet } from './registration.tsx';
import { others, pair, statuses, types } from './registrations.ts';

const pairs = types.flatMap((type) =>
  statuses.map((status) => ({
    name: `${type}, ${status}`,
    event: pair(type, status),
    ...{ type, status },
  })),
);

const elsewhere = 'See the programme';

/** The title and the action of each status, where the type makes no difference. */
const closed: Partial<Record<RegistrationStatus, readonly [title: string, action: string]>> = {
  CLOSED_AUTOMATICALLY: ['Registration has ended', elsewhere],
  CLOSED_MANUALLY: ['Registration is closed', elsewhere],
  SCHEDULED_RSVP: ['Registration opens later', elsewhere],
};

/** The title and the action of each type while registration is open. */
const open: Record<RegistrationType, readonly [title: string, action?: string]> = {
  RSVP: ['Are you coming?', 'Answer'],
  TICKETING: ['Tickets', 'Choose tickets'],
  EXTERNAL: ['Registration is on another site', 'Register at library.example (opens in a new tab)'],
  NONE: ['No need to register'],
};

const getExpected = (type: RegistrationType, status: RegistrationStatus) => {
  if (type === 'NONE') return open.NONE;
  if (type === 'RSVP' && status === 'OPEN_RSVP_WAITLIST_ONLY') {
    return ['Waiting list', 'Join waiting list'];
  }
  return closed[status] ?? open[type];
};

const meta = preview.meta({
  title: 'Events/EventRegistration',
  component: Sheet,
  parameters: { layout: 'padded' },
  globals: large,
  loaders: [mockPlatform()],
});

export const ShowsEachTypeAndStatus = meta.story({
  parameters: { requirements: ['T30'] },
  args: { items: pairs.map(({ name, event }) => [name, event]) },
  play: async ({ canvas }) => {
    const cell = (name: string) => within(canvas.getByRole('region', { name }));
    for (const { name, type, status } of pairs) {
      const { findByRole, queryAllByRole } = cell(name);
      const [title, action] = getExpected(type, status);
      const heading = await findByRole('heading', { level: 3 });
      const steps = [...queryAllByRole('button'), ...queryAllByRole('link')];
      const actionCount = action ? 1 : 0;
      await expect([name, heading.textContent, steps.length]).toEqual([name, title, actionCount]);
      if (action) await expect(steps[0]).toHaveAccessibleName(action);
    }
    const external = cell('EXTERNAL, OPEN_EXTERNAL').getByRole('link');
    await expect(external).toHaveAttribute('href', 'https://library.example/letters');
    await expect(cell('RSVP, SCHEDULED_RSVP').getByText(/^Opens Wednesday/)).toHaveTextContent(
      'Opens Wednesday 2 December 2026, 11:00.',
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
      ...['Registration', 'Registration has ended', 'Registration is paused'],
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

const persianNames = [
  ...['فروش تمام شد', 'ظرفیت کامل', 'پایان مهلت', 'متوقف', 'در وب‌گاهی دیگر، با نشانی ناامن'],
  ...['برای اعضا', 'پایان‌یافته', 'لغوشده', 'نامشخص'],
];

export const OtherStatesPersian = meta.story({
  args: { items: others.map(([name, event], index) => [persianNames[index] ?? name, event]) },
  globals: { ...narrow, locale: 'fa-IR' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'ورود و ثبت‌نام' });
  },
});
