import type { InputControl } from '@vitrine/client/events';
import type { FormResponse } from '@vitrine/client/orders';
import { EventForm } from '@vitrine/ui';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ForcedState } from '../lib/ForcedState.tsx';
import { Gallery } from '../lib/Gallery.tsx';
import { asking } from './form.tsx';
import * as css from './form-controls.css.ts';
import { everyAnswer, questions } from './form-controls.ts';
import { wrongAnswer } from './invalid-answers.ts';

interface OneProps {
  control: InputControl;
  sent?: FormResponse;
}

/** One control in a separate form. */
const SingleControlForm = ({ control, sent }: OneProps) => (
  <EventForm.Root
    sections={asking(control).map((section) => ({ ...section, sent }))}
    data-control={control.type}
    style={{ inlineSize: 248 }}
  >
    <EventForm.Section name="buyer" style={{ border: 0, padding: 0 }} />
  </EventForm.Root>
);

const rows = (...controls: InputControl[]) =>
  controls.map((control) => ({
    name: control.label ?? control.type,
    cells: [
      <SingleControlForm key="empty" control={control} />,
      <ForcedState key="focus" state="focus-visible" on="input, textarea, select, button">
        <SingleControlForm control={control} sent={everyAnswer} />
      </ForcedState>,
      <div key="wrong" data-wrong="">
        <SingleControlForm control={control} sent={wrongAnswer} />
      </div>,
      <EventForm.Answers
        key="read"
        sections={asking(control).map((section) => ({ ...section, sent: everyAnswer }))}
        data-control={control.type}
        className={css.answers}
      />,
    ],
  }));

const columns = ['Empty', 'Filled, focus', 'Wrong', 'To be read'];

const { name, phone, age, note, level, seat, needs, rules, guests, born, from, post } = questions;

const getFocusedElement = () => document.activeElement as HTMLElement | null;

const meta = preview.meta({
  title: 'Events/EventFormControls',
  component: EventForm.Root,
  parameters: { layout: 'padded' },
  args: { sections: [], children: null },
  play: async ({ canvasElement }) => {
    const wrong = [...canvasElement.querySelectorAll<HTMLFormElement>('[data-wrong] form')];
    for (const form of wrong) form.requestSubmit();
    const isMarked = (form: HTMLFormElement) => form.querySelector('[data-invalid]') !== null;
    await waitFor(() => expect(wrong.filter((form) => !isMarked(form))).toEqual([]));
    // The first wrong control of the last form has the focus then, and a ring around it.
    await waitFor(() => expect(wrong.at(-1)).toContainElement(getFocusedElement()));
    getFocusedElement()?.blur();
  },
});

export const TextControls = meta.story({
  render: () => <Gallery columns={columns} rows={rows(name, age, note, from, born)} />,
});

export const ChoiceControls = meta.story({
  render: () => <Gallery columns={columns} rows={rows(level, seat, needs, rules, guests)} />,
});

export const AddressControl = meta.story({
  render: () => <Gallery columns={columns} rows={rows(post)} />,
});

const MainControls = () => (
  <Gallery columns={columns} rows={rows(name, note, level, seat, needs, rules, guests, born)} />
);

export const Dark = meta.story({ render: MainControls, globals: { theme: 'dark' } });

/** One control per appearance: line, list, radio buttons, checkbox, several fields. */
const Appearances = () => (
  <Gallery columns={columns} rows={rows(phone, level, seat, rules, born)} />
);

export const HighContrast = meta.story({ render: Appearances, globals: { theme: 'contrast' } });

export const ForcedColors = meta.story({ render: Appearances });
