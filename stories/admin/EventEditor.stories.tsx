import { EventEditor, type EventEditorProps } from '@vitrine/admin';
import { memoryStorage } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { updateEvent } from '@vitrine/client/events';
import { getEventId } from '@vitrine/mocks';
import { apiBaseUrl, expectNoOverflow, getPlatform, mockPlatform } from '@vitrine/storybook';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { adminParameters, DemoFrame, findBar, large, small } from './admin-demo.tsx';

interface DeskProps extends Pick<EventEditorProps, 'eventId' | 'level'> {
  title?: string;
}

/** The page of an event's editor. */
const EventDesk = ({ eventId, level = 1, title = 'Night choir by candlelight' }: DeskProps) => (
  <DemoFrame current="events" title={title} backHref="#/admin/events">
    <EventEditor eventId={eventId} level={level} timeZone="Europe/Copenhagen" />
  </DemoFrame>
);

const choir = getEventId('night-choir-by-candlelight');

/** The editor of one event, with the live preview. */
const meta = preview.meta({
  title: 'Admin/EventEditor',
  component: EventDesk,
  subcomponents: { EventEditor },
  globals: large,
  parameters: adminParameters,
  loaders: [mockPlatform()],
  args: { eventId: choir },
});

type Canvas = ReturnType<typeof within>;

const findField = (canvas: object, name: string | RegExp) =>
  (canvas as Canvas).findByRole('textbox', { name });

/** Replaces the text of a field. */
async function write(canvas: object, name: string | RegExp, text: string): Promise<void> {
  const field = await findField(canvas, name);
  await user.clear(field);
  if (text) await user.type(field, text);
}

const press = async (region: HTMLElement, name: string | RegExp) =>
  user.click(await within(region).findByRole('button', { name }));

/** Keeps a message in the bar until the screenshot: it closes itself unless it has the focus. */
const keepBarOpen = async (canvas: object, button: string | RegExp) =>
  within(await findBar(canvas as Canvas))
    .getByRole('button', { name: button })
    .focus();

/** Changes the event as another user does. */
async function saveElsewhere(loaded: unknown, changes: Parameters<typeof updateEvent>[2]['event']) {
  const { fetch } = getPlatform(loaded);
  const client = createClient({ clientId: 'fenn-house', provider: { apiBaseUrl }, fetch });
  await updateEvent(client, choir, { event: changes });
}

const getStored = (loaded: unknown) =>
  getPlatform(loaded).events.event('night-choir-by-candlelight');

const settled = async ({ canvas }: { canvas: unknown }) =>
  void (await findField(canvas as Canvas, 'Title'));

export const ShowsEvent = meta.story({
  play: async ({ canvas }) => {
    await settled({ canvas });
    await expect(await findField(canvas, 'Title')).toHaveValue('Night choir by candlelight');
    await expect(canvas.getByLabelText('Start time')).toHaveValue('22:00');
    await expect(
      canvas.getByText('Set when the event was created. It can’t be changed.'),
    ).toBeInTheDocument();
    await expectNoOverflow();
  },
});

export const MarksChangesAndPreviewsThem = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await write(canvas, 'Title', 'Night choir, again');
    await write(canvas, /^City/, 'Skagen');
    await expect(await findField(canvas, 'Title')).toHaveAccessibleDescription(
      'Previously “Night choir by candlelight”',
    );
    const pane = await canvas.findByRole('region', { name: 'Live preview' });
    await waitFor(() => expect(pane).toHaveTextContent('Night choir, again'));
    await waitFor(() => expect(pane).toHaveTextContent('Skagen'));
    const bar = await findBar(canvas);
    await expect(bar).toHaveTextContent('2 changes not saved');
    await write(canvas, /^City/, 'Aalborg');
    await expect(bar).toHaveTextContent('1 change not saved');
    await expect(canvasElement.querySelectorAll('[data-invalid]')).toHaveLength(0);
  },
});

export const SavesByKeyAndUndoes = meta.story({
  play: async ({ canvas, loaded }) => {
    await write(canvas, 'Title', 'Night choir, again');
    await user.keyboard('{Control>}s{/Control}');
    await canvas.findByText(/^Saved at /);
    await expect(getStored(loaded).title).toBe('Night choir, again');
    const calls = getPlatform(loaded).calls.filter(({ name }) => name === 'events.updateEvent');
    await expect(calls).toHaveLength(1);
    await press(await findBar(canvas), /^Undo/);
    await waitFor(() => expect(getAnnouncement()).toBe('Undone: Last save'));
    await expect(getStored(loaded).title).toBe('Night choir by candlelight');
    await expect(await findField(canvas, 'Title')).toHaveValue('Night choir by candlelight');
    await keepBarOpen(canvas, 'Close');
  },
});

export const ReviewsAndRevertsChanges = meta.story({
  play: async ({ canvas }) => {
    await write(canvas, 'Title', 'Night choir, again');
    await user.click(canvas.getByRole('radio', { name: 'Online' }));
    await press(await findBar(canvas), 'Review');
    const dialog = await screen.findByRole('dialog', { name: '2 changes not saved' });
    await expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'TitleAfter: “Night choir, again”Previously “Night choir by candlelight”Revert Title',
      'WhereAfter: “Online”Previously “At a venue”Revert Where',
    ]);
    await press(dialog, 'Revert Title');
    await screen.findByRole('dialog', { name: '1 change not saved' });
  },
});

export const AssignsCategories = meta.story({
  play: async ({ canvas, loaded }) => {
    const group = await canvas.findByRole('group', { name: /^Categories/ });
    const talks = await within(group).findByRole('checkbox', { name: 'Talks' });
    await user.click(talks);
    await user.click(within(group).getByRole('checkbox', { name: 'Concerts' }));
    await write(canvas, /^New category/, 'Winter');
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(within(group).getByRole('checkbox', { name: 'Winter' })).toBeChecked(),
    );
    await press(await findBar(canvas), /^Save/);
    await canvas.findByText(/^Saved at /);
    const names = getStored(loaded).categories?.categories?.map(({ name }) => name);
    await expect(names).toEqual(expect.arrayContaining(['Talks', 'Winter']));
    await expect(names).not.toContain('Concerts');
    await keepBarOpen(canvas, /^Undo/);
    group.scrollIntoView({ block: 'center' });
  },
});

export const OffersAnotherAddress = meta.story({
  parameters: { requirements: ['O16'] },
  play: async ({ canvas, loaded }) => {
    await write(canvas, 'Web address', 'night-market');
    await press(await findBar(canvas), /^Save/);
    const group = await canvas.findByRole('group', { name: /needs your attention$/ });
    await waitFor(() => expect(group).toHaveFocus());
    await expect(await findField(canvas, 'Web address')).toHaveAccessibleDescription(
      expect.stringContaining('Another event has this address.'),
    );
    await user.click(canvas.getByRole('button', { name: 'Use night-market-2' }));
    await press(await findBar(canvas), /^Save/);
    await canvas.findByText(/^Saved at /);
    await keepBarOpen(canvas, /^Undo/);
    await expect(
      getPlatform(loaded)
        .events.all()
        .map(({ slug }) => slug),
    ).toContain('night-market-2');
  },
});

export const ChecksFieldsOnLeaving = meta.story({
  play: async ({ canvas }) => {
    await write(canvas, 'Title', '');
    await user.tab();
    await canvas.findByText('Enter a title.');
    const end = canvas.getByLabelText('End date');
    await user.clear(end);
    await user.type(end, '2020-01-01');
    await user.tab();
    await canvas.findByText('Enter an end after the start.');
    await expect(await findBar(canvas)).toHaveTextContent('2 issues');
    const pane = await canvas.findByRole('region', { name: 'Live preview' });
    await expect(pane).not.toHaveTextContent('This event is over');
    await press(await findBar(canvas), /^Save/);
    await canvas.findByRole('link', { name: 'Title: Enter a title.' });
  },
});

export const MergesOtherFields = meta.story({
  play: async ({ canvas, loaded }) => {
    await write(canvas, 'Title', 'Night choir, again');
    await saveElsewhere(loaded, { shortDescription: 'Sixteen voices.' });
    await press(await findBar(canvas), /^Save/);
    await canvas.findByText(/^Saved at /);
    await keepBarOpen(canvas, /^Undo/);
    const text = await findField(canvas, /^Short description/);
    await expect(text).toHaveValue('Sixteen voices.');
    await expect(text).toHaveAccessibleDescription(/: changed by another user\./);
    await expect(getStored(loaded)).toMatchObject({
      title: 'Night choir, again',
      shortDescription: 'Sixteen voices.',
    });
  },
});

export const FormatsDescription = meta.story({
  parameters: { requirements: ['H15'] },
  play: async ({ canvas, loaded }) => {
    const text = await findField(canvas, /^Description/);
    await user.click(text);
    await user.keyboard('{Control>}a{/Control}');
    await press(canvas.getByRole('toolbar', { name: 'Formatting' }), 'Bold');
    const pane = await canvas.findByRole('region', { name: 'Live preview' });
    await waitFor(() => expect(pane.querySelector('p > strong')).not.toBeNull());
    await press(await findBar(canvas), /^Save/);
    await canvas.findByText(/^Saved at /);
    const bold = [{ type: 'BOLD', fontWeightValue: 700 }];
    await expect(getStored(loaded).description).toMatchObject({
      nodes: [{ type: 'PARAGRAPH', nodes: [{ textData: { decorations: bold } }] }],
    });
    await press(await findBar(canvas), /^Undo/);
    await waitFor(() => expect(text.querySelector('strong')).toBeNull());
    await press(canvas.getByRole('toolbar', { name: 'Formatting' }), 'Heading');
    await waitFor(() => expect(text.querySelector('h2')).not.toBeNull());
  },
});

export const KeepsTableOfDescription = meta.story({
  args: { eventId: getEventId('resonance-for-nine-strings'), title: 'Resonance for nine strings' },
  parameters: { requirements: ['H15'] },
  play: async ({ canvas, loaded }) => {
    const getDescription = () =>
      getPlatform(loaded).events.event('resonance-for-nine-strings').description;
    const before = getDescription();
    const description = await findField(canvas, /^Description/);
    await expect(description).toBeDisabled();
    // It can be read, although it cannot be changed.
    const hint = canvas.getByText(/^Previously |^This description/, { selector: 'span' });
    await expect(getComputedStyle(description).color).toBe(getComputedStyle(hint).color);
    await write(canvas, /^Short description/, 'Nine players.');
    await press(await findBar(canvas), /^Save/);
    await canvas.findByText(/^Saved at /);
    await expect(getDescription()).toEqual(before);
    await keepBarOpen(canvas, /^Undo/);
  },
});

export const EditsDescriptionWithoutTable = meta.story({
  args: { eventId: getEventId('resonance-for-nine-strings'), title: 'Resonance for nine strings' },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Edit without them' }));
    const getText = () => canvas.getByRole('textbox', { name: /^Description/ });
    await waitFor(() => expect(getText().querySelectorAll('p')).toHaveLength(19));
    await waitFor(() => expect(getText()).toHaveFocus());
    await expect(await findBar(canvas)).toHaveTextContent('1 change not saved');
    await canvas.findByRole('toolbar', { name: 'Formatting' });
  },
});

export const AsksAboutSameField = meta.story({
  play: async ({ canvas, loaded }) => {
    await write(canvas, 'Title', 'Mine');
    await write(canvas, /^Short description/, 'My text.');
    await saveElsewhere(loaded, { title: 'Theirs', shortDescription: 'Their text.' });
    await press(await findBar(canvas), /^Save/);
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Another user has changed the same fields',
    });
    await waitFor(() =>
      expect(within(dialog).getByRole('radio', { name: 'You “Mine”' })).toHaveFocus(),
    );
    await user.click(within(dialog).getByRole('radio', { name: 'Other user “Their text.”' }));
    await expect(getStored(loaded).title).toBe('Theirs');
    await press(dialog, 'Save this');
    await canvas.findByText(/^Saved at /);
    await keepBarOpen(canvas, /^Undo/);
    await expect(getStored(loaded)).toMatchObject({
      title: 'Mine',
      shortDescription: 'Their text.',
    });
  },
});

export const ShowsConflict = meta.story({
  play: async ({ canvas, loaded }) => {
    await write(canvas, 'Title', 'Night choir, again');
    await write(canvas, /^Short description/, 'Sixteen voices, four hundred candles.');
    await saveElsewhere(loaded, {
      title: 'Choir at night',
      shortDescription: 'Voices and candles.',
    });
    await press(await findBar(canvas), /^Save/);
    await screen.findByRole('alertdialog', { name: 'Another user has changed the same fields' });
  },
});

export const AsksBeforeLeaving = meta.story({
  play: async ({ canvas, loaded }) => {
    await write(canvas, 'Title', 'Night choir, again');
    const [link] = canvas.getAllByRole('link', { name: 'Events' });
    if (!link) throw new Error('There is no link to the list.');
    await user.click(link);
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(dialog).toHaveAccessibleDescription('1 change isn’t saved: Title.');
    await press(dialog, 'Stay');
    await expect(await findField(canvas, 'Title')).toHaveValue('Night choir, again');
    await expect(getStored(loaded).title).toBe('Night choir by candlelight');
    await user.click(link);
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  },
});

const draftName = `vitrine.editor.event.${choir}`;

export const OffersDraft = meta.story({
  loaders: [
    mockPlatform(() => {}, {
      ports: () => ({
        storage: memoryStorage({
          [draftName]: JSON.stringify({
            edits: { title: 'Night choir, again', city: 'Skagen' },
            before: { title: 'Night choir by candlelight', city: 'Aalborg' },
            at: '2026-11-26T15:00:00.000Z',
          }),
        }),
      }),
    }),
  ],
  play: async ({ canvas }) => {
    const notice = await canvas.findByText(
      /^26 Nov.* – 2 changes of an earlier visit weren’t saved\./,
    );
    await expect(await findField(canvas, 'Title')).toHaveValue('Night choir by candlelight');
    await user.click(canvas.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    await expect(await findField(canvas, 'Title')).toHaveValue('Night choir, again');
    await expect(await findBar(canvas)).toHaveTextContent('2 changes not saved');
  },
});

export const KeepsChangesAfterFailure = meta.story({
  loaders: [
    mockPlatform(
      ({ platform }) => void platform.fail('events.updateEvent', 'offline', { times: 1 }),
    ),
  ],
  play: async ({ canvas, loaded }) => {
    await write(canvas, 'Title', 'Night choir, again');
    await press(await findBar(canvas), /^Save/);
    await canvas.findByText('Not saved. Check your connection and try again.');
    await expect(await findField(canvas, 'Title')).toHaveValue('Night choir, again');
    await press(await findBar(canvas), /^Retry/);
    await waitFor(() => expect(getStored(loaded).title).toBe('Night choir, again'));
  },
});

export const CreatesDraft = meta.story({
  args: { eventId: undefined, title: 'New event' },
  play: async ({ canvas, loaded }) => {
    await write(canvas, 'Title', 'Winter swim');
    await user.type(canvas.getByLabelText('Start date'), '2026-12-11');
    await user.type(canvas.getByLabelText('Start time'), '10:00');
    await user.type(canvas.getByLabelText('End time'), '11:30');
    await write(canvas, /^Name of the venue/, 'The pier');
    await user.click(canvas.getByRole('radio', { name: 'RSVP' }));
    await press(await findBar(canvas), /^Save/);
    await canvas.findByText('“Winter swim” created as a draft');
    await keepBarOpen(canvas, 'Close');
    const made = getPlatform(loaded)
      .events.all()
      .find(({ title }) => title === 'Winter swim');
    await expect(made).toMatchObject({
      ...{ status: 'DRAFT', slug: 'winter-swim' },
      dateAndTimeSettings: {
        startDate: '2026-12-11T09:00:00.000Z',
        endDate: '2026-12-11T10:30:00.000Z',
        timeZoneId: 'Europe/Copenhagen',
      },
    });
    await canvas.findByRole('button', { name: 'Publish' });
  },
});

export const PublishesAfterSaving = meta.story({
  parameters: { requirements: ['R52'] },
  args: { eventId: getEventId('small-press-evening'), title: 'Small press evening' },
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('button', { name: 'Publish' });
    await write(canvas, 'Title', 'Small press night');
    await user.click(canvas.getByRole('button', { name: 'Publish' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Publish “Small press night”?' });
    const getDraft = () => getPlatform(loaded).events.event('small-press-evening');
    await expect(getDraft()).toMatchObject({ title: 'Small press night', status: 'DRAFT' });
    await press(dialog, 'Publish');
    await waitFor(() => expect(getAnnouncement()).toBe('“Small press night” is published'));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Publish' })).toBeNull());
    const toolbar = await canvas.findByRole('toolbar', { name: 'Formatting' });
    const { width } = (await findField(canvas, 'Title')).getBoundingClientRect();
    await expect(toolbar.getBoundingClientRect().width).toBeGreaterThan(width - 4);
    await keepBarOpen(canvas, 'Close');
  },
});

export const Canceled = meta.story({
  args: { eventId: getEventId('willow-baskets-in-a-day'), title: 'Willow baskets in a day' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^This event is cancelled, so it can’t be changed/);
    await expect(await findField(canvas, 'Title')).toBeDisabled();
  },
});

export const Loading = meta.story({
  loaders: [mockPlatform(({ platform }) => void platform.hold('events.getEvent'))],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading');
  },
});

export const Missing = meta.story({
  args: { eventId: getEventId('no-such-event') },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This event doesn’t exist' });
  },
});

export const RetriesAfterLoadError = meta.story({
  loaders: [
    mockPlatform(
      ({ platform }) => void platform.fail('events.getEvent', 'unavailable', { times: 1 }),
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('The event couldn’t be loaded.');
    await user.click(canvas.getByRole('button', { name: /^(Retry|Try again)/ }));
    await settled({ canvas });
  },
});

const changed = async ({ canvas }: { canvas: unknown }) => {
  const [title] = await (canvas as Canvas).findAllByRole('textbox');
  if (!title) throw new Error('There is no field.');
  await user.type(title, ' 2');
};

export const Modes = meta.story({
  parameters: { chromatic: inModes('dark', 'persian', 'german') },
  globals: large,
  play: changed,
});

export const Small = meta.story({
  globals: small,
  play: async ({ canvas }) => {
    await changed({ canvas });
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
    await expect(await findBar(canvas)).toHaveTextContent('1 change');
  },
});

export const PreviewsOnSmallScreen = meta.story({
  globals: small,
  play: async ({ canvas }) => {
    await settled({ canvas });
    await user.click(canvas.getByRole('button', { name: 'Live preview' }));
    const pane = await canvas.findByRole('region', { name: 'Live preview' });
    await waitFor(() => expect(pane).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
  },
});

/** The page, its card as in a list of three columns, and from a tab back to a form. */
export const WidePreview = meta.story({
  play: async ({ canvas }) => {
    await write(canvas, 'Title', 'Night choir, again');
    const pane: HTMLElement = await canvas.findByRole('region', { name: 'Live preview' });
    await press(pane, 'Wide');
    await waitFor(() => expect(canvas.getByLabelText('Start time')).not.toBeVisible());
    await press(pane, 'Card');
    const page = pane.querySelector<HTMLElement>('[data-vt-density=regular]');
    const card = page?.querySelector<HTMLElement>('h2, h3')?.closest('article');
    await expect(page?.offsetWidth).toBe(1024);
    await expect(card?.offsetWidth).toBeLessThan(300);
    await user.click(canvas.getByRole('button', { name: /^Form/ }));
    await canvas.findByRole('heading', { name: 'Questions' });
    const form: HTMLElement = await canvas.findByRole('region', { name: 'Live preview' });
    await press(form, 'Wide');
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Questions' })).toBeNull());
    await user.click(canvas.getByRole('button', { name: /^Details/ }));
    await expect(await findField(canvas, 'Title')).toHaveValue('Night choir, again');
    await press(await canvas.findByRole('region', { name: 'Live preview' }), 'Wide');
    await waitFor(() => expect(canvas.getByLabelText('Start time')).not.toBeVisible());
  },
});

export const LeadsFromPreviewToField = meta.story({
  play: async ({ canvas }) => {
    await settled({ canvas });
    const pane = await canvas.findByRole('region', { name: 'Live preview' });
    const heading = pane.querySelector('h1');
    if (!heading) throw new Error('The preview has no title.');
    const box = heading.getBoundingClientRect();
    // Inert content is no target: the press goes to the page below.
    await user.pointer({
      target: heading.closest('[data-vt-density]') ?? pane,
      keys: '[MouseLeft]',
      coords: { clientX: box.left + 5, clientY: box.top + 5 },
    });
    await waitFor(async () => expect(await findField(canvas, 'Title')).toHaveFocus());
    const page = within(pane).getByRole('group', { name: 'Live preview' });
    page.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(within(pane).getByRole('heading', { level: 1 })).toBeVisible());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(page).toHaveFocus());
  },
});

export const EditsDatesOfSeries = meta.story({
  parameters: { requirements: ['O17'] },
  args: { eventId: getEventId('small-press-evening'), title: 'Small press evening' },
  play: async ({ canvas, loaded }) => {
    await user.click(await canvas.findByRole('radio', { name: 'On several dates' }));
    const dates = await canvas.findByRole('group', { name: 'Dates' });
    await press(dates, 'Add date');
    const getRow = (number: number) => ({
      date: within(dates).getByLabelText(`Date ${number}`),
      from: within(dates).getByLabelText(`From, date ${number}`),
      to: within(dates).getByLabelText(`To, date ${number}`),
    });
    await user.type(getRow(1).date, '2027-03-15');
    await user.type(getRow(1).from, '18:00');
    await user.type(getRow(1).to, '20:30');
    await press(dates, 'Repeat');
    const dialog = await screen.findByRole('dialog', { name: 'Repeat the last date' });
    const until = within(dialog).getByLabelText('Until');
    await user.clear(until);
    await user.type(until, '2027-03-29');
    await press(dialog, 'Add 2 dates');
    await waitFor(() => expect(getAnnouncement()).toBe('2 dates are added'));
    await expect(getRow(3).date).toHaveValue('2027-03-29');
    await within(dates).findByText(
      /^The clocks change before 29 March 2027\. The start at 18:00 stays/,
    );

    // The second date moves onto the third one, which its row says.
    await user.click(await within(dates).findByRole('checkbox', { name: 'Select date 2' }));
    await press(dates, 'Shift');
    const shifting = await screen.findByRole('dialog', { name: 'Shift 1 date' });
    const minutes = within(shifting).getByRole('textbox', { name: 'Minutes' });
    await user.clear(minutes);
    await user.type(minutes, '60');
    await press(shifting, 'Shift');
    await within(dates).findByText('Overlaps with 18:00 to 20:30.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(dates, 'Start at 20:30');
    await waitFor(() => expect(within(dates).queryByText(/^Overlaps/)).toBeNull());
    await expect(getRow(2).from).toHaveValue('20:30');

    await press(await findBar(canvas), /^Save/);
    await canvas.findByText(/^Saved at /);
    await keepBarOpen(canvas, /^Undo/);
    const { recurringEvents } =
      getPlatform(loaded).events.event('small-press-evening').dateAndTimeSettings;
    await expect(recurringEvents?.individualEventDates?.map(({ startDate }) => startDate)).toEqual([
      '2027-03-15T17:00:00.000Z',
      '2027-03-29T18:30:00.000Z',
      '2027-03-29T16:00:00.000Z',
    ]);
    dates.scrollIntoView({ block: 'center' });
  },
});

export const SelectsNoOtherDates = meta.story({
  args: { eventId: getEventId('small-press-evening'), title: 'Small press evening' },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('radio', { name: 'On several dates' }));
    const dates = await canvas.findByRole('group', { name: 'Dates' });
    await press(dates, 'Add date');
    await user.type(within(dates).getByLabelText('Date 1'), '2027-03-15');
    await user.type(within(dates).getByLabelText('From, date 1'), '18:00');
    await user.type(within(dates).getByLabelText('To, date 1'), '20:30');
    await press(await findBar(canvas), /^Save/);
    await canvas.findByText(/^Saved at /);
    await press(dates, 'Duplicate date 1');
    await user.click(await within(dates).findByRole('checkbox', { name: 'Select date 2' }));
    // The selection stays with its date while that is edited.
    await user.type(within(dates).getByLabelText('Date 2'), '2027-03-20');
    await expect(within(dates).getByRole('checkbox', { name: 'Select date 2' })).toBeChecked();
    await press(await findBar(canvas), 'Discard');
    await waitFor(() => expect(within(dates).queryByLabelText('Date 2')).toBeNull());
    await press(dates, 'Add date');
    await expect(within(dates).getByRole('checkbox', { name: 'Select date 2' })).not.toBeChecked();
    await expect(within(dates).getByRole('button', { name: 'Shift' })).toBeDisabled();
    dates.scrollIntoView({ block: 'center' });
  },
});

const showsDates = async ({ canvas }: { canvas: unknown }) => {
  const page = canvas as Canvas;
  await user.click(await page.findByRole('radio', { name: 'On several dates' }));
  const dates = await page.findByRole('group', { name: 'Dates' });
  await press(dates, 'Add date');
  await user.type(within(dates).getByLabelText('Date 1'), '2027-03-22');
  await user.type(within(dates).getByLabelText('From, date 1'), '18:00');
  await user.type(within(dates).getByLabelText('To, date 1'), '00:30');
  await press(dates, 'Add date');
  await press(dates, 'Duplicate date 1');
  await expect(document.documentElement.scrollWidth).toBe(innerWidth);
  dates.scrollIntoView({ block: 'start' });
};

const draft = { eventId: getEventId('small-press-evening'), title: 'Small press evening' };

export const OverlappingDates = meta.story({
  parameters: { requirements: ['O17'] },
  args: draft,
  play: showsDates,
});

export const OverlappingDatesSmall = meta.story({ globals: small, args: draft, play: showsDates });

export const PublishedSeries = meta.story({
  args: {
    eventId: getEventId('throwing-bowls-for-beginners'),
    title: 'Throwing bowls for beginners',
  },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'All dates of this event' });
    const rows = within(table).getAllByRole('row').slice(1);
    await expect(rows.length).toBeGreaterThan(3);
    await expect(rows[0]).toHaveTextContent(/^Mon.* 30 Nov 2026, 18:00This dateOn sale\d/);
    await expect(canvas.queryByRole('radio', { name: 'On several dates' })).toBeNull();
    table.scrollIntoView({ block: 'center' });
  },
});

export const RsvpSettings = meta.story({
  args: { eventId: getEventId('kiln-opening'), title: 'Kiln opening' },
  play: async ({ canvas }) => {
    const section = await canvas.findByRole('region', { name: 'Registration' });
    await expect(within(section).getByRole('checkbox', { name: /^Waiting list/ })).toBeChecked();
    await write(canvas, /^Guest limit/, '');
    await user.tab();
    await within(section).findByText('Enter a limit, or switch the waiting list off.');
    section.scrollIntoView({ block: 'start' });
  },
});

export const ShowsIssuesOfNewEvent = meta.story({
  args: { eventId: undefined, title: 'New event', level: 2 },
  play: async ({ canvas }) => {
    await write(canvas, /^Image URL/, 'poster.jpg');
    await press(await findBar(canvas), /^Save/);
    const summary = await canvas.findByRole('group', { name: /need your attention$/ });
    await waitFor(() => expect(summary).toHaveFocus());
    await within(summary).findByRole('heading', { level: 3 });
    await expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Title: Enter a title.',
      'Image URL: Enter a URL that begins with https://.',
      'Start date: Enter a start date.',
      'Start time: Enter a start time.',
      'End date: Enter an end date.',
      'End time: Enter an end time.',
      'Name of the venue: Enter a venue or an address, or choose “To be announced”.',
    ]);
  },
});

export const RestoresFocusOnClose = meta.story({
  play: async ({ canvas }) => {
    await write(canvas, 'Title', 'Night choir, again');
    const review = within(await findBar(canvas)).getByRole('button', { name: 'Review' });
    await user.click(review);
    await screen.findByRole('dialog', { name: '1 change not saved' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(review).toHaveFocus());
  },
});
