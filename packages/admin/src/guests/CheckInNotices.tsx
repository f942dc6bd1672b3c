'use client';

import { useAtomValue, useSetAtom } from '@vitrine/atoms';
import { Button, Callout } from '@vitrine/ui';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import { useMomentFormats } from '../utils/use-moment-formats.ts';
import * as css from './CheckInNotices.css.ts';
import { getGuestName } from './guest-text.ts';
import type { UsedCheckIn } from './use-check-in.ts';
import '../messages/en/guests.ts';

/** A lost connection, and check-ins that the platform did not carry out, such as double entries. */
export function CheckInNotices({ checkIn, guests, connection, send }: UsedCheckIn) {
  const t = useAdminTranslate();
  const { time } = useMomentFormats();
  const conflicts = useAtomValue(checkIn.conflictsAtom);
  const dismiss = useSetAtom(checkIn.dismissConflictsAtom);
  const { failingSince, unsentCount, isDenied } = connection;
  const getName = (ticketNumber: string) => {
    const guest = guests.find((one) => one.ticketNumber === ticketNumber);
    return guest ? getGuestName(guest, t) : ticketNumber;
  };
  return (
    <>
      {failingSince && (
        <Callout
          tone={isDenied ? 'danger' : 'info'}
          announce={false}
          action={
            <Button emphasis="text" tone="inherit" onClick={send}>
              {t('admin.guests.sendNow')}
            </Button>
          }
        >
          {t(isDenied ? 'admin.guests.denied' : 'admin.guests.offline', {
            time: time(failingSince),
            count: unsentCount,
          })}
        </Callout>
      )}
      {conflicts.length > 0 && (
        <Callout
          tone="warning"
          action={
            <Button emphasis="text" tone="inherit" onClick={() => dismiss()}>
              {t('admin.guests.conflict.dismiss')}
            </Button>
          }
        >
          {t('admin.guests.conflict.title', { count: conflicts.length })}
          <ul className={css.conflicts}>
            {conflicts.map(({ id, ticketNumber, reason, at, otherAt }) => (
              <li key={id}>
                {t(
                  `admin.guests.conflict.${reason}` as 'admin.guests.conflict.already-checked-in',
                  {
                    name: getName(ticketNumber),
                    time: time(new Date(at)),
                    otherTime: otherAt ? time(new Date(otherAt)) : '',
                  },
                )}
              </li>
            ))}
          </ul>
        </Callout>
      )}
    </>
  );
}
