'use client';

import { isKnownControl } from '@vitrine/atoms';
import type { InputControl } from '@vitrine/client/events';
import {
  type ComponentProps,
  type ComponentType,
  memo,
  type ReactNode,
  useCallback,
  useMemo,
  useSyncExternalStore,
} from 'react';
import type { HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { controlComponents } from './controls/control-components.ts';
import { UnknownControl } from './controls/UnknownControl.tsx';
import * as css from './EventForm.css.ts';
import { FormSectionGroup } from './FormSectionGroup.tsx';
import {
  type EventControlProps,
  SectionContext,
  useEventFormContext,
} from './state/event-form-context.ts';
import { type FormSection, getAnswers } from './state/form-sections.ts';
import '../../messages/en/forms.ts';

interface DrawnProps extends EventControlProps {
  part: ComponentType<EventControlProps>;
}

// A form that draws itself again leaves its controls alone: fifty guests have hundreds.
const Drawn = memo(({ part: Part, control }: DrawnProps) => <Part control={control} />);

/** One control, with the component of its input's name or else of its type. */
function ControlSlot({ control }: EventControlProps) {
  const { controls, controlsByName, showsUnknown } = useEventFormContext();
  const named = control.inputs.find(({ name }) => Object.hasOwn(controlsByName, name));
  const own = named && controlsByName[named.name];
  const { type } = control;
  // Each component accepts the controls of the type that is its key.
  const part = (controls[type] ?? controlComponents[type]) as DrawnProps['part'];
  if (own) return <Drawn part={own} control={control} />;
  if (isKnownControl(control)) return <Drawn part={part} control={control} />;
  return <UnknownControl control={control} isShown={showsUnknown} />;
}

const nothing = () => {};

/**
 * Returns the visible controls of a section. Re-renders only when a control appears or disappears.
 */
function useVisibleControls(section: FormSection): readonly InputControl[] {
  const { form, visible } = useEventFormContext();
  const subscribe = useCallback(
    (tell: () => void) =>
      visible ? form.subscribe({ formState: { values: true }, callback: tell }) : nothing,
    [form, visible],
  );
  const shown = () => {
    if (!visible) return '';
    const given = getAnswers(form, section);
    return section.controls.map((control) => Number(visible(control, given))).join('');
  };
  const pattern = useSyncExternalStore(subscribe, shown, shown);
  const { controls } = section;
  return useMemo(
    () => (pattern ? controls.filter((_, index) => pattern[index] === '1') : controls),
    [controls, pattern],
  );
}

export interface EventFormSectionProps extends ComponentProps<'div'> {
  /** Name of the section. */
  name: string;
  /** Heading level of the titles. */
  level?: HeadingLevel;
  /** Actions for the section, next to its title. */
  children?: ReactNode;
}

/** The controls of one section below its title; nothing while the form has no such section. */
export function EventFormSectionFields({ name, ...rest }: EventFormSectionProps) {
  const { sections } = useEventFormContext();
  const section = sections.find((one) => one.name === name);
  return section ? <LoadedSection key={name} section={section} {...rest} /> : null;
}

/** Returns the note on required fields, if only some fields are required. */
function useNote(section: FormSection): string | undefined {
  const { t } = useUi();
  const { sections } = useEventFormContext();
  const isFirst = sections[0]?.name === section.name;
  if (!isFirst || !section.title) return undefined;
  const needs = sections.flatMap(({ controls }) =>
    controls.flatMap(({ inputs }) => inputs.map(({ mandatory }) => Boolean(mandatory))),
  );
  return needs.includes(true) && needs.includes(false) ? t('forms.required') : undefined;
}

function LoadedSection({
  section,
  children,
  ...rest
}: Omit<EventFormSectionProps, 'name'> & { section: FormSection }) {
  const { id, form } = useEventFormContext();
  const note = useNote(section);
  const { name, title, initial, autofill } = section;
  const value = useMemo(
    () => ({ id, name, form, initial, autofill }),
    [id, name, form, initial, autofill],
  );
  const controls = useVisibleControls(section);
  return (
    <FormSectionGroup
      {...rest}
      title={title}
      aside={children || (note && <span className={css.note}>{note}</span>)}
    >
      <SectionContext value={value}>
        {controls.map((control) => (
          <ControlSlot key={control._id} control={control} />
        ))}
      </SectionContext>
    </FormSectionGroup>
  );
}
