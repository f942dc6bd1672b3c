import type { InputControl } from '@vitrine/client/events';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import * as EventForm from './EventForm.tsx';
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
