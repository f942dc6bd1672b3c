import type { InputControl } from '@vitrine/client/events';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { EventForm } from './EventForm.tsx';

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

test('all ten controls render on a server', () => {
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
