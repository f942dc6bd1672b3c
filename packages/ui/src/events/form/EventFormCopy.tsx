'use client';

import { useId, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../../primitives/button/Button.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './EventForm.css.ts';
import { type AnswerCopy, useEventForm } from './state/use-event-form.ts';
import '../../messages/en/forms.ts';

export interface EventFormCopyProps extends Omit<ButtonProps, 'type' | 'asChild' | 'ref'> {
  /** The section from which answers are copied, such as `buyer`. */
  from: string;
  /** The section whose empty answers are filled, or several. */
  to: string | readonly string[];
}

/**
 * Fills the empty answers of one or more sections from another, and announces how many were filled.
 * They can be emptied again; what was typed before or after stays.
 */
export function EventFormCopy({ from, to, onClick, ...rest }: EventFormCopyProps) {
  const { t } = useUi();
  const { copyAnswers } = useEventForm();
  const [copy, setCopy] = useState<AnswerCopy | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <span className={css.copy}>
      <Button
        id={id}
        emphasis="text"
        {...rest}
        ref={button}
        onClick={(event) => {
          onClick?.(event);
          if (event.defaultPrevented) return;
          const next = copyAnswers(from, to);
          if (next.count > 0) setCopy(next);
        }}
      />
      {copy && (
        <Button
          emphasis="text"
          aria-describedby={id}
          onClick={() => {
            copy.undo();
            setCopy(null);
            button.current?.focus();
          }}
        >
          {t('forms.copyUndo')}
        </Button>
      )}
    </span>
  );
}
