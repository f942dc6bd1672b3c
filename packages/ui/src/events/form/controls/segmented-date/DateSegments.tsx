'use client';

import { type DateAnswer, type DatePart, formatDateAnswer, readDate } from '@vitrine/atoms';
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { useDateField, useDateSegment } from 'react-aria/useDateField';
import type { DateFieldState, DateSegment } from 'react-stately/useDateFieldState';
import { useAnnounce } from '../../../../primitives/announcer/Announcer.tsx';
import { useFieldControl } from '../../../../primitives/field/field-context.ts';
import { useUi } from '../../../../provider/UiProvider.tsx';
import { joinIds } from '../../../../utils/ids.ts';
import * as css from './DateSegments.css.ts';
import { isDatePart, useDateSegments } from './use-date-segments.ts';
import '../../../../messages/en/forms.ts';

export interface DateSegmentsProps {
  answer: DateAnswer;
  change: (next: (before: DateAnswer) => DateAnswer) => void;
  /** A locale with its calendar. */
  locale: string;
  /** Midnight UTC of the current day: an empty part starts there. */
  today: Date;
  /** Whether a part is wrong. */
  isWrong: (part: string) => boolean;
  /** The token by which a browser fills the date in. */
  autoComplete: string | undefined;
  autoFocus: boolean;
}

/**
 * The parts of a date in the order of the locale, each a spin button: typed, or changed by the
 * arrow keys. The field around it provides id, label and error.
 */
export function DateSegments({
  answer,
  change,
  locale,
  today,
  isWrong,
  autoComplete,
  autoFocus,
}: DateSegmentsProps) {
  const { control, labelId } = useFieldControl({});
  const isDisabled = control.disabled ?? false;
  const isRequired = control.required ?? false;
  const isInvalid = Boolean(control['aria-invalid']);
  const group = useRef<HTMLDivElement>(null);
  const state = useDateSegments({
    ...{ answer, change, locale, today, isDisabled, isInvalid, isRequired },
  });
  const { fieldProps } = useDateField(
    {
      ...{ isDisabled, isRequired, isInvalid, autoFocus },
      validationBehavior: 'aria',
      'aria-labelledby': labelId,
      'aria-describedby': control['aria-describedby'],
    },
    state,
    group,
  );
  // Numbers without marks of direction run from left to right in every language.
  const isRightToLeft = state.segments.some(({ text }) => text.includes('\u200f'));
  return (
    <div {...fieldProps} ref={group} id={control.id} className={css.group}>
      <span dir={isRightToLeft ? 'rtl' : 'ltr'} className={css.segments}>
        {state.segments.map((segment, index) =>
          isDatePart(segment.type) ? (
            <Segment
              key={segment.type}
              {...{ segment, state, labelId }}
              part={segment.type}
              id={`${control.id}-${segment.type}`}
              isWrong={isWrong(segment.type)}
            />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: separators have no name, and no order changes.
            <span key={index} aria-hidden="true" className={css.separator}>
              {segment.text}
            </span>
          ),
        )}
      </span>
      {autoComplete && (
        <input
          type="date"
          autoComplete={autoComplete}
          aria-hidden="true"
          tabIndex={-1}
          disabled={isDisabled}
          className={css.autofill}
          value={toInputValue(answer, locale)}
          onChange={({ target }) => {
            const date = target.valueAsDate;
            if (date) change(() => formatDateAnswer(date, locale));
          }}
        />
      )}
    </div>
  );
}

/** Returns a date as date inputs have it: `1990-03-27`, or nothing for an incomplete one. */
function toInputValue(answer: DateAnswer, locale: string): string {
  const date = readDate(answer, locale);
  return date instanceof Date ? date.toISOString().slice(0, 10) : '';
}

/** Announces the value of a spin button when it changes under the focus. */
function useAnnounceValue(ref: RefObject<HTMLElement | null>, value: string) {
  const announce = useAnnounce();
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    if (document.activeElement === ref.current) announce(value, 'assertive');
  }, [announce, ref, value]);
}

interface SegmentProps {
  segment: DateSegment;
  state: DateFieldState;
  part: DatePart;
  id: string;
  labelId: string | undefined;
  isWrong: boolean;
}

function Segment({ segment, state, part, id, labelId, isWrong }: SegmentProps) {
  const { t } = useUi();
  const ref = useRef<HTMLSpanElement>(null);
  const { segmentProps } = useDateSegment(segment, state, ref);
  const { onFocus, onBlur, 'aria-valuetext': valueText } = segmentProps;
  const value = segment.isPlaceholder ? t('forms.empty') : (valueText ?? segment.text);
  useAnnounceValue(ref, value);
  const own = {
    id,
    'aria-label': t(`forms.${part}`),
    'aria-labelledby': joinIds(id, labelId),
    // React Aria would mark all parts of a wrong date.
    'aria-invalid': isWrong || undefined,
    // Where a segment is a text box, it has no value text.
    ...(valueText && { 'aria-valuetext': value }),
    onFocus(event: FocusEvent<HTMLDivElement>) {
      onFocus?.(event);
      // React Aria has its own live region, without Persian texts, for spin buttons with the focus.
      onBlur?.(event);
    },
  };
  return (
    <span {...segmentProps} {...own} ref={ref} className={css.part[part]}>
      {segment.text}
    </span>
  );
}
