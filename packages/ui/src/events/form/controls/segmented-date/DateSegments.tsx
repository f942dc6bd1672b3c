import { type DateAnswer, formatDateAnswer, readDate } from '@vitrine/atoms';
import { useRef } from 'react';
import { useDateField, useDateSegment } from 'react-aria/useDateField';
import type { DateFieldState, DateSegment } from 'react-stately/useDateFieldState';
import { useFieldControl } from '../../../../primitives/field/field-context.ts';
import { useUi } from '../../../../provider/UiProvider.tsx';
import { joinIds } from '../../../../utils/ids.ts';
import * as css from './DateSegments.css.ts';
import { isDatePart, useDateSegments } from './use-date-segments.ts';

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
        {state.segments.map((segment, index) => (
          <Segment
            // biome-ignore lint/suspicious/noArrayIndexKey: separators have no name, and no order changes.
            key={index}
            segment={segment}
            state={state}
            id={`${control.id}-${segment.type}`}
            labelId={labelId}
            isWrong={isWrong(segment.type)}
          />
        ))}
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

interface SegmentProps {
  segment: DateSegment;
  state: DateFieldState;
  id: string;
  labelId: string | undefined;
  isWrong: boolean;
}

function Segment({ segment, state, id, labelId, isWrong }: SegmentProps) {
  const { t } = useUi();
  const ref = useRef<HTMLSpanElement>(null);
  const { segmentProps } = useDateSegment(segment, state, ref);
  const { type, text, isPlaceholder } = segment;
  if (!isDatePart(type)) {
    return (
      <span {...segmentProps} className={css.separator}>
        {text}
      </span>
    );
  }
  const own = {
    id,
    'aria-label': t(`forms.${type}`),
    'aria-labelledby': joinIds(id, labelId),
    // React Aria would mark all parts of a wrong date.
    'aria-invalid': isWrong || undefined,
    // React Aria has no Persian texts. Where a segment is a text box, it has no value text.
    ...(isPlaceholder && segmentProps['aria-valuetext'] && { 'aria-valuetext': t('forms.empty') }),
  };
  return (
    <span {...segmentProps} {...own} ref={ref} className={css.part[type]}>
      {text}
    </span>
  );
}
