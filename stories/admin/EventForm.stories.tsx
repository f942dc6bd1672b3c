import { EventEditor } from '@vitrine/admin';
import { createClient } from '@vitrine/client';
import { type Form, getEvent, RequestedFields, updateEvent } from '@vitrine/client/events';
import { getEventId } from '@vitrine/mocks';
import { apiBaseUrl, getPlatform, mockPlatform } from '@vitrine/storybook';
import { vars } from '@vitrine/theme';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { adminParameters, DemoFrame, findBar, large, small } from './admin-demo.tsx';

interface DeskProps {
  eventId: string;
  title?: string;
}

/** The page of an event's editor, with the section of its form. */
const FormDesk = ({ eventId, title = 'Resonance for nine strings' }: DeskProps) => (
  <DemoFrame current="events" title={title} backHref="#/admin/events">
    <EventEditor eventId={eventId} defaultSection="form" timeZone="Europe/Copenhagen" />
  </DemoFrame>
);

const slug = 'resonance-for-nine-strings';
const concert = getEventId(slug);

/** The questions of an event's registration form, with the shopper's form as live preview. */
const meta = preview.meta({
  title: 'Admin/EventForm',
  component: FormDesk,
  subcomponents: { EventEditor },
  globals: large,
  parameters: adminParameters,
  loaders: [mockPlatform()],
  args: { eventId: concert },
});

type Canvas = ReturnType<typeof within>;

const SEAT = 'Where would you like to sit?';

const findQuestion = (canvas: object, name: string | RegExp) =>
  (canvas as Canvas).findByRole('button', { name, expanded: false });

const openQuestion = async (canvas: object, name: string | RegExp) =>
  user.click(await findQuestion(canvas, name));

const press = async (region: object, name: string | RegExp) =>
  user.click(await (region as Canvas).findByRole('button', { name }));

const chooseItem = async (name: string | RegExp) =>
  user.click(await screen.findByRole('menuitem', { name }));

const keepBarOpen = async (canvas: object, button: string | RegExp) =>
  within(await findBar(canvas as Canvas))
    .getByRole('button', { name: button })
    .focus();

const getOption = (canvas: object, number: number) =>
  (canvas as Canvas).getByRole('textbox', { name: `Option ${number}` });

const getPane = (canvas: object) =>
  (canvas as Canvas).findByRole('region', { name: 'Live preview' });

/** The labels of the questions, in the order of the list. */
const getTitles = (canvas: object) =>
  (canvas as Canvas)
    .getAllByRole('button')
    .filter((button: Element) => button.hasAttribute('aria-expanded') && button.closest('ol'))
    .filter((button: Element) => !button.hasAttribute('aria-haspopup'))
    .map((button: Element) => button.textContent.replace(', changed', ''));

/** The saved questions. */
const getSaved = (loaded: unknown) => {
  const { controls = [] } = getPlatform(loaded).events.event(slug).form ?? {};
  return [...controls].sort((one, other) => (one.orderIndex ?? 0) - (other.orderIndex ?? 0));
};

/** Changes the form as another user does. */
async function saveElsewhere(loaded: unknown, change: (form: Form) => Form) {
  const { fetch } = getPlatform(loaded);
  const client = createClient({ clientId: 'fenn-house', provider: { apiBaseUrl }, fetch });
  const event = await getEvent(client, concert, { fields: [RequestedFields.FORM] });
  await updateEvent(client, concert, { event: { form: change(event.form ?? {}) } });
}

export const ShowsQuestions = meta.story({
  play: async ({ canvas }) => {
    await findQuestion(canvas, SEAT);
    await expect(getTitles(canvas)).toEqual(['Name', 'Email', 'Phone', SEAT]);
    await expect(canvas.getByRole('button', { name: 'Form 4' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const pane = await getPane(canvas);
    await waitFor(() => expect(pane).toHaveTextContent('Near the players'));
    await expect(canvas.queryByRole('button', { name: 'Actions for Email' })).toBeNull();
    // A part with a direction of its own has the density of the preview, too.
    const choices = within(pane).getByRole('radiogroup');
    await expect(choices).toHaveAttribute('dir');
    const name = vars.text.body.size.slice('var('.length, -1);
    const [size, sizeAround] = [choices, choices.closest('[data-vt-density=regular]')].map((part) =>
      getComputedStyle(part as Element).getPropertyValue(name),
    );
    await expect(size).toBe(sizeAround);
  },
});

export const EditsOptionsWithPreview = meta.story({
  parameters: { requirements: ['R52'] },
  play: async ({ canvas }) => {
    await openQuestion(canvas, SEAT);
    const getMark = (number: number) =>
      getComputedStyle(getOption(canvas, number).parentElement as Element).boxShadow;
    await user.click(getOption(canvas, 3));
    // An option that only moves is not changed.
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(getOption(canvas, 2)).toHaveFocus());
    await expect([1, 2, 3].map(getMark)).toEqual(['none', 'none', 'none']);
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(getOption(canvas, 3)).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(getOption(canvas, 4)).toHaveFocus());
    await user.keyboard('In the gallery');
    const pane = await getPane(canvas);
    await waitFor(() => expect(pane).toHaveTextContent('In the gallery'));
    await expect(getMark(4)).not.toBe('none');
    await expect(await findBar(canvas)).toHaveTextContent('1 change not saved');
    const asked = pane.querySelector('[role=radiogroup]')?.closest('[data-field]');
    await waitFor(() => expect(asked).toHaveStyle({ outlineStyle: 'dashed' }));
  },
});

export const PastesOptions = meta.story({
  play: async ({ canvas }) => {
    await openQuestion(canvas, SEAT);
    const option = getOption(canvas, 2);
    await user.clear(option);
    await user.click(option);
    await user.paste('1. Stalls\n2. Circle\n\n3. Gallery');
    await waitFor(() => expect(getAnnouncement()).toBe('3 options added'));
    await expect([1, 2, 3, 4, 5].map((number) => getOption(canvas, number))).toHaveLength(5);
    await expect(getOption(canvas, 4)).toHaveValue('Gallery');
    await waitFor(() => expect(getOption(canvas, 4)).toHaveFocus());
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(getOption(canvas, 3)).toHaveValue('Gallery'));
    await waitFor(() => expect(getOption(canvas, 3)).toHaveFocus());
  },
});

export const AddsQuestionAndSaves = meta.story({
  parameters: { requirements: ['R52'] },
  play: async ({ canvas, loaded }) => {
    await findQuestion(canvas, SEAT);
    await press(canvas, 'Add question');
    await chooseItem('Any of several');
    const label = await canvas.findByRole('textbox', { name: 'Question' });
    await waitFor(() => expect(label).toHaveFocus());
    await user.keyboard('What do you bring?');
    await user.click(canvas.getByRole('checkbox', { name: 'An answer is required' }));
    await press(canvas, 'Details');
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    await user.type(title, ', again');
    await expect(await findBar(canvas)).toHaveTextContent('2 changes not saved');
    await press(within(await findBar(canvas)), /^Save/);
    await canvas.findByText(/^Saved at /);
    const calls = getPlatform(loaded).calls.filter(({ name }) => name === 'events.updateEvent');
    await expect(calls).toHaveLength(1);
    await expect(getSaved(loaded).at(-1)).toMatchObject({
      type: 'CHECKBOX',
      label: 'What do you bring?',
      inputs: [{ mandatory: true, options: ['Option 1', 'Option 2'] }],
    });
    await press(canvas, /^Form/);
    await findQuestion(canvas, 'What do you bring?');
    await keepBarOpen(canvas, /^Undo/);
  },
});

export const ExplainsLockedKind = meta.story({
  play: async ({ canvas }) => {
    await openQuestion(canvas, SEAT);
    await user.click(await canvas.findByRole('combobox', { name: /^Answer type/ }));
    await user.click(await screen.findByRole('option', { name: 'Choose from a list' }));
    const kind = await canvas.findByRole('combobox', { name: /^Answer type/ });
    await waitFor(() => expect(kind).toHaveTextContent('Choose from a list'));
    await expect(getOption(canvas, 1)).toHaveValue('Near the players');
    await user.click(kind);
    await user.click(await screen.findByRole('option', { name: 'Date' }));
    await canvas.findByText(/^Existing answers wouldn’t fit “Date”/);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(kind).toHaveTextContent('Choose from a list');
  },
});

export const RemovesAndRestores = meta.story({
  play: async ({ canvas, loaded }) => {
    await openQuestion(canvas, 'Phone');
    await press(canvas, 'Remove Phone');
    const undo = await canvas.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    await expect(getTitles(canvas)).toEqual(['Name', 'Email', SEAT]);
    await user.click(undo);
    const phone = await findQuestion(canvas, 'Phone');
    await waitFor(() => expect(phone).toHaveFocus());
    await expect(canvas.queryByRole('region', { name: 'Actions' })).toBeNull();
    await openQuestion(canvas, 'Phone');
    await press(canvas, 'Remove Phone');
    await press(within(await findBar(canvas)), /^Save/);
    await canvas.findByText(/^Saved at /);
    await expect(getSaved(loaded).find(({ label }) => label === 'Phone')?.deleted).toBe(true);
    await user.click(canvas.getByText('1 removed question. Orders still show its answers.'));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Restore Phone' })).toBeVisible(),
    );
    await keepBarOpen(canvas, /^Undo/);
  },
});

export const MovesByKeysAndMenu = meta.story({
  play: async ({ canvas }) => {
    const seat = await findQuestion(canvas, SEAT);
    seat.focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(getTitles(canvas)).toEqual(['Name', 'Email', SEAT, 'Phone']));
    await waitFor(() => expect(canvas.getByRole('button', { name: SEAT })).toHaveFocus());
    await expect(getAnnouncement()).toBe('Moved to position 3 of 4');
    // The questions of every form stay at the top.
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(getTitles(canvas)[0]).toBe('Name');
    await press(canvas, 'Actions for Phone');
    await chooseItem('Move to the top');
    await waitFor(() => expect(getTitles(canvas)).toEqual(['Name', 'Email', 'Phone', SEAT]));
    await waitFor(async () => expect(await findQuestion(canvas, 'Phone')).toHaveFocus());
    await expect(canvas.queryByRole('region', { name: 'Actions' })).toBeNull();
  },
});

/** Drags by the events of a mouse, as a browser sends them. */
async function drag(handle: Element, target: Element): Promise<void> {
  const data = new DataTransfer();
  const fire = (element: Element, type: string, edge: 'top' | 'bottom' = 'top') => {
    const { left, top, bottom } = element.getBoundingClientRect();
    const at = { clientX: left + 8, clientY: edge === 'top' ? top + 4 : bottom - 4 };
    element.dispatchEvent(
      new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data, ...at }),
    );
  };
  const item = handle.closest('[data-drag-item]') ?? handle;
  const { left, top } = handle.getBoundingClientRect();
  const start = { bubbles: true, cancelable: true, dataTransfer: data };
  item.dispatchEvent(new DragEvent('dragstart', { ...start, clientX: left + 4, clientY: top + 4 }));
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  fire(target, 'dragenter');
  fire(target, 'dragover');
  await frame();
  await frame();
  fire(target, 'drop');
  fire(item, 'dragend');
}

export const MovesByDragging = meta.story({
  play: async ({ canvas }) => {
    const seat = await findQuestion(canvas, SEAT);
    const list = seat.closest('ol');
    const handle = seat.closest('li')?.querySelector('[data-drag-handle]');
    const phone = (await findQuestion(canvas, 'Phone')).closest('li');
    if (!list || !handle || !phone) throw new Error('There is no list of questions.');
    // The library loads with the first pointer.
    await user.hover(handle);
    await waitFor(() => expect(seat.closest('li')).toHaveAttribute('draggable', 'true'));
    await drag(handle, phone);
    await waitFor(() => expect(getTitles(canvas)).toEqual(['Name', 'Email', SEAT, 'Phone']));
    await waitFor(() => expect(canvas.getByRole('button', { name: SEAT })).toHaveFocus());
  },
});

export const ShowsProblemsAtTheirField = meta.story({
  play: async ({ canvas, loaded }) => {
    await openQuestion(canvas, SEAT);
    await user.clear(canvas.getByRole('textbox', { name: 'Question' }));
    const second = getOption(canvas, 2);
    await user.clear(second);
    await user.type(second, 'Near the players');
    await press(within(await findBar(canvas)), /^Save/);
    const group = await canvas.findByRole('group', { name: /needs? your attention$/ });
    await waitFor(() => expect(group).toHaveFocus());
    await within(group).findByRole('heading', { name: '2 fields need your attention' });
    await expect(await findBar(canvas)).toHaveTextContent('2 issues');
    const links = within(group).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Question without text: Enter a question.',
      'Question without text · Option 2: Another option has the same text.',
    ]);
    await expect(
      links.map((link) => document.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`)),
    ).toEqual([canvas.getByRole('textbox', { name: 'Question' }), getOption(canvas, 2)]);
    await expect(canvas.getByRole('textbox', { name: 'Question' })).toHaveAccessibleDescription(
      expect.stringContaining('Enter a question.'),
    );
    await expect(getOption(canvas, 2)).toHaveAccessibleDescription(
      'Another option has the same text.',
    );
    // Labels are on one line although only one field has a hint.
    const getTop = (text: string) => canvas.getByText(text).getBoundingClientRect().top;
    await expect(getTop('Question')).toBe(getTop('Answer type'));
    await expect(
      getPlatform(loaded).calls.filter(({ name }) => name === 'events.updateEvent'),
    ).toEqual([]);
  },
});

export const LinksToPartOfClosedQuestion = meta.story({
  play: async ({ canvas }) => {
    await openQuestion(canvas, SEAT);
    await user.clear(canvas.getByRole('textbox', { name: 'Question' }));
    await press(within(await findBar(canvas)), /^Save/);
    await press(canvas, 'Details');
    await user.click(await canvas.findByRole('link', { name: /: Enter a question\.$/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Question' })).toHaveFocus());
  },
});

export const ShowsRejectionAtQuestion = meta.story({
  loaders: [
    mockPlatform(({ platform }) => {
      platform.fail('events.updateEvent', () =>
        Response.json(
          {
            message: 'INVALID_ARGUMENT',
            details: {
              validationError: {
                fieldViolations: [
                  {
                    field: 'event.form.controls[3].inputs[0].options[0]',
                    description: 'has an invalid character',
                    violatedRule: 'FORMAT',
                  },
                ],
              },
            },
          },
          { status: 400 },
        ),
      );
    }),
  ],
  play: async ({ canvas }) => {
    await openQuestion(canvas, SEAT);
    await user.type(getOption(canvas, 1), '!');
    await press(within(await findBar(canvas)), /^Save/);
    await waitFor(() =>
      expect(getOption(canvas, 1)).toHaveAccessibleDescription(
        'The platform didn’t accept this: “has an invalid character”',
      ),
    );
    await expect(getOption(canvas, 1)).toHaveValue('Near the players!');
  },
});

export const ReviewsChanges = meta.story({
  play: async ({ canvas }) => {
    await openQuestion(canvas, SEAT);
    await user.click(canvas.getByRole('checkbox', { name: 'An answer is required' }));
    await openQuestion(canvas, 'Phone');
    await user.type(canvas.getByRole('textbox', { name: 'Question' }), ' number');
    await press(within(await findBar(canvas)), 'Review');
    const dialog = await screen.findByRole('dialog', { name: '2 changes not saved' });
    await expect(dialog).toHaveTextContent('Question “Phone number”');
    await expect(dialog).toHaveTextContent('Previously “Phone” · One line · Optional');
    await press(within(dialog), /^Revert Question “Where/);
    await screen.findByRole('dialog', { name: '1 change not saved' });
  },
});

export const MergesQuestionsOfTwoOwners = meta.story({
  play: async ({ canvas, loaded }) => {
    await openQuestion(canvas, SEAT);
    await user.type(canvas.getByRole('textbox', { name: 'Question' }), ' (A)');
    await saveElsewhere(loaded, (form) => ({
      ...form,
      controls: (form.controls ?? []).map((control) =>
        control.label === 'Phone'
          ? ({
              ...control,
              label: 'Mobile',
              inputs: [{ ...control.inputs[0], label: 'Mobile' }],
            } as typeof control)
          : control,
      ),
    }));
    await press(within(await findBar(canvas)), /^Save/);
    await canvas.findByText(/^Saved at /);
    await expect(getTitles(canvas)).toEqual(['Name', 'Email', 'Mobile', `${SEAT} (A)`]);
    await expect(getSaved(loaded).map(({ label }) => label)).toContain('Mobile');
    await keepBarOpen(canvas, /^Undo/);
  },
});

export const AsksAboutSameQuestion = meta.story({
  play: async ({ canvas, loaded }) => {
    await openQuestion(canvas, 'Phone');
    await user.type(canvas.getByRole('textbox', { name: 'Question' }), ' number');
    await saveElsewhere(loaded, (form) => ({
      ...form,
      controls: (form.controls ?? []).map((control) =>
        control.label === 'Phone'
          ? ({
              ...control,
              label: 'Mobile',
              inputs: [{ ...control.inputs[0], label: 'Mobile' }],
            } as typeof control)
          : control,
      ),
    }));
    await press(within(await findBar(canvas)), /^Save/);
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Another user has changed the same fields',
    });
    await waitFor(() =>
      expect(within(dialog).getByRole('radio', { name: /“Phone number”/ })).toHaveFocus(),
    );
    await waitFor(() =>
      expect(within(dialog).getByRole('radio', { name: /“Mobile”/ })).toBeVisible(),
    );
  },
});

export const AllKinds = meta.story({
  args: { eventId: getEventId('clay-camp'), title: 'Clay camp' },
  play: async ({ canvas }) => {
    await findQuestion(canvas, 'Guests who come with you');
    await openQuestion(canvas, 'Guests who come with you');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Question for their names' })).toBeVisible(),
    );
    await expect(canvas.getByRole('spinbutton', { name: /^Maximum guests/ })).toHaveValue(4);
  },
});

export const ReadOnly = meta.story({
  loaders: [
    mockPlatform(({ platform }) => {
      platform.events.cancel(slug);
    }),
  ],
  play: async ({ canvas }) => {
    await openQuestion(canvas, SEAT);
    await expect(getOption(canvas, 1)).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Add question' })).toBeNull();
  },
});

export const NewEvent = meta.story({
  render: () => (
    <DemoFrame current="events" title="New event" backHref="#/admin/events">
      <EventEditor defaultSection="form" timeZone="Europe/Copenhagen" />
    </DemoFrame>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Save the event first/);
  },
});

const opened = async ({ canvas }: { canvas: unknown }) => {
  const page = canvas as Canvas;
  const buttons = await page.findAllByRole('button', { expanded: false });
  const seat = buttons.filter((button: Element) => button.closest('[data-drag-item]')).at(-2);
  if (!seat) throw new Error('There is no question.');
  await user.click(seat);
  const fields = within(seat.closest('li') ?? seat);
  const option = (await fields.findAllByRole('textbox')).at(-1);
  if (!option) throw new Error('There is no option.');
  await user.type(option, '!');
  await expect(document.documentElement.scrollWidth).toBe(innerWidth);
};

export const Modes = meta.story({
  parameters: { chromatic: inModes('small', 'large dark', 'large persian', 'large german') },
  globals: small,
  play: opened,
});

export const LongTexts = meta.story({
  globals: small,
  play: async ({ canvas }) => {
    await openQuestion(canvas, SEAT);
    const label = canvas.getByRole('textbox', { name: 'Question' });
    await user.clear(label);
    await user.click(label);
    await user.paste(
      'Would you rather sit near the players, by the doors or wherever there happens to be some space left on the evening of the concert, and does that also hold for everybody who comes along with you?',
    );
    await press(canvas, /^Would you rather/);
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
  },
});
