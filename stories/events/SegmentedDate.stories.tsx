import type { InputControl } from '@vitrine/client/events';
import type { FormResponse } from '@vitrine/client/orders';
import { EventForm, SegmentedDateControl } from '@vitrine/ui';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, type within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { Gallery } from '../lib/Gallery.tsx';
import { asking, control, FullForm, type FullFormProps } from './form.tsx';
import { questions } from './form-controls.ts';

type Canvas = ReturnType<typeof within>;

const { born } = questions;

const visit = control('DATE', 'Day of your visit', [{ name: 'visit', type: 'DATE_TIME' }]);

const requiredVisit = control('DATE', 'Day of your visit', [
  { name: 'visit', type: 'DATE_TIME', mandatory: true },
]);

const controls = { DATE: SegmentedDateControl };

/** A date as an earlier response has it. */
const sentDate = (inputName: string, date: string): FormResponse => ({
  inputValues: [{ inputName, dateTime: new Date(`${date}T00:00:00Z`) }],
});

const meta = preview.meta({
  title: 'Events/SegmentedDate',
  component: FullForm,
  parameters: { layout: 'padded' },
  args: {
    sections: asking(born),
    controls,
    submit: 'Send',
    onSubmit: fn<NonNullable<FullFormProps['onSubmit']>>(),
  },
});

/** A part of a date, once the field is loaded. */
const findPart = (canvas: Canvas, name: string) =>
  canvas.findByRole('spinbutton', { name: new RegExp(`^${name}`) });

const getPart = (canvas: Canvas, name: string) =>
  canvas.getByRole('spinbutton', { name: new RegExp(`^${name}`) });

/** Types into the part that has the focus, which moves on when a part is complete. */
async function type(canvas: Canvas, firstPart: string, digits: string) {
  await userEvent.click(await findPart(canvas, firstPart));
  await userEvent.keyboard(digits);
}

const send = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: /^(Send|ارسال)$/ }));

/** What was submitted last, by the names of the inputs. */
const getSent = (onSubmit: unknown) => {
  const [responses] = (onSubmit as ReturnType<typeof fn>).mock.lastCall as [
    Record<string, FormResponse>,
  ];
  return Object.fromEntries(
    (responses.buyer?.inputValues ?? []).map(({ inputName, dateTime }) => [
      inputName,
      dateTime?.toISOString(),
    ]),
  );
};

/** The first story: later ones find the field loaded. */
export const FocusesQuestionThatALinkLeadsTo = meta.story({
  args: { focusOn: { section: 'buyer', input: 'birthDate' } },
  play: async ({ canvas }) => {
    const day = await findPart(canvas, 'Day');
    await waitFor(() => expect(day).toHaveFocus());
  },
});

export const SubmitsTypedDate = meta.story({
  play: async ({ canvas, args }) => {
    await type(canvas, 'Day', '27');
    const month = getPart(canvas, 'Month');
    await waitFor(() => expect(month).toHaveFocus());
    await userEvent.keyboard('3');
    await waitFor(() => expect(getPart(canvas, 'Year')).toHaveFocus());
    await userEvent.keyboard('1990');
    await expect(await canvas.findByText('Tuesday 27 March 1990')).toBeInTheDocument();
    await expect(month).toHaveAttribute('aria-valuetext', '03 – March');
    await expect(canvas.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(
      'For example, 27/03/1990',
    );
    await expect(canvas.queryByRole('button', { name: 'Choose from a calendar' })).toBeNull();
    await send(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await expect(getSent(args.onSubmit)).toEqual({ birthDate: '1990-03-27T00:00:00.000Z' });
  },
});

export const ChangesPartsWithKeys = meta.story({
  parameters: { requirements: ['Q13'] },
  args: {
    sections: asking(born).map((one) => ({ ...one, sent: sentDate('birthDate', '2024-02-28') })),
  },
  play: async ({ canvas }) => {
    const day = await findPart(canvas, 'Day');
    await userEvent.click(day);
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(day).toHaveAttribute('aria-valuenow', '29'));
    await expect(getAnnouncement('assertive')).toBe('29');
    await expect(day).toHaveAttribute('aria-valuemax', '29');
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(day).toHaveAttribute('aria-valuenow', '1'));
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(day).toHaveAttribute('aria-valuenow', '8'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(day).toHaveAttribute('aria-valuenow', '7'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(day).toHaveAttribute('aria-valuenow', '1'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(day).toHaveAttribute('aria-valuenow', '29'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const year = getPart(canvas, 'Year');
    await waitFor(() => expect(year).toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(year).toHaveAttribute('aria-valuenow', '2019'));
    // 2019 has no 29 February: the typed day stays, and no date is written out.
    await expect(day).toHaveAttribute('aria-valuenow', '29');
    await expect(canvas.queryByText(/February 2019/)).toBeNull();
    await userEvent.keyboard('{ArrowUp}');
    await expect(await canvas.findByText('Saturday 29 February 2020')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}{Backspace}{Backspace}');
    await waitFor(() =>
      expect(getPart(canvas, 'Month')).toHaveAttribute('aria-valuetext', 'Empty'),
    );
  },
});

export const ExplainsWrongDates = meta.story({
  play: async ({ canvas, args }) => {
    await type(canvas, 'Day', '3002');
    await send(canvas);
    const link = await canvas.findByRole('link');
    await expect(link).toHaveTextContent('“Date of birth” must include a year');
    await userEvent.click(link);
    const year = getPart(canvas, 'Year');
    await waitFor(() => expect(year).toHaveFocus());
    await expect(year).toHaveAttribute('aria-invalid', 'true');
    await expect(getPart(canvas, 'Day')).not.toHaveAttribute('aria-invalid');
    await userEvent.keyboard('1990');
    await send(canvas);
    // The date stays as it was typed, and the error says that it doesn't exist.
    const group = canvas.getByRole('group', { name: 'Date of birth' });
    await waitFor(() =>
      expect(group).toHaveAccessibleDescription(/Enter a real date for “Date of birth”/),
    );
    await expect(getPart(canvas, 'Day')).toHaveAttribute('aria-valuenow', '30');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const RequiresAnswer = meta.story({
  play: async ({ canvas, args }) => {
    await expect(await findPart(canvas, 'Day')).toBeRequired();
    await send(canvas);
    await userEvent.click(await canvas.findByRole('link', { name: /date of birth/i }));
    await waitFor(() => expect(getPart(canvas, 'Day')).toHaveFocus());
    await userEvent.keyboard('27031990');
    await waitFor(() => expect(canvas.queryByRole('link')).toBeNull());
    await type(canvas, 'Year', '2090');
    await send(canvas);
    await canvas.findByRole('link', { name: /past/ });
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const SelectsNearDateFromCalendar = meta.story({
  parameters: { requirements: ['Q13'] },
  args: {
    sections: asking(visit).map((one) => ({ ...one, sent: sentDate('visit', '2031-05-12') })),
  },
  play: async ({ canvas, args }) => {
    const toggle = await canvas.findByRole('button', { name: 'Choose from a calendar' });
    await expect(toggle).toHaveAccessibleDescription('Day of your visit');
    await userEvent.click(toggle);
    const dialog = await screen.findByRole('dialog', { name: 'Day of your visit' });
    await waitFor(() => expect(dialog.querySelector('[aria-selected="true"]')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{Enter}');
    await waitFor(() => expect(toggle).toHaveFocus());
    await expect(getAnnouncement()).toBe('Sunday 18 May 2031');
    await expect(getPart(canvas, 'Day')).toHaveAttribute('aria-valuenow', '18');
    await send(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await expect(getSent(args.onSubmit)).toEqual({ visit: '2031-05-18T00:00:00.000Z' });
    await userEvent.click(toggle);
    await screen.findByRole('gridcell', { name: /^Sunday 18 May 2031/ });
  },
});

export const AcceptsBrowserAutofill = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    await findPart(canvas, 'Day');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=date]');
    await expect(input).toHaveAttribute('autocomplete', 'bday');
    // As a browser does: it sets the value and tells the page.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      input,
      '1990-03-27',
    );
    input?.dispatchEvent(new Event('input', { bubbles: true }));
    await expect(await canvas.findByText('Tuesday 27 March 1990')).toBeInTheDocument();
    await send(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await expect(getSent(args.onSubmit)).toEqual({ birthDate: '1990-03-27T00:00:00.000Z' });
  },
});

/** A page that can be left and restored. */
function RestorablePage(props: FullFormProps) {
  const [visitCount, setVisitCount] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setVisitCount(visitCount + 1)}>
        Come back
      </button>
      <FullForm key={visitCount} {...props} />
    </>
  );
}

export const RestoresPartlyTypedDate = meta.story({
  args: { draft: { name: 'event-7.segments' } },
  beforeEach: () => sessionStorage.clear(),
  render: (args) => <RestorablePage {...args} />,
  play: async ({ canvas }) => {
    await type(canvas, 'Day', '2703');
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await waitFor(() => expect(getPart(canvas, 'Month')).toHaveAttribute('aria-valuenow', '3'));
    await expect(getPart(canvas, 'Day')).toHaveAttribute('aria-valuenow', '27');
    await expect(getPart(canvas, 'Year')).toHaveAttribute('aria-valuetext', 'Empty');
  },
});

export const FollowsOrderOfLocale = meta.story({
  parameters: { requirements: ['Q13'] },
  args: { sections: asking(visit) },
  globals: { locale: 'en-US' },
  play: async ({ canvas, args }) => {
    await type(canvas, 'Month', '12052026');
    await expect(await canvas.findByText('Saturday, December 5, 2026')).toBeInTheDocument();
    await send(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await expect(getSent(args.onSubmit)).toEqual({ visit: '2026-12-05T00:00:00.000Z' });
  },
});

const persianBirth = control('DATE', 'تاریخ تولد', [
  { name: 'birthDate', type: 'DATE_TIME', mandatory: true },
]);

const persianVisit = control('DATE', 'روز بازدید', [{ name: 'visit', type: 'DATE_TIME' }]);

export const PersianCalendar = meta.story({
  globals: { locale: 'fa-IR' },
  args: {
    submit: 'ارسال',
    sections: asking(persianBirth, persianVisit).map((one) => ({
      ...one,
      sent: sentDate('visit', '2031-05-12'),
    })),
  },
  play: async ({ canvas, args }) => {
    const [year] = await canvas.findAllByRole('spinbutton', { name: /^سال/ });
    const [month] = canvas.getAllByRole('spinbutton', { name: /^ماه/ });
    await userEvent.click(year as Element);
    await expect(year).toHaveAttribute('aria-valuetext', 'خالی');
    await userEvent.keyboard('۱{Backspace}');
    await waitFor(() => expect(getAnnouncement('assertive')).toBe('خالی'));
    // The announcer of the page is the only one.
    await expect(document.querySelector('[data-live-announcer]')).toBeNull();
    await userEvent.keyboard('۱۳۹۹');
    await waitFor(() => expect(month).toHaveFocus());
    await userEvent.keyboard('۱۲۳۰');
    // A leap day of the Persian calendar.
    await expect(await canvas.findByText(/۳۰ اسفند ۱۳۹۹$/)).toBeInTheDocument();
    await expect(month).toHaveAttribute('aria-valuetext', '۱۲ – اسفند');
    await send(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await expect(getSent(args.onSubmit)).toEqual({
      birthDate: '2021-03-20T00:00:00.000Z',
      visit: '2031-05-12T00:00:00.000Z',
    });
  },
});

export const Small = meta.story({
  globals: { viewport: { value: 'small', isRotated: false } },
  args: {
    sections: asking(visit, born).map((one) => ({ ...one, sent: sentDate('visit', '2031-05-12') })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose from a calendar' }));
    await screen.findByRole('gridcell', { name: /^Monday 12 May 2031/ });
  },
});

export const SmallRightToLeft = meta.story({
  globals: { viewport: { value: 'small', isRotated: false }, locale: 'fa-IR', theme: 'dark' },
  args: {
    submit: 'ارسال',
    sections: asking(persianVisit, persianBirth).map((one) => ({
      ...one,
      sent: sentDate('visit', '2031-05-12'),
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'انتخاب از تقویم' }));
    const dialog = await screen.findByRole('dialog', { name: 'روز بازدید' });
    const chosen = dialog.querySelector('[aria-selected="true"]');
    await waitFor(() => expect(chosen).toHaveFocus());
    await expect(chosen).toHaveTextContent('۲۲');
  },
});

interface DateFormProps {
  question: InputControl;
  sent?: FormResponse;
}

/** One date in a separate form. */
const DateForm = ({ question, sent }: DateFormProps) => (
  <EventForm.Root
    sections={asking(question).map((section) => ({ ...section, sent }))}
    controls={controls}
    style={{ inlineSize: 248 }}
  >
    <EventForm.Section name="buyer" style={{ border: 0, padding: 0 }} />
  </EventForm.Root>
);

const columns = ['Empty', 'Filled', 'Focus', 'Wrong'];

const rows = [
  {
    question: born,
    sent: sentDate('birthDate', '1990-03-27'),
    wrong: { question: born, sent: sentDate('birthDate', '2090-03-27') },
  },
  {
    question: visit,
    sent: sentDate('visit', '2031-05-12'),
    wrong: { question: requiredVisit },
  },
].map(({ question, sent, wrong }) => ({
  name: question.label ?? '',
  cells: [
    <DateForm key="empty" question={question} />,
    <DateForm key="filled" question={question} sent={sent} />,
    <div key="focus" data-focus="">
      <DateForm question={question} sent={sent} />
    </div>,
    <div key="wrong" data-wrong="">
      <DateForm {...wrong} />
    </div>,
  ],
}));

const States = () => <Gallery columns={columns} rows={rows} />;

/** Submits the wrong dates, and leaves the focus where it is not in the screenshot. */
const showStates = async ({
  canvas,
  canvasElement,
}: {
  canvas: Canvas;
  canvasElement: Element;
}) => {
  await waitFor(() => expect(canvas.getAllByRole('spinbutton')).toHaveLength(24));
  // The fields load after the first render, when it is too late for `ForcedState`.
  for (const part of canvasElement.querySelectorAll('[data-focus] [role=spinbutton]:first-child')) {
    part.classList.add('pseudo-focus-visible');
  }
  const wrong = [...canvasElement.querySelectorAll<HTMLFormElement>('[data-wrong] form')];
  for (const form of wrong) form.requestSubmit();
  const isMarked = (form: HTMLFormElement) => form.querySelector('[data-invalid]') !== null;
  await waitFor(() => expect(wrong.filter((form) => !isMarked(form))).toEqual([]));
  await waitFor(() => expect(wrong.at(-1)).toContainElement(document.activeElement as HTMLElement));
  (document.activeElement as HTMLElement).blur();
};

export const Default = meta.story({
  parameters: { chromatic: inModes('light', 'dark', 'contrast') },
  render: States,
  play: showStates,
});

export const ForcedColors = meta.story({ render: States, play: showStates });
