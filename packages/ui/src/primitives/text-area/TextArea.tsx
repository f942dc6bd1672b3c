'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ComponentProps, type InputEvent, useId, useRef } from 'react';
import { classes } from '../../utils/classes.ts';
import { joinIds } from '../../utils/ids.ts';
import { useFieldControl } from '../field/field-context.ts';
import { box, input } from '../field/input-box.css.ts';
import * as css from './TextArea.css.ts';
import { useCharacterCount } from './use-character-count.ts';

export interface TextAreaProps extends ComponentProps<'textarea'> {
  /** Lines before it grows. */
  rows?: number;
  /**
   * Maximum number of characters as people see them: an emoji is one. Longer text can be typed, and
   * is counted and rejected.
   */
  maxLength?: number;
}

/**
 * A multi-line text field that grows with its content. `className` goes to the root, the rest to
 * the text area.
 */
export function TextArea({
  rows = 3,
  maxLength,
  className,
  style,
  onInput,
  ...rest
}: TextAreaProps) {
  const { control, state } = useFieldControl(rest);
  const root = useRef<HTMLDivElement>(null);
  const counterId = useId();
  const { text, over, count } = useCharacterCount(root, rest.value, rest.defaultValue, maxLength);
  const write = (event: InputEvent<HTMLTextAreaElement>) => {
    count(event.currentTarget);
    onInput?.(event);
  };
  const counted = maxLength !== undefined;
  return (
    <div ref={root} className={classes(css.root, className)} style={style}>
      <div {...state} className={classes(box, css.box)}>
        <textarea
          {...rest}
          {...control}
          rows={rows}
          style={assignInlineVars({ [css.rows]: String(rows) })}
          onInput={write}
          aria-describedby={joinIds(control['aria-describedby'], counted && counterId)}
          className={classes(input, css.text)}
        />
      </div>
      {counted && (
        <span id={counterId} className={css.counter} data-over-limit={over ? '' : undefined}>
          {text}
        </span>
      )}
    </div>
  );
}
