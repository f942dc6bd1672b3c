'use client';

import {
  answerKey,
  type FormAnswers,
  type FormDraftOptions,
  isDevelopment,
  useSessionKey,
} from '@vitrine/atoms';
import type { InputControl } from '@vitrine/client/events';
import { type ComponentProps, type ComponentType, useEffect, useId, useMemo, useRef } from 'react';
import { focusControl } from '../../primitives/error-summary/focus-control.ts';
import { FormContext } from '../../primitives/form/form-context.ts';
import { classes } from '../../utils/classes.ts';
import * as css from './EventForm.css.ts';
import {
  type AnswerPath,
  type CheckEmail,
  type ControlComponents,
  type EventControlProps,
  EventFormContext,
} from './state/event-form-context.ts';
import type { EventFormSection } from './state/form-sections.ts';
import { useFormState } from './state/use-form-state.ts';
import { type SubmitAnswers, useFormSubmission } from './state/use-form-submission.ts';

// The reasons: docs/decisions/0066-hold-event-form-state-in-react-hook-form-with-our-own-validation.md

/** Moves the focus to a question when its form appears, for example to change an answer. */
function useFocusAnswer(id: string, answerPath: AnswerPath | undefined) {
  const key = answerPath && answerKey(answerPath.section, answerPath.input);
  useEffect(() => {
    if (key !== undefined) focusControl(`${id}-${key}`);
  }, [id, key]);
}

/** How the questions of a form are shown, also in a page that contains the form. */
export interface EventFormOptions {
  /** Components that replace the default controls, by control type. */
  controls?: Partial<ControlComponents> | undefined;
  /** Components that replace the control of an input, by input name. */
  controlsByName?: Readonly<Record<string, ComponentType<EventControlProps>>> | undefined;
  /**
   * Whether a control is visible. A hidden control is neither validated nor sent, and its answer is
   * preserved.
   */
  visible?: ((control: InputControl, answers: FormAnswers) => boolean) | undefined;
}

export interface EventFormRootProps
  extends EventFormOptions,
    Omit<ComponentProps<'form'>, 'onSubmit' | 'action'> {
  /** The forms that are filled in together, in the order in which they are sent. */
  sections: readonly EventFormSection[];
  /** Preserves the typed answers over a reload, an expired reservation and a login. */
  draft?: FormDraftOptions;
  /**
   * Shows a notice for controls of an unknown kind. By default in all environments except
   * production.
   */
  showsUnknown?: boolean;
  /**
   * Checks a typed email after a pause. A newer email aborts the signal of the earlier check. The
   * note that it returns appears below the field, and never blocks the submission.
   */
  checkEmail?: CheckEmail | undefined;
  /**
   * Called with the answers by section once they are valid. Errors that it throws are shown:
   * rejected fields at their controls, all others in the summary. All typed answers stay.
   */
  onSubmit?: SubmitAnswers;
  /**
   * An error that a later step returned for these answers. Shown as if `onSubmit` had thrown it,
   * once per error.
   */
  rejected?: unknown;
  /** The question that receives the focus when the form appears, by section and input. */
  focusOn?: AnswerPath | undefined;
}

const noParts = {};
const ignore = { errors: {}, register: () => () => {}, replaceError: () => {} };

/**
 * Forms as defined by the server, filled in and sent together. Validates on submit; each error
 * disappears once its answer is corrected. A member's logout empties them. See
 * docs/reference/orders.mdx, docs/reference/events.mdx and docs/reference/errors.mdx.
 */
export function EventFormRoot(props: EventFormRootProps) {
  return <SessionEventForm key={useSessionKey()} {...props} />;
}

/** The forms of one session. */
function SessionEventForm({
  sections,
  draft,
  controls = noParts,
  controlsByName = noParts,
  visible,
  checkEmail,
  showsUnknown = isDevelopment,
  onSubmit,
  rejected,
  focusOn,
  className,
  children,
  ...rest
}: EventFormRootProps) {
  const id = useId();
  const summary = useRef<HTMLDivElement>(null);
  const formState = useFormState({ sections, draft, visible });
  const { submit, pending, formErrors, failedSubmitCount } = useFormSubmission(formState, {
    summary,
    onSubmit,
    rejected,
  });
  const { form, sections: formSections } = formState;
  useFocusAnswer(id, focusOn);
  const context = useMemo(
    () => ({
      ...{ id, form, sections: formSections, visible, controls, controlsByName },
      ...{
        checkEmail,
        showsUnknown,
        summary,
        formErrors,
        failedSubmitCount,
        pending,
      },
    }),
    [
      id,
      form,
      formSections,
      visible,
      controls,
      controlsByName,
      checkEmail,
      showsUnknown,
      formErrors,
      failedSubmitCount,
      pending,
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
