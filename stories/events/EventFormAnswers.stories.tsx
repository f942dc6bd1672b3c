import { EventForm } from '@vitrine/ui';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { send } from './expected-responses.ts';
import { asking, control, FullForm, type FullFormProps } from './form.tsx';
import { everyAnswer, everyQuestion, questions } from './form-controls.ts';

const { born, age, guests, phone } = questions;

const meta = preview.meta({
  title: 'Events/EventFormAnswers',
  component: FullForm,
  parameters: { layout: 'padded' },
  args: {
    sections: asking(born, age),
    submit: 'Send',
    onSubmit: fn<NonNullable<FullFormProps['onSubmit']>>(),
  },
});

export const SubmitsDateInLocaleOrder = meta.story({
  parameters: { requirements: ['Q14'] },
  globals: { locale: 'de' },
  args: {
    sections: asking(
      control('DATE', 'Geburtsdatum', [{ name: 'birthDate', type: 'DATE_TIME', mandatory: true }]),
      control('INPUT', 'Spende für die Kapelle', [{ name: 'donation', type: 'NUMBER' }]),
    ),
    submit: 'Absenden',
  },
  play: async ({ canvas, args }) => {
    const names = canvas.getAllByRole('textbox').map((box) => box.getAttribute('autocomplete'));
    await expect(names.slice(0, 3)).toEqual(['bday-day', 'bday-month', 'bday-year']);
    const day = canvas.getByRole('textbox', { name: 'Tag' });
    await userEvent.type(day, '31');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Monat' }), '2');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Spende/ }), '1.234,50');
    await userEvent.click(canvas.getByRole('button', { name: 'Absenden' }));
    await expect(await canvas.findByRole('link')).toHaveTextContent(/fehlt das Jahr/);
    await userEvent.click(canvas.getByRole('link'));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Jahr' })).toHaveFocus());
    await userEvent.keyboard('1992');
    // The thirty-first of February does not exist: the error is at the field, and the input stays.
    await waitFor(() => expect(canvas.getByRole('link')).toHaveTextContent(/gültiges Datum/));
    await expect(day).toHaveValue('31');
    await userEvent.clear(day);
    await userEvent.type(day, '29');
    await expect(await canvas.findByText('Samstag, 29. Februar 1992')).toBeInTheDocument();
    const sent = await send(args);
    await expect(sent).toEqual([
      { inputName: 'birthDate', dateTime: new Date('1992-02-29T00:00:00Z') },
      { inputName: 'donation', value: '1234.5' },
    ]);
  },
});

export const RestoresGuestNames = meta.story({
  parameters: { requirements: ['R34', 'Q7', 'Q10'] },
  args: { sections: asking(guests, phone) },
  play: async ({ canvas, args }) => {
    const number = canvas.getByRole('spinbutton', { name: /^Guests who come/ });
    await userEvent.click(canvas.getByRole('button', { name: /^Increase quantity/ }));
    await canvas.findByRole('textbox', { name: 'Name of guest 1' });
    await userEvent.click(canvas.getByRole('button', { name: /^Decrease quantity/ }));
    await waitFor(() =>
      expect(canvas.queryByRole('textbox', { name: 'Name of guest 1' })).toBeNull(),
    );
    await expect(number).toHaveValue('0');
    await userEvent.click(canvas.getByRole('button', { name: /^Increase quantity/ }));
    const first = await canvas.findByRole('textbox', { name: 'Name of guest 1' });
    await waitFor(() => expect(first).toHaveFocus());
    await waitFor(() => expect(getAnnouncement()).toBe('Guest 1 added, 1 of 4'));
    await expect(first).toHaveAttribute('autocomplete', 'section-guest-1 name');
    await userEvent.keyboard('Aksel');
    await userEvent.click(canvas.getByRole('button', { name: /^Increase quantity/ }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Name of guest 2' })).toHaveFocus(),
    );
    await userEvent.keyboard('Siri');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove guest 1' }));
    await waitFor(() => expect(number).toHaveFocus());
    await waitFor(() => expect(getAnnouncement()).toBe('1 guest left'));
    await expect(first).toHaveValue('Siri');
    await expect(canvas.queryByRole('textbox', { name: 'Name of guest 2' })).toBeNull();
    await expect(canvas.getByText(/^1 name is saved/)).toBeInTheDocument();
    await expect(await send(args)).toEqual([
      { inputName: 'guests', value: '1' },
      { inputName: 'guestNames', values: ['Siri'] },
    ]);
    // A user who changes the number with the keys can continue.
    await userEvent.click(number);
    await userEvent.keyboard('{ArrowUp}');
    const second = await canvas.findByRole('textbox', { name: 'Name of guest 2' });
    await expect(second).toHaveValue('Aksel');
    await waitFor(() => expect(number).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(await canvas.findByText('You can bring up to 4 guests.')).toBeInTheDocument();
  },
});

const towns = Array.from({ length: 24 }, (_, index) => `Town ${index + 1}`);

export const SearchesLongOptionList = meta.story({
  args: {
    sections: asking(
      control('DROPDOWN', 'Where do you board the bus?', [
        { name: 'town', options: ['Odense', 'Nyborg', 'Assens', ...towns], mandatory: true },
      ]),
    ),
  },
  play: async ({ canvas, args }) => {
    const list = () => canvas.getByRole('combobox', { name: 'Where do you board the bus?' });
    // The native list is shown until the other has loaded.
    await waitFor(() => expect(list().tagName).toBe('INPUT'));
    await userEvent.type(list(), 'nyb{Enter}');
    await waitFor(() => expect(list()).toHaveValue('Nyborg'));
    await waitFor(() => expect(document.querySelector('[role=listbox]')).toBeNull());
    await expect(await send(args)).toEqual([{ inputName: 'town', value: 'Nyborg' }]);
  },
});

const renderAnswers = ({ sections }: FullFormProps) => (
  <EventForm.Answers sections={sections} style={{ maxInlineSize: 640 }} />
);

export const ShowsReadOnlyAnswers = meta.story({
  parameters: { requirements: ['Q22'] },
  args: {
    sections: asking(
      ...everyQuestion,
      control('INPUT', 'A question of last year', [{ name: 'old' }], { deleted: true }),
    ).map((one) => ({
      ...one,
      title: 'Your answers',
      sent: {
        inputValues: [...everyAnswer.inputValues, { inputName: 'old', value: 'An old answer' }],
      },
    })),
  },
  render: renderAnswers,
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('textbox')).toEqual([]);
    await expect(canvas.queryByRole('button')).toBeNull();
    for (const answer of [
      '27 March 1990',
      'Denmark',
      'Siri Dahl',
      'An old answer',
      'Hearing loop',
    ]) {
      await expect(canvas.getByText(answer)).toBeInTheDocument();
    }
  },
});

export const ShowsGuestsWithSameName = meta.story({
  args: {
    sections: asking(questions.guests).map((one) => ({
      ...one,
      sent: {
        inputValues: [
          { inputName: 'guests', value: '2' },
          { inputName: 'guestNames', values: ['Kim Lee', 'Kim Lee'] },
        ],
      },
    })),
  },
  render: renderAnswers,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Kim Lee')).toHaveLength(2);
  },
});

const tokens =
  'name given-name family-name email tel street-address country address-line1 address-line2 ' +
  'address-level1 address-level2 postal-code bday-day bday-month bday-year';

export const SetsAutocompleteTokens = meta.story({
  parameters: { requirements: ['Q9'] },
  args: {
    sections: asking(...everyQuestion).map((one) => ({
      ...one,
      sent: everyAnswer,
      autofill: 'section-guest-2',
    })),
    children: null,
  },
  render: (args) => (
    <EventForm.Root {...args} style={{ maxInlineSize: 640 }}>
      <EventForm.Section name="buyer" />
    </EventForm.Root>
  ),
  play: async ({ canvasElement }) => {
    const fields = [...canvasElement.querySelectorAll('input, select, textarea')];
    const autocompleteTokens = fields
      .map((one) => one.getAttribute('autocomplete')?.split(' ') ?? [])
      .filter((token) => token.length > 0 && token[0] !== 'off');
    for (const [section, token = ''] of autocompleteTokens) {
      await expect(section).toMatch(/^section-guest-2/);
      await expect(tokens.split(' ')).toContain(token);
    }
    const known = autocompleteTokens.map((token) => token.at(-1));
    // Denmark has no regions; all other tokens are present.
    const missing = tokens.split(' ').filter((token) => !known.includes(token));
    await expect(missing).toEqual(['address-level1']);
  },
});
