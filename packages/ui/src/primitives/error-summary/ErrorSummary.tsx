'use client';

import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type MouseEvent, useId } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import type { HeadingLevel } from '../heading/Heading.tsx';
import { Icon } from '../icon/Icon.tsx';
import { PlainList } from '../plain-list/PlainList.tsx';
import * as css from './ErrorSummary.css.ts';
import { focusControl } from './focus-control.ts';
import '../../messages/en/common.ts';

export interface SummarizedError {
  /** The same sentence as at the field. */
  message: string;
  /** Id of the control or group with the error. Without it, the message has no link. */
  controlId?: string;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The errors, in page order. */
  errors: readonly SummarizedError[];
  /** Level of the heading with the number of errors. Default 2. */
  level?: HeadingLevel;
}

/**
 * The number of invalid answers, with a link to each. Messages without a field, such as server
 * errors about the form as a whole, have no heading and look like a message. Focus it when a form
 * is rejected.
 */
export function ErrorSummary({ errors, level = 2, className, ...rest }: ErrorSummaryProps) {
  const { t } = useUi();
  const id = useId();
  const answers = errors.filter((error) => error.controlId).length;
  const Heading = `h${level}` as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would take part in the form.
    <div
      role="group"
      tabIndex={-1}
      aria-labelledby={answers > 0 ? `${id}-heading` : `${id}-list`}
      {...rest}
      className={classes(answers > 0 ? css.root : css.formError, className)}
    >
      {answers === 0 && <Icon as={CircleAlert} size="small" className={css.icon} />}
      {answers > 0 && (
        <Heading id={`${id}-heading`} className={css.heading}>
          {t('common.errors', { count: answers })}
        </Heading>
      )}
      <PlainList id={`${id}-list`} className={css.list}>
        {errors.map(({ message, controlId }) => (
          <li key={`${controlId} ${message}`}>
            {controlId ? <ErrorLink controlId={controlId} message={message} /> : message}
          </li>
        ))}
      </PlainList>
    </div>
  );
}

function ErrorLink({ controlId, message }: Required<SummarizedError>) {
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    focusControl(controlId);
  };
  return (
    <a href={`#${controlId}`} className={css.link} onClick={follow}>
      {message}
    </a>
  );
}
