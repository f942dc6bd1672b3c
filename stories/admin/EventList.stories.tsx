import { EventList } from '@vitrine/admin';
import { createEventAdminList, memoryLocation } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { publishDraftEvent } from '@vitrine/client/events';
import { apiBaseUrl, getPlatform, mockPlatform } from '@vitrine/storybook';
import { Button } from '@vitrine/ui';
import { useState } from 'react';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { adminParameters, DemoFrame, findBar, large, small, useDemoText } from './admin-demo.tsx';

interface DeskProps {
  /** Query of the list, as in a URL. */
  query?: string;
}

/** The page with the list of events. */
function EventsDesk({ query = '' }: DeskProps) {
  const translate = useDemoText();
  const [list] = useState(() => createEventAdminList({ location: memoryLocation(query) }));
  return (
    <DemoFrame current="events">
      <EventList
        list={list}
        actions={<Button emphasis="primary">{translate('New event')}</Button>}
        emptyAction={<Button>{translate('New event')}</Button>}
      />
    </DemoFrame>
  );
}

const QUERY = 'events.queryEvents';
const COUNT = 'events.countEventsByStatus';

/** An owner's list of events. */
const meta = preview.meta({
  title: 'Admin/EventList',
  component: EventsDesk,
  subcomponents: { EventList },
  globals: large,
  parameters: adminParameters,
  loaders: [mockPlatform()],
});

type Canvas = ReturnType<typeof within>;

/** Returns the rows once they are loaded. */
async function findRows(canvas: object): Promise<HTMLElement[]> {
  const page = canvas as Canvas;
  const table = await page.findByRole('table');
  await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(1));
  const [, ...rows] = within(table).getAllByRole('row');
  return rows;
}

/** Opens the menu of an event, and chooses an action. */
async function choose(canvas: object, title: string, action: string): Promise<void> {
  await findRows(canvas);
  const menu = (canvas as Canvas).getByRole('button', { name: `Actions for ${title}` });
  await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

const settled = async ({ canvas }: { canvas: unknown }) => void (await findRows(canvas as Canvas));

export const ShowsEvents = meta.story({
  play: async ({ canvas, loaded }) => {
    const rows = await findRows(canvas);
    const all = getPlatform(loaded).events.all();
    await canvas.findByRole('button', { name: `All ${all.length}` });
    const drafts = all.filter(({ status }) => status === 'DRAFT').length;
    await canvas.findByRole('button', { name: `Drafts ${drafts}` });
    const concert = rows.find((row) => row.textContent.includes('Resonance for nine strings'));
    await expect(concert).toHaveTextContent(
      /^Resonance for nine strings.*3 Dec 2026, 19:30.*Tickets.*On sale/,
    );
  },
});

export const Modes = meta.story({
  parameters: { chromatic: inModes('dark', 'persian') },
  globals: large,
  play: settled,
});

export const Small = meta.story({
  globals: small,
  play: async ({ canvas }) => {
    await settled({ canvas });
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
  },
});

export const Loading = meta.story({
  loaders: [mockPlatform(({ platform }) => void platform.hold(QUERY))],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading');
  },
});

export const FindsNothing = meta.story({
  args: { query: 'tab=drafts' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect((await findRows(canvas)).length).toBeLessThan(5));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search events' }), 'harbour');
    await canvas.findByRole('heading', { name: 'No events match “harbour”' });
    await waitFor(() => expect(getAnnouncement()).toBe('No events'));
  },
});

export const RetriesAfterLoadError = meta.story({
  loaders: [mockPlatform(({ platform }) => void platform.fail(QUERY, 'unavailable', { times: 1 }))],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'The events couldn’t be loaded' });
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await settled({ canvas });
  },
});

/** Returns the title of the first draft. */
const getDraft = (loaded: unknown): string => {
  const draft = getPlatform(loaded)
    .events.all()
    .find(({ status }) => status === 'DRAFT');
  if (!draft) throw new Error('There is no draft.');
  return String(draft.title);
};

export const PublishesDraft = meta.story({
  parameters: { requirements: ['O13', 'O19', 'R52', 'R53'] },
  args: { query: 'tab=drafts' },
  play: async ({ canvas, userEvent, loaded }) => {
    const title = getDraft(loaded);
    await choose(canvas, title, 'Publish');
    const dialog = await screen.findByRole('alertdialog', { name: `Publish “${title}”?` });
    await expect(dialog).toHaveTextContent('Once it’s published, it can’t be a draft again.');
    // In another tab, it has been published already: that is no error.
    const platform = getPlatform(loaded);
    const { id = '' } = platform.events.all().find((event) => event.title === title) ?? {};
    const { fetch } = platform;
    const other = createClient({ clientId: 'fenn-house', provider: { apiBaseUrl }, fetch });
    await publishDraftEvent(other, id);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(getAnnouncement()).toBe(`“${title}” is published`));
    await waitFor(() =>
      expect(platform.events.all().find((event) => event.title === title)?.status).toBe('UPCOMING'),
    );
    const bar = await findBar(canvas);
    within(bar).getByRole('button', { name: 'Close' }).focus();
  },
});

export const CancelsAfterTypedTitle = meta.story({
  parameters: { requirements: ['O14'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const title = 'Night choir by candlelight';
    await choose(canvas, title, 'Cancel event');
    const dialog = await screen.findByRole('alertdialog', { name: `Cancel “${title}”?` });
    await within(dialog).findByText(/^4 orders are affected\./);
    const field = within(dialog).getByRole('textbox', { name: /^Type the title/ });
    await userEvent.type(field, 'Night choir{Enter}');
    await within(dialog).findByText('This isn’t the title.');
    await userEvent.type(field, ' by candlelight');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the event' }));
    await waitFor(() => expect(getAnnouncement()).toBe(`“${title}” is cancelled`));
    const event = getPlatform(loaded)
      .events.all()
      .find((one) => one.title === title);
    await expect(event?.status).toBe('CANCELED');
    const bar = await findBar(canvas);
    within(bar).getByRole('button', { name: 'Close' }).focus();
  },
});

export const OffersCancelInsteadOfDelete = meta.story({
  parameters: { requirements: ['R54'] },
  play: async ({ canvas, userEvent }) => {
    const title = 'Night choir by candlelight';
    await choose(canvas, title, 'Delete');
    const dialog = await screen.findByRole('alertdialog', { name: `Delete “${title}”?` });
    await within(dialog).findByText(/^It has 4 orders\./);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete the event' }));
    await within(dialog).findByText('This isn’t the number of orders.');
    await within(dialog).findByRole('button', { name: 'Cancel instead' });
  },
});

export const ClonesWithTakenAddress = meta.story({
  parameters: { requirements: ['O15', 'O16'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const title = 'Night choir by candlelight';
    await choose(canvas, title, 'Clone');
    const dialog = await screen.findByRole('dialog', { name: `Clone “${title}”` });
    await expect(within(dialog).getByLabelText(/^Date/)).toHaveValue('2026-12-24');
    const slug = within(dialog).getByRole('textbox', { name: /^Web address/ });
    await userEvent.type(slug, 'night-choir-by-candlelight{Enter}');
    await within(dialog).findByText('Another event has this address.');
    await userEvent.click(
      within(dialog).getByRole('button', { name: 'Use night-choir-by-candlelight-2' }),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: /^Clone/ }));
    await waitFor(() =>
      expect(getAnnouncement()).toMatch(/^“Night choir by candlelight.*” created$/),
    );
    const made = getPlatform(loaded)
      .events.all()
      .find((event) => event.slug === 'night-choir-by-candlelight-2');
    await expect([made?.status, made?.dateAndTimeSettings.startDate]).toEqual([
      'DRAFT',
      expect.stringMatching(/^2026-12-24T/),
    ]);
    const bar = await findBar(canvas);
    within(bar).getByRole('button', { name: 'Close' }).focus();
  },
});

export const CloneWithoutDate = meta.story({
  play: async ({ canvas, userEvent }) => {
    const title = 'Night choir by candlelight';
    await choose(canvas, title, 'Clone');
    const dialog = within(await screen.findByRole('dialog', { name: `Clone “${title}”` }));
    const date = dialog.getByLabelText(/^Date/);
    await userEvent.clear(date);
    await userEvent.click(dialog.getByRole('button', { name: /^Clone/ }));
    await waitFor(() => expect(date).toBeInvalid());
    await waitFor(() => expect(date).toHaveFocus());
  },
});

export const StopsWhenCountChanges = meta.story({
  parameters: { requirements: ['O18', 'R55'] },
  args: { query: 'q=bowls' },
  play: async ({ canvas, userEvent, loaded }) => {
    const platform = getPlatform(loaded);
    await findRows(canvas);
    platform.fail(COUNT, 'unavailable', { times: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel all that match' }));
    await userEvent.click(await screen.findByRole('button', { name: /^(Retry|Try again)/ }));
    const dialog = await screen.findByRole('alertdialog', { name: /^Cancel \d+ events\?$/ });
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveFocus());
    const count = Number(/\d+/.exec(dialog.textContent)?.[0]);
    // Meanwhile, another user cancels one of them.
    platform.events.cancel('throwing-bowls-for-beginners');
    const field = await within(dialog).findByRole('textbox', { name: /^Type the number/ });
    await userEvent.type(field, `${count}{Enter}`);
    const text = `${count - 1} events match now, so no event was changed yet. Confirm the new number.`;
    await within(dialog).findByText(text);
    await waitFor(() => expect(getAnnouncement('assertive')).toBe(text));
    await expect(
      platform.calls.filter(({ name }) => name === 'events.bulkCancelEventsByFilter'),
    ).toHaveLength(0);
    await expect(platform.calls.filter(({ name }) => name === COUNT).length).toBeGreaterThan(2);
  },
});

/** Cancels or deletes all events that match, and waits for the result. */
async function changeAll(
  canvas: object,
  loaded: object,
  action: 'Cancel' | 'Delete',
): Promise<HTMLElement> {
  await user.click((canvas as Canvas).getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: `${action} all that match` }));
  const dialog = await screen.findByRole('alertdialog', { name: new RegExp(`^${action} \\d+ `) });
  const count = /\d+/.exec(dialog.textContent)?.[0];
  await user.type(await within(dialog).findByRole('textbox'), `${count}{Enter}`);
  const bar = await findBar(canvas);
  await within(bar).findByText('Changing the events that match');
  getPlatform(loaded).clock.advance(1_500);
  const result = `All events that matched are ${action === 'Cancel' ? 'canceled' : 'deleted'}`;
  await within(bar).findByText(result);
  await waitFor(() => expect(getAnnouncement()).toBe(result));
  return within(bar).getByRole('button', { name: 'Close' });
}

export const ShowsResultOfEachBulkChange = meta.story({
  args: { query: 'q=bowls' },
  play: async ({ canvas, userEvent, loaded }) => {
    await findRows(canvas);
    await userEvent.click(await changeAll(canvas, loaded, 'Cancel'));
    await waitFor(() =>
      expect(canvas.queryByText('All events that matched are canceled')).toBeNull(),
    );
    const close = await changeAll(canvas, loaded, 'Delete');
    close.focus();
    await waitFor(() => expect(close).toHaveFocus());
  },
});
