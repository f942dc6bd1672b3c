import { ValidationError } from '@vitrine/client';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { asking, buyer, FullForm, type FullFormProps, guest } from './form.tsx';
import { everyAnswer, everyQuestion, questions } from './form-controls.ts';
import { persianSections } from './persian-form.ts';

const { post, rules } = questions;

const sections = [
  buyer(),
  { name: 'post', title: 'Printed programme', form: { controls: [post] } },
  guest(2, { title: 'Guest 2 of 2' }),
  { name: 'rules', form: { controls: [rules] } },
];

const meta = preview.meta({
  title: 'Events/EventForm',
  component: FullForm,
  parameters: { layout: 'padded' },
  args: { sections, onSubmit: fn<NonNullable<FullFormProps['onSubmit']>>() },
});

/** A form that was filled in by half, and sent. */
async function submitIncompleteForm({ canvasElement }: { canvasElement: HTMLElement }) {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getAllByLabelText('First name')[0] as Element, 'Inger');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'inger@');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'Denmark');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Street and number' }), 'Overgaden 51B');
  // No error appears while the user types.
  await expect(canvas.queryByRole('link')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
  const summary = await canvas.findByRole('group', { name: /need your attention$/ });
  await waitFor(() => expect(summary).toHaveFocus());
}

export const ListsErrorsInPageOrder = meta.story({
  parameters: { requirements: ['Q3', 'Q4', 'Q5'] },
  play: async ({ canvas, canvasElement, args }) => {
    await submitIncompleteForm({ canvasElement });
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const links = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(links).toEqual([
      'Enter last name (Buyer)',
      'Enter an email address like name@example.com',
      'Enter postcode',
      'Enter town or city',
      'Enter first name (Guest 2 of 2)',
      'Enter last name (Guest 2 of 2)',
      'Tick “I accept the house rules” to continue',
    ]);
    await expect(document.title).toMatch(/^Error: /);
    const email = canvas.getByRole('textbox', { name: 'Email' });
    // The browser itself finds this address invalid, so the mark is checked.
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription('Enter an email address like name@example.com');
    const houseRules = canvas.getByRole('checkbox', { name: 'I accept the house rules' });
    await expect(houseRules).toHaveAttribute('aria-invalid', 'true');
    await expect(houseRules).toHaveAccessibleDescription(
      /^No bags in the hall, .* Tick “I accept the house rules” to continue$/,
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Enter postcode' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Postcode' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: /house rules/ }));
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: /house rules/ })).toHaveFocus(),
    );
    await userEvent.type(email, 'example.com');
    await waitFor(() => expect(email).toBeValid());
    await expect(canvas.getByRole('group', { name: /^6 / })).toBeInTheDocument();
  },
});

export const Modes = meta.story({
  parameters: { chromatic: inModes('small', 'dark', 'small dark') },
  play: submitIncompleteForm,
});

export const RightToLeft = meta.story({
  globals: { locale: 'fa-IR' },
  args: {
    sections: persianSections,
    title: 'مشخصات شما',
    submit: 'ادامه به پرداخت',
    copy: 'برداشتن از خریدار',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ادامه به پرداخت' }));
    await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(3));
    await userEvent.type(canvas.getByRole('textbox', { name: 'سال' }), '۱۳۶۹');
    await userEvent.type(canvas.getByRole('textbox', { name: 'ماه' }), '۱');
    await userEvent.type(canvas.getByRole('textbox', { name: 'روز' }), '۷');
    await expect(await canvas.findByText('سه‌شنبه ۷ فروردین ۱۳۶۹')).toBeInTheDocument();
  },
});

export const SubmitsAllAnswers = meta.story({
  args: { sections: asking(...everyQuestion).map((one) => ({ ...one, sent: everyAnswer })) },
  play: async ({ canvas, args }) => {
    const houseRules = canvas.getByRole('checkbox', { name: /^I accept the house rules/ });
    await userEvent.click(houseRules);
    await expect(houseRules).not.toBeChecked();
    await userEvent.click(houseRules);
    await expect(houseRules).toBeChecked();
    const from = canvas.getByRole('textbox', { name: /^Where do you travel from/ });
    await userEvent.type(from, '!');
    await expect(from).toHaveValue('Vestergade 12, Odense!');
    await userEvent.type(from, '{Backspace}');
    // An error that is not the platform's is shown, and reported to the host.
    const report = spyOn(globalThis, 'reportError').mockImplementation(() => {});
    const fault = new Error('A fault of the host');
    (args.onSubmit as ReturnType<typeof fn>).mockRejectedValueOnce(fault);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    await canvas.findByText('We couldn’t send your answers. Nothing is lost. Try again.');
    await expect(report).toHaveBeenCalledWith(fault);
    (args.onSubmit as ReturnType<typeof fn>).mockRejectedValueOnce('no error');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(report).toHaveBeenCalledWith('no error'));
    await canvas.findByText('We couldn’t send your answers. Nothing is lost. Try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(3));
    await waitFor(() => expect(canvas.queryByText(/^We couldn’t send/)).toBeNull());
    const [responses] = (args.onSubmit as ReturnType<typeof fn>).mock.lastCall as [
      Record<string, typeof everyAnswer>,
    ];
    const byName = (values: readonly { inputName: string }[] = []) =>
      [...values].sort((a, b) => a.inputName.localeCompare(b.inputName));
    await expect(byName(responses.buyer?.inputValues)).toEqual(byName(everyAnswer.inputValues));
  },
});

export const ShowsServerErrorsUntilFieldsChange = meta.story({
  parameters: { requirements: ['R35', 'Q6'] },
  args: {
    sections: [buyer(), guest(1), guest(2)],
    onSubmit: fn<NonNullable<FullFormProps['onSubmit']>>(async () => {
      const fieldViolations = [
        { field: 'reservationId', description: 'Your hold has ended.' },
        {
          field: 'guests[1].form.inputValues[0].value',
          description: 'is too long',
          violatedRule: 'MAX_LENGTH' as const,
          data: { threshold: 3 },
        },
        { field: 'buyer.email', description: 'has bounced before', violatedRule: 'OTHER' as const },
      ];
      throw new ValidationError({
        message: 'INVALID_ARGUMENT',
        code: 'INVALID_ARGUMENT',
        status: 400,
        details: { validationError: { fieldViolations } },
      });
    }),
  },
  play: async ({ canvas, args }) => {
    for (const [index, first] of canvas.getAllByRole('textbox', { name: 'First name' }).entries()) {
      await userEvent.type(first, ['Inger', 'Aksel', 'Siri'][index] ?? '');
    }
    for (const last of canvas.getAllByRole('textbox', { name: 'Last name' })) {
      await userEvent.type(last, 'Dahl');
    }
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'inger@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    const summary = await canvas.findByRole('group', { name: '2 fields need your attention' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect([...summary.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(
      [
        '“Email”: has bounced before',
        '“First name” must be 3 characters or fewer (Guest 2)',
        'Your hold has ended.',
      ],
    );
    await userEvent.click(canvas.getByRole('link', { name: /3 characters/ }));
    const siri = canvas.getByDisplayValue('Siri');
    await waitFor(() => expect(siri).toHaveFocus());
    await expect(siri).toBeInvalid();
    await userEvent.type(email, '.org');
    await waitFor(() => expect(email).toBeValid());
    await expect(siri).toBeInvalid();
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});

export const CopiesBuyerAnswersToBlankFields = meta.story({
  args: { sections: [buyer(), guest(2)] },
  play: async ({ canvas }) => {
    const [first, other] = canvas.getAllByRole('textbox', { name: 'First name' });
    const [last, others] = canvas.getAllByRole('textbox', { name: 'Last name' });
    await userEvent.type(first as Element, 'Inger');
    await userEvent.type(last as Element, 'Holmström');
    await userEvent.type(other as Element, 'Aksel');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy from buyer' }));
    await waitFor(() => expect(others).toHaveValue('Holmström'));
    await expect(other).toHaveValue('Aksel');
    await waitFor(() => expect(getAnnouncement()).toBe('1 answer filled in.'));
  },
});

export const SuggestsEmailDomain = meta.story({
  parameters: { requirements: ['Q17'] },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(field, 'mette@gmial.com');
    const suggestion = await canvas.findByRole('button', { name: 'Did you mean mette@gmail.com?' });
    await waitFor(() => expect(getAnnouncement()).toBe('Did you mean mette@gmail.com?'));
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(suggestion);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('mette@gmail.com');
    await expect(canvas.queryByRole('button', { name: /^Did you mean/ })).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'mette@gmail.con');
    await canvas.findByRole('button', { name: 'Did you mean mette@gmail.com?' });
  },
});

/** The checks that the host was to make, each with its signal and its response. */
const checks: {
  email: string;
  signal: AbortSignal;
  respond: (note: string | null) => void;
  fail: (error: Error) => void;
}[] = [];

export const ShowsNoteOfHostsEmailCheck = meta.story({
  parameters: { requirements: ['Q17'] },
  args: {
    checkEmail: (email, { signal }) =>
      new Promise((respond, fail) => void checks.push({ email, signal, respond, fail })),
  },
  beforeEach: () => {
    checks.length = 0;
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    // A failed check shows nothing, and the next one is made.
    await userEvent.type(field, 'mette@fenn.test');
    await waitFor(() => expect(checks).toHaveLength(1));
    checks.pop()?.fail(new Error('The check is down.'));
    await userEvent.clear(field);
    await userEvent.type(field, 'mette@fenn.example');
    await waitFor(() => expect(checks).toHaveLength(1));
    await userEvent.type(field, 's');
    await waitFor(() => expect(checks).toHaveLength(2));
    const [first, second] = checks;
    await expect([first?.signal.aborted, second?.signal.aborted]).toEqual([true, false]);
    second?.respond('We couldn’t find fenn.examples. Check the address.');
    await canvas.findByText('We couldn’t find fenn.examples. Check the address.');
    first?.respond('This is late.');
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(canvas.queryByText('This is late.')).toBeNull();
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  },
});
