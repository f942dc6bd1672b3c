'use client';

import type { EventOccurrence } from '@vitrine/atoms';
import { Field } from '../../primitives/field/Field.tsx';
import * as Select from '../../primitives/select/Select.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './EventDates.css.ts';
import { getOccurrenceLabel, getOccurrenceLine } from './occurrence-label.ts';
import '../../messages/en/event-page.ts';

interface LaterDatesProps {
  dates: readonly EventOccurrence[];
  chosenId: string;
  onPick: (eventId: string) => void;
}

/** The dates after those of the list, in a select. */
export default function LaterDates({ dates, chosenId, onPick }: LaterDatesProps) {
  const ui = useUi();
  return (
    <Field label={ui.t('dates.more', { count: dates.length })} className={css.more}>
      <Select.Root
        value={dates.some(({ event }) => event._id === chosenId) ? chosenId : ''}
        placeholder={ui.t('dates.morePlaceholder')}
        onValueChange={onPick}
      >
        {dates.map((one) => (
          <Select.Item
            key={one.event._id}
            value={one.event._id}
            disabled={!one.isBookable && one.event._id !== chosenId}
          >
            {getOccurrenceLine(one, ui)}
            {!one.isBookable && ` (${getOccurrenceLabel(one.step, ui)?.text ?? ''})`}
          </Select.Item>
        ))}
      </Select.Root>
    </Field>
  );
}
