'use client';

import { type CalendarEvent, eventTimes, makeCalendarFile } from '@vitrine/atoms';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useAnnounce } from '../../primitives/announcer/Announcer.tsx';
import { Button, type ButtonProps } from '../../primitives/button/Button.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './EventActions.css.ts';
import '../../messages/en/event-page.ts';

/** Saves a file through the browser. */
function downloadFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Some browsers read it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export interface AddToCalendarProps
  extends Omit<ButtonProps, 'asChild' | 'children' | 'onClick' | 'state' | 'labels'> {
  /** The event, or the fields of it that a calendar has. */
  event: CalendarEvent & { slug?: string };
  /** The page of the event, for the calendar. */
  url?: string;
  /** Receives the file. By default the browser saves it. */
  save?: (file: File) => void;
}

/**
 * Saves the event as a calendar file, which is made on this device: no calendar's server hears of
 * it. Nothing for an event without a date. A canceled one is marked so in the calendar.
 */
export function AddToCalendar({
  event,
  url,
  save = downloadFile,
  className,
  ...rest
}: AddToCalendarProps) {
  const { t } = useUi();
  const announce = useAnnounce();
  const [isFailed, setFailed] = useState(false);
  if (eventTimes(event.dateAndTimeSettings).kind !== 'dated') return null;
  const isCanceled = event.status === 'CANCELED';

  const add = async () => {
    try {
      const text = await makeCalendarFile([event], {
        online: t('venue.online'),
        ...(url && { getEventUrl: () => url }),
      });
      if (text === undefined) return;
      save(new File([text], `${event.slug || event._id}.ics`, { type: 'text/calendar' }));
      setFailed(false);
      announce(t('share.saved'));
    } catch {
      // The code that creates the file could not be loaded.
      setFailed(true);
      announce(t('share.notSaved'), 'assertive');
    }
  };
  const label = isCanceled ? t('share.calendarCanceled') : t('share.calendar');
  return (
    <Button
      {...rest}
      aria-label={isFailed ? undefined : label}
      className={classes(css.action, className)}
      onClick={() => void add()}
    >
      <span className={css.label}>
        <Icon as={CalendarPlus} />
        <span className={css.long}>{isFailed ? t('share.notSaved') : label}</span>
        <span className={css.short}>
          {isFailed ? t('share.notSaved') : t('share.calendarShort')}
        </span>
      </span>
    </Button>
  );
}
