'use client';

import { dateInZone, getAutocomplete, toDate } from '@vitrine/atoms';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useVisitorTimeZone } from '../../../../patterns/date-time/use-visitor-time-zone.ts';
import { useFieldControl } from '../../../../primitives/field/field-context.ts';
import { box } from '../../../../primitives/field/input-box.css.ts';
import { useUi } from '../../../../provider/UiProvider.tsx';
import { classes } from '../../../../utils/classes.ts';
import type { DateWidgetProps } from '../DateControl.tsx';
import { WrittenDate } from '../WrittenDate.tsx';
import { DatePopover } from './DatePopover.tsx';
import { DateSegments } from './DateSegments.tsx';
import * as css from './SegmentedDate.css.ts';
import { withCalendar } from './use-date-segments.ts';

export interface SegmentedDateProps extends DateWidgetProps {
  /** Whether the first segment receives the focus at once. */
  autoFocus?: boolean;
}

/** The segments of a date, and the button of its calendar unless it is a date of birth. */
export default function SegmentedDate({ question, field, autoFocus = false }: SegmentedDateProps) {
  const { locale: pageLocale } = useUi();
  const { state } = useFieldControl({});
  const { section, answer, change, getError } = field;
  const today = dateInZone(new Date(), useVisitorTimeZone() ?? 'UTC');
  const locale = withCalendar(pageLocale);
  // Browsers fill in dates of birth, which are too far away for a calendar.
  const autoComplete = getAutocomplete(question, { section });
  return (
    <div className={css.root}>
      <div {...state} className={classes(box, css.frame)}>
        <I18nProvider locale={locale}>
          <DateSegments
            {...{ answer, change, locale, autoComplete, autoFocus }}
            today={toDate(today)}
            isWrong={(part) => Boolean(getError(part) || getError())}
          />
        </I18nProvider>
        {!autoComplete && <DatePopover {...{ question, answer, change, today }} />}
      </div>
      <WrittenDate answer={answer} />
    </div>
  );
}
