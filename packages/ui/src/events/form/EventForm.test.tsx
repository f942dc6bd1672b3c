import type { InputControl } from '@vitrine/client/events';
import type { FormResponse } from '@vitrine/client/orders';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import * as EventForm from './EventForm.tsx';
import type { EventFormRootProps } from './EventFormRoot.tsx';
import { useEventForm } from './state/use-event-form.ts';

const types = {
  INPUT: 'TEXT',
  TEXTAREA: 'TEXT',
  DROPDOWN: 'TEXT',
  RADIO: 'TEXT',
  CHECKBOX: 'TEXT_ARRAY',
  NAME: 'TEXT',
  GUEST_CONTROL: 'NUMBER',
  ADDRESS_SHORT: 'ADDRESS',
  ADDRESS_FULL: 'ADDRESS',
  DATE: 'DATE_TIME',
} satisfies Record<InputControl['type'], string>;

test('Q1 all ten controls render on a server', () => {
  const controls = Object.entries(types).map(([type, value], index) => ({
    _id: type,
    type,
    inputs: [
      { name: `question-${index}`, type: value, label: `Question ${type}`, options: ['a', 'b'] },
    ],
  })) as unknown as InputControl[];
  const page = renderToString(
    <UiProvider>
      <EventForm.Root sections={[{ name: 'buyer', form: { controls } }]} draft={{ name: 'e1' }}>
        <EventForm.Summary />
        <EventForm.Section name="buyer" />
        <EventForm.Submit>Continue</EventForm.Submit>
      </EventForm.Root>
    </UiProvider>,
  );
  for (const type of Object.keys(types)) expect(page, type).toContain(`Question ${type}`);
  expect(page).toContain('noValidate');
});

test('a control that is undefined is the usual one', () => {
  const controls = [
    { _id: 'note', type: 'INPUT', inputs: [{ name: 'note', type: 'TEXT', label: 'Note' }] },
  ] as unknown as InputControl[];
  const page = renderToString(
    <UiProvider>
      <EventForm.Root
        sections={[{ name: 'buyer', form: { controls } }]}
        controls={{ INPUT: undefined }}
      >
        <EventForm.Section name="buyer" />
      </EventForm.Root>
    </UiProvider>,
  );
  expect(page).toContain('Note');
});

function Answers({ section }: { section: string }) {
  return JSON.stringify(useEventForm().getAnswers(section));
}

test('the answers of a section are read by its name', () => {
  const controls = [
    { _id: 'note', type: 'INPUT', inputs: [{ name: 'note', type: 'TEXT', label: 'Note' }] },
  ] as unknown as InputControl[];
  const sent = { inputValues: [{ inputName: 'note', value: 'Late' }] };
  const write = (section: string) =>
    renderToString(
      <UiProvider>
        <EventForm.Root sections={[{ name: 'guest-2', form: { controls }, sent }]}>
          <Answers section={section} />
        </EventForm.Root>
      </UiProvider>,
    );
  expect(write('guest-2')).toContain('{&quot;note&quot;:&quot;Late&quot;}');
  expect(write('guest-3')).toContain('>{}<');
});

interface RenderOptions extends Omit<EventFormRootProps, 'sections'> {
  locale?: string;
  sent?: FormResponse;
}

/** A section with some controls. */
const renderControls = (
  controls: object[],
  { locale = 'en-GB', sent, ...rest }: RenderOptions = {},
) =>
  renderToString(
    <UiProvider locale={locale}>
      <EventForm.Root
        {...rest}
        sections={[{ name: 'buyer', form: { controls } as never, ...(sent && { sent }) }]}
      >
        <EventForm.Section name="buyer" />
        <EventForm.Section name="guest-9" />
      </EventForm.Root>
    </UiProvider>,
  );

const createControl = (type: string, ...inputs: object[]) => ({ _id: type, type, inputs });

test('a section that the form does not have shows nothing', () => {
  const page = renderControls([
    createControl('INPUT', { name: 'note', type: 'TEXT', label: 'Note' }),
  ]);
  expect(page.match(/role="group"/g)).toHaveLength(1);
});

test('a control for guests without a number is a line of text', () => {
  const names = { name: 'names', type: 'TEXT', label: 'Who comes along' };
  const page = renderControls([createControl('GUEST_CONTROL', names)]);
  expect(page).toContain('Who comes along');
  expect(page).not.toContain('spinbutton');
});

test('the family name comes first in languages that begin with it', () => {
  const inputs = [
    { name: 'firstName', type: 'TEXT', label: 'First' },
    { name: 'title', type: 'TEXT', label: 'Title' },
    { name: 'lastName', type: 'TEXT', label: 'Last' },
  ];
  const getLabels = (locale: string) =>
    [
      ...renderControls([createControl('NAME', ...inputs)], { locale }).matchAll(
        /First|Title|Last/g,
      ),
    ].map(String);
  expect(getLabels('en-GB')).toEqual(['First', 'Title', 'Last']);
  expect(getLabels('ja-JP')).toEqual(['Last', 'First', 'Title']);
  expect(getLabels('hu')).toEqual(['Last', 'First', 'Title']);
});

test('a single box to tick shows its option as a hint, unless it repeats the label', () => {
  const render = (input: object) =>
    renderControls([
      createControl('CHECKBOX', { name: 'terms', type: 'TEXT_ARRAY', label: 'Terms', ...input }),
    ]);
  const required = render({ options: ['I agree'], mandatory: true });
  expect(required).toContain('I agree');
  expect(required).toContain('aria-required="true"');
  expect(required).not.toContain('optional');
  const free = render({ options: ['Terms'] });
  expect(free.match(/Terms/g)).toHaveLength(1);
  expect(free).not.toContain('aria-required');
  expect(free).toContain('optional');
});

test('a list of boxes shows the limit of a list of texts only', () => {
  const options = ['a', 'b', 'c'];
  const render = (input: object) =>
    renderControls([createControl('CHECKBOX', { name: 'days', label: 'Days', options, ...input })]);
  expect(render({ type: 'TEXT_ARRAY', maxSize: 2 })).toContain('Choose up to 2');
  expect(render({ type: 'TEXT_ARRAY', maxSize: 3 })).not.toContain('up to');
  expect(render({ type: 'TEXT_ARRAY' })).not.toContain('up to');
});

test('a list has the placeholder of the form, or a general one', () => {
  const render = (input: object) =>
    renderControls([
      createControl('DROPDOWN', { name: 'size', label: 'Size', options: ['S', 'L'], ...input }),
    ]);
  const defaultOptionSelection = { placeholderText: 'Your size' };
  expect(render({ type: 'TEXT', defaultOptionSelection })).toContain('Your size');
  expect(render({ type: 'TEXT' })).toContain('Choose an option');
});

const OwnDate = () => <b>Own date</b>;

test('a date in an unknown control has the same fields as all dates of the form', () => {
  const future = [createControl('FUTURE', { name: 'day', type: 'DATE_TIME', label: 'Day' })];
  expect(renderControls(future).match(/inputMode="numeric"/g)).toHaveLength(3);
  const page = renderControls(future, { controls: { DATE: OwnDate } });
  expect(page).toContain('<b>Own date</b>');
  expect(page).not.toContain('numeric');
});

test('the answers to be read include a deleted question only with an answer', () => {
  const note = createControl('INPUT', { name: 'note', type: 'TEXT', label: 'Note' });
  const old = {
    ...createControl('INPUT', { name: 'old', type: 'TEXT', label: 'Old' }),
    deleted: true,
  };
  const render = (...inputValues: NonNullable<FormResponse['inputValues']>) =>
    renderToString(
      <UiProvider>
        <EventForm.Answers
          sections={[
            {
              name: 'buyer',
              form: { controls: [note, { ...old, _id: 'old' }] } as never,
              sent: { inputValues },
            },
          ]}
        />
      </UiProvider>,
    );
  expect(render()).toContain('Not answered');
  expect(render()).not.toContain('Old');
  expect(render({ inputName: 'old', value: 'Yes' })).toMatch(/Old.*Yes/s);
});
