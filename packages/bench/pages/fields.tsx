import type { InputControl } from '@vitrine/client/events';
import { type ComponentType, Profiler, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { controlComponents } from '../../ui/src/events/form/controls/control-components.ts';
import * as EventForm from '../../ui/src/events/form/EventForm.tsx';
import type {
  ControlComponents,
  EventControlProps,
} from '../../ui/src/events/form/state/event-form-context.ts';
import { Field } from '../../ui/src/primitives/field/Field.tsx';
import { TextField } from '../../ui/src/primitives/text-field/TextField.tsx';
import { UiProvider } from '../../ui/src/provider/UiProvider.tsx';

const guests = Array.from({ length: 50 }, (_, at) => `guest-${at}`);

/** All ten types, and two lines more: a form of twelve controls. */
const types = {
  'first line': ['INPUT', 'TEXT'],
  'second line': ['INPUT', 'TEXT'],
  'third line': ['INPUT', 'NUMBER'],
  area: ['TEXTAREA', 'TEXT'],
  list: ['DROPDOWN', 'TEXT'],
  discs: ['RADIO', 'TEXT'],
  ticks: ['CHECKBOX', 'TEXT_ARRAY'],
  names: ['NAME', 'TEXT'],
  company: ['GUEST_CONTROL', 'NUMBER'],
  town: ['ADDRESS_SHORT', 'TEXT'],
  address: ['ADDRESS_FULL', 'ADDRESS'],
  day: ['DATE', 'DATE_TIME'],
} as const;
const labels = Object.keys(types);
const controls = Object.entries(types).map(([label, [type, value]]) => ({
  _id: label,
  type,
  inputs: [{ name: label.replace(' ', '-'), type: value, label, options: ['one', 'two'] }],
})) as unknown as InputControl[];

/**
 * Total commit duration so far in milliseconds, and the number of field renders in these commits.
 */
const seen = { commits: 0, fields: 0 };
const note = (id: string, _phase: string, duration: number) => {
  if (id === 'form') seen.commits += duration;
  else seen.fields += 1;
};

/** Wraps a component to count the renders of its content. */
const counted = (Part: ComponentType<EventControlProps>) => (props: EventControlProps) => (
  <Profiler id={props.control._id} onRender={note}>
    <Part {...props} />
  </Profiler>
);

const countedParts = Object.fromEntries(
  Object.entries(controlComponents).map(([type, Part]) => [
    type,
    counted(Part as ComponentType<EventControlProps>),
  ]),
) as Partial<ControlComponents>;

const sections = guests.map((name) => ({ name, title: name, form: { controls } }));

/** Ours: a form as the server defines it, a section a guest. */
function Ours() {
  return (
    <EventForm.Root sections={sections} controls={countedParts}>
      <EventForm.Summary />
      {guests.map((name) => (
        <EventForm.Section key={name} name={name} data-section={name} />
      ))}
    </EventForm.Root>
  );
}

/** A plain one: every answer in one state above the fields, as forms are first written. */
function Plain() {
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  return (
    <form>
      {guests.map((guest) => (
        <fieldset key={guest} data-section={guest}>
          {labels.map((label) => {
            const key = `${guest}.${label}`;
            return (
              <Profiler key={key} id={label} onRender={note}>
                <Field label={label}>
                  <TextField
                    value={answers[key] ?? ''}
                    onChange={({ target }) => setAnswers({ ...answers, [key]: target.value })}
                  />
                </Field>
              </Profiler>
            );
          })}
        </fieldset>
      ))}
    </form>
  );
}

const forms: Readonly<Record<string, ReactNode>> = { ours: <Ours />, plain: <Plain /> };

/** Renders a form of 50 guests with 12 controls each, and waits until it is complete. */
async function show(which: string) {
  const host = document.body.appendChild(document.createElement('div'));
  createRoot(host).render(
    <Profiler id="form" onRender={note}>
      <UiProvider>{forms[which]}</UiProvider>
    </Profiler>,
  );
  while (seen.fields < guests.length * labels.length) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Returns the renders since the last call. */
function drawn() {
  const since = { ...seen };
  Object.assign(seen, { commits: 0, fields: 0 });
  return since;
}

Object.assign(window, { show, drawn });
