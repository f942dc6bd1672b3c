import { getLabel } from '@vitrine/atoms';
import type { Form, InputControl } from '@vitrine/client/events';
import { type EventControlProps, EventForm, Field, TextField, useFormAnswer } from '@vitrine/ui';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { asking, control, FullForm, type FullFormProps } from './form.tsx';
import { questions } from './form-controls.ts';

const unknownControls = [
  control('SIGNATURE', 'Sign here', [{ name: 'signature' }]),
  control('INPUT', 'Favourite colour', [{ name: 'colour', type: 'COLOUR' }]),
  control('DATE', 'A date that is a text', [{ name: 'text' }]),
  control('RADIO', 'A choice of nothing', [{ name: 'nothing', options: [] }]),
  control('CHECKBOX', 'Any of nothing', [{ name: 'none', type: 'TEXT_ARRAY', mandatory: true }]),
  control('DROPDOWN', 'Twice the same', [{ name: 'twice', options: ['Yes', 'Yes', ''] }]),
  control('INPUT', 'Asked again', [{ name: 'twice' }]),
  control('INPUT', 'Taken out', [{ name: 'gone' }], { deleted: true }),
  control('NAME', 'Nothing to fill in', []),
];

const meta = preview.meta({
  title: 'Events/EventFormEdgeCases',
  component: FullForm,
  parameters: { layout: 'padded' },
  args: {
    sections: asking(...unknownControls),
    submit: 'Send',
    onSubmit: fn<NonNullable<FullFormProps['onSubmit']>>(),
  },
});

export const ShowsUnknownControlsToDevelopers = meta.story({
  parameters: { requirements: ['Q1'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Unknown control type “SIGNATURE \(TEXT\)”/)).toBeInTheDocument();
    await expect(canvas.getByText(/Unknown control type “INPUT \(COLOUR\)”/)).toBeInTheDocument();
    await expect(canvas.getByText(/Unknown control type “DATE \(TEXT\)”/)).toBeInTheDocument();
  },
});

export const ReplacesUnknownControlsWithTextFields = meta.story({
  parameters: { requirements: ['Q1'] },
  args: { showsUnknown: false },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText(/Unknown control/)).toBeNull();
    const boxes = canvas.getAllByRole('textbox').map((box) => box.id.split('~').at(-1));
    await expect(boxes).toEqual(['signature', 'colour', 'text', 'nothing', 'none']);
    const options = canvas.getByRole('combobox', { name: /Twice the same/ }).textContent;
    await expect(options).toBe('Choose an optionYes');
    await userEvent.type(canvas.getByRole('textbox', { name: /Sign here/ }), 'Inger');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Any of nothing' }), 'All, and more');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        buyer: {
          inputValues: [
            { inputName: 'signature', value: 'Inger' },
            { inputName: 'none', values: ['All, and more'] },
          ],
        },
      }),
    );
  },
});

const renderCounts = new Map<string, number>();

/** A line that counts how often it is drawn. */
function CountedControl({ control: countedControl }: EventControlProps) {
  const [input] = countedControl.inputs;
  if (!input) return null;
  return <CountedLine control={countedControl} input={input} />;
}

function CountedLine(question: { control: InputControl; input: InputControl['inputs'][number] }) {
  const { id, answer, change, error } = useFormAnswer(question);
  renderCounts.set(id, (renderCounts.get(id) ?? 0) + 1);
  return (
    <Field id={id} label={getLabel(question)} error={error}>
      <TextField value={answer} onChange={({ target }) => change(target.value)} />
    </Field>
  );
}

const twelveQuestions: Form = {
  controls: Array.from({ length: 12 }, (_, index) =>
    control('INPUT', `Question ${index + 1}`, [
      { name: `question-${index}`, label: `Question ${index + 1}`, maxLength: 20 },
    ]),
  ),
};

const fiftyGuests = Array.from({ length: 50 }, (_, index) => ({
  name: `guest-${index + 1}`,
  title: `Guest ${index + 1}`,
  form: twelveQuestions,
}));

export const RerendersOnlyChangedField = meta.story({
  args: { sections: fiftyGuests, children: null, controls: { INPUT: CountedControl } },
  // All six hundred fields are the same component, so each would be checked again.
  parameters: { a11y: { test: 'off' } },
  beforeEach: () => renderCounts.clear(),
  render: ({ sections, controls, onSubmit }) => (
    <EventForm.Root
      {...{ sections, controls, onSubmit }}
      style={{ maxInlineSize: 640, blockSize: 480, overflow: 'auto', padding: 4 }}
    >
      <EventForm.Summary />
      {sections.map(({ name }) => (
        <EventForm.Section key={name} name={name} />
      ))}
      <EventForm.Submit>Send</EventForm.Submit>
    </EventForm.Root>
  ),
  play: async ({ canvasElement, args }) => {
    const last = [...canvasElement.querySelectorAll('input')].at(-1) as HTMLInputElement;
    await waitFor(() => expect(renderCounts.size).toBe(600));
    const before = new Map(renderCounts);
    await userEvent.type(last, 'a');
    await waitFor(() => expect(last).toHaveValue('a'));
    const again = () => [...renderCounts].filter(([id, times]) => times !== before.get(id));
    await expect(again()).toEqual([[last.id, (before.get(last.id) ?? 0) + 1]]);
    // The same applies to a field with an error, with many other errors in the form.
    await userEvent.paste('b'.repeat(20));
    await userEvent.click(canvasElement.querySelector('[type=submit]') as Element);
    await waitFor(() => expect(last).toBeInvalid());
    const rejected = new Map(renderCounts);
    await userEvent.type(last, '{Backspace}');
    await waitFor(() => expect(last).toBeValid());
    const changed = [...renderCounts].filter(([id, times]) => times !== rejected.get(id));
    await expect(changed.map(([id]) => id)).toEqual([last.id]);
    await userEvent.click(canvasElement.querySelector('[type=submit]') as Element);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    canvasElement.querySelector('form')?.scrollTo(0, 0);
    (document.activeElement as HTMLElement).blur();
  },
});

export const RendersCustomControls = meta.story({
  parameters: { requirements: ['Q2'] },
  args: {
    sections: asking(questions.email, questions.phone, questions.born),
    controls: { DATE: () => <p>A date of the host’s own</p> },
    controlsByName: { email: CountedControl },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('A date of the host’s own')).toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: /Phone/ })).toHaveAttribute(
      'autocomplete',
      'tel',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(2));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
