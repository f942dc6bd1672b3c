'use client';

import { lazy, Suspense, useState } from 'react';
import { FieldGroup } from '../../../../primitives/field/FieldGroup.tsx';
import { box } from '../../../../primitives/field/input-box.css.ts';
import { DateInputs, type DateWidgetProps, getDateControl } from '../DateControl.tsx';

/** Where the field can't be loaded, its date has separate inputs. */
const SegmentedDate = lazy(() =>
  import('./SegmentedDate.tsx').catch(() => ({ default: DateInputs })),
);

/** A date in segments; an empty box until they are loaded. */
function LoadedDate(props: DateWidgetProps) {
  const [isFocused, setFocused] = useState(false);
  const empty = (
    <FieldGroup
      aria-busy="true"
      // An error summary or a link to the question may lead here meanwhile.
      tabIndex={-1}
      className={box}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    />
  );
  return (
    <Suspense fallback={empty}>
      <SegmentedDate {...props} autoFocus={isFocused} />
    </Suspense>
  );
}

/**
 * A date in one field with a segment for each part, in the order and the calendar of the locale,
 * and a calendar for dates that are near. Answers, errors, drafts and autofill are those of the
 * default control. It is loaded when a form shows a date, about 56 kB.
 *
 * @example
 * <EventForm.Root sections={sections} controls={{ DATE: SegmentedDateControl }}>
 */
export const SegmentedDateControl = getDateControl(LoadedDate);
