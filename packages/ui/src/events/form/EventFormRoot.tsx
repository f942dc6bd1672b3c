import { answerKey, type FormAnswers, type FormDraftOptions } from '@vitrine/atoms';
import type { InputControl } from '@vitrine/client/events';
import { type ComponentProps, type ComponentType, useEffect, useId, useMemo, useRef } from 'react';
import { focusControl } from '../../primitives/error-summary/focus-control.ts';
import { FormContext } from '../../primitives/form/form-context.ts';
import { classes } from '../../utils/classes.ts';
import { controlComponents } from './controls/control-components.ts';
import * as css from './EventForm.css.ts';
import {
  type AnswerPath,
  type ControlComponents,
  type EventControlProps,
  EventFormContext,
} from './state/event-form-context.ts';
import type { EventFormSection } from './state/form-sections.ts';
import { useFormState } from './state/use-form-state.ts';
import { type SubmitAnswers, useFormSubmission } from './state/use-form-submission.ts';

/** What bundlers put a word for; no type of Node's reaches the page's code. */
declare const process: { env: { NODE_ENV?: string } };

/** Whether those who build the page look at it, and not those who visit it. */
function isDevelopment(): boolean {
  try {
    // Bundlers put the word in its place; without one there is no such object in a browser.
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}

/** Leads to a question as its form appears, as from the answer that is to be changed. */
function useFocusAnswer(id: string, place: AnswerPath | undefined) {
  const key = place && answerKey(place.section, place.input);
  useEffect(() => {
    if (key !== undefined) focusControl(`${id}-${key}`);
  }, [id, key]);
}

export interface EventFormRootProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'action'> {
  /** The forms that are filled in together, in the order in which they are sent. */
  sections: readonly EventFormSection[];
  /** Keeps what was typed over a reload, an ended hold and the way to login. */
  draft?: FormDraftOptions;
  /** Shows the answers instead of asking for them. */
  readOnly?: boolean;
  /** Parts in place of those that draw the controls of a type. */
  controls?: Partial<ControlComponents>;
  /** Parts in place of those that draw the control of an input, by its name. */
  controlsByName?: Readonly<Record<string, ComponentType<EventControlProps>>>;
  /** Whether a control is asked; one that is not is neither checked nor sent, and keeps its answer. */
  visible?: (control: InputControl, answers: FormAnswers) => boolean;
  /** Says so where a control is of an unknown kind; by default except in production. */
  showsUnknown?: boolean;
  /**
   * Takes the answers by section once nothing is wrong with them. What it throws is shown: rejected
   * fields at their controls, all else in the summary. Nothing that was typed is lost.
   */
  onSubmit?: SubmitAnswers;
  /** What a later step met with these answers: shown as if `onSubmit` had thrown it, once for each. */
  rejected?: unknown;
  /** The question that takes the focus as the form appears, by section and input. */
  focusOn?: AnswerPath | undefined;
  /** Offers to change each answer that is read, by a button beside it. */
  onEditAnswer?: ((place: AnswerPath) => void) | undefined;
}

const noParts = {};
const ignore = { errors: {}, register: () => () => {} };

/**
 * Forms as the server defines them, filled in and sent together. Checks on submit; each error goes
 * as its answer is corrected. See docs/reference/orders.md, docs/reference/events.md and docs/reference/errors.md.
 */
export function EventFormRoot({
  sections,
  draft,
  readOnly = false,
  controls,
  controlsByName = noParts,
  visible,
  showsUnknown = isDevelopment(),
  onSubmit,
  rejected,
  focusOn,
  onEditAnswer,
  className,
  children,
  ...rest
}: EventFormRootProps) {
  const id = useId();
  const summary = useRef<HTMLDivElement>(null);
  const formState = useFormState({ sections, draft, readOnly, visible });
  const { submit, pending, formErrors, failedSubmitCount } = useFormSubmission(formState, {
    summary,
    onSubmit,
    rejected,
  });
  const parts = useMemo(() => ({ ...controlComponents, ...controls }), [controls]);
  const { form, sections: formSections } = formState;
  useFocusAnswer(id, focusOn);
  const context = useMemo(
    () => ({
      ...{ id, form, sections: formSections, visible, readOnly, controls: parts, controlsByName },
      ...{ showsUnknown, summary, formErrors, failedSubmitCount, pending, onEditAnswer },
    }),
    [
      id,
      form,
      formSections,
      visible,
      readOnly,
      parts,
      controlsByName,
      showsUnknown,
      formErrors,
      failedSubmitCount,
      pending,
      onEditAnswer,
    ],
  );
  const status = useMemo(() => ({ ...ignore, pending }), [pending]);
  return (
    <form
      {...rest}
      noValidate
      data-pending={pending ? '' : undefined}
      className={classes(css.root, className)}
      onSubmit={submit}
    >
      <EventFormContext value={context}>
        <FormContext value={status}>{children}</FormContext>
      </EventFormContext>
    </form>
  );
}
