'use client';

import {
  type CheckInVerdict,
  createKeyScanner,
  eventTimes,
  filterGuests,
  type Guest,
  getVerdict,
} from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import {
  AppLink,
  Button,
  classes,
  DropdownMenu,
  getDateFormat,
  getNumberFormat,
  Heading,
  type HeadingLevel,
  Icon,
  IconButton,
  LoadError,
  nextHeadingLevel,
  Progress,
  TextField,
  useAnnounce,
  useAppNavigate,
  useUi,
} from '@vitrine/ui';
import { ChevronLeft, Ellipsis, ScanLine, Search } from 'lucide-react';
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { StatusMark } from '../frame/StatusMark.tsx';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import { useAfterRender } from '../utils/use-after-render.ts';
import { CheckInNotices } from './CheckInNotices.tsx';
import * as css from './CheckInScreen.css.ts';
import {
  CheckInVerdictBlock,
  getGuestsToCheckIn,
  getRefusalText,
  verdictTones,
} from './CheckInVerdictBlock.tsx';
import { CodeCamera, openCamera } from './CodeCamera.tsx';
import { getGuestMark, getGuestName, getStateText, useCheckInTime } from './guest-text.ts';
import { useCheckIn } from './use-check-in.ts';
import { useFeedback } from './use-feedback.ts';
import '../messages/en/guests.ts';

/** Guests that a search shows at once. */
const MAX_RESULTS = 20;

/** Guests who were checked in last. */
const RECENT = 5;

export interface CheckInScreenProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The event whose guests are checked in. */
  eventId: string;
  /** URL of the page with the guest list. */
  guestsHref?: string;
  /** Heading level of the event's title. Default 1. */
  level?: HeadingLevel;
  /** Opens the camera; by default the one at the back of the device. */
  getCamera?: () => Promise<MediaStream>;
}

/**
 * The check-in of an event, on a phone first: by camera, by a hardware scanner that types a code and
 * Enter, or by name. A scanned ticket is checked in the following order: canceled, not paid, another event
 * or date, already checked in; otherwise the guest is checked in at once, with Undo. Without a connection
 * it goes on, and sends later. It shows no email address and no phone number. See
 * docs/reference/orders.mdx.
 */
export function CheckInScreen({
  eventId,
  guestsHref,
  level = 1,
  getCamera = openCamera,
  className,
  ...rest
}: CheckInScreenProps) {
  const t = useAdminTranslate();
  const announce = useAnnounce();
  const navigate = useAppNavigate();
  const { locale } = useUi();
  const formatTime = useCheckInTime();
  const check = useCheckIn(eventId);
  const { guests, counts, orders, event, connection, canCheckIn, admit, undo } = check;
  const { settings, setSettings, signal } = useFeedback();
  const [mode, setMode] = useState<'idle' | 'camera' | 'search'>('idle');
  /** Each opening of the camera has a number, so that a failure belongs to one of them. */
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  const isScanning = mode === 'camera' && failedAttempt !== attempt;
  const [verdict, setVerdict] = useState<CheckInVerdict>();
  const { format } = getNumberFormat(locale);
  const result = useRef<HTMLDivElement>(null);
  const scanButton = useRef<HTMLButtonElement>(null);
  const afterRender = useAfterRender();

  const show = (next: CheckInVerdict, { hasFocus = false } = {}) => {
    setVerdict(next);
    const tone = verdictTones[next.kind];
    signal(tone);
    const name = 'guest' in next ? getGuestName(next.guest, t) : undefined;
    if (next.kind !== 'valid') {
      const text = getRefusalText(next, formatTime, t);
      announce([name, text].filter(Boolean).join(': '), 'assertive');
    } else if (canCheckIn && name) {
      admit([next.guest]);
      announce(t('admin.guests.checkedIn', { count: 1, name }));
    } else announce([name, t('admin.guests.verdict.valid')].filter(Boolean).join(': '));
    afterRender(() => {
      if (hasFocus) result.current?.focus({ preventScroll: true });
      result.current?.scrollIntoView({ block: 'nearest' });
    });
  };
  const scan = (code: string) => {
    // Until the guests are loaded, no code is known.
    if (!orders.data) return;
    const isSearching = mode === 'search';
    if (isSearching) setMode('idle');
    // The field that had the focus disappears with the search.
    show(getVerdict(code, guests, eventId), { hasFocus: isSearching });
  };
  const scanKeys = useEffectEvent(scan);
  useEffect(() => {
    const readKey = createKeyScanner();
    const read = (pressed: KeyboardEvent) => {
      const code = readKey(pressed.key, pressed.timeStamp);
      if (!code) return;
      // The Enter of a scanner presses no button.
      pressed.preventDefault();
      pressed.stopPropagation();
      scanKeys(code);
    };
    addEventListener('keydown', read, true);
    return () => removeEventListener('keydown', read, true);
  }, []);

  const checkIn = (some: readonly Guest[]) => {
    const [first] = some;
    if (!first) return;
    admit(some);
    signal('success');
    announce(t('admin.guests.checkedIn', { count: some.length, name: getGuestName(first, t) }));
  };
  const undoCheckIn = (guest: Guest) => {
    undo([guest]);
    // The guest is expected again: the ticket is valid.
    setVerdict({ kind: 'valid', guest });
    announce(t('admin.guests.verdict.undone', { name: getGuestName(guest, t) }));
  };

  const recent = guests
    .flatMap((guest) => (guest.state.kind === 'checked-in' ? [{ guest, at: guest.state.at }] : []))
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, RECENT);
  const { unsentCount } = connection;
  const below = nextHeadingLevel(level);
  const RecentTitle = `h${below}` as const;
  // One main action at a time: that of the result comes first.
  const isActing =
    mode !== 'search' && verdict !== undefined && getGuestsToCheckIn(verdict, check).length > 0;
  return (
    <section {...rest} className={classes(css.root, className)}>
      <header className={css.header}>
        {guestsHref && (
          <IconButton label={t('admin.guests.screen.back')} icon={ChevronLeft} mirrored asChild>
            <AppLink href={guestsHref} />
          </IconButton>
        )}
        <div className={css.heading}>
          <Heading level={level} variant="bodyStrong">
            {event?.title ?? t('admin.guests.screen.title')}
          </Heading>
          {event && <p className={css.where}>{getEventFacts(event, locale)}</p>}
        </div>
        <DropdownMenu.Root>
          <DropdownMenu.Trigger asChild>
            <IconButton label={t('admin.guests.screen.menu')} icon={Ellipsis} />
          </DropdownMenu.Trigger>
          <DropdownMenu.Content align="end">
            <DropdownMenu.CheckboxItem
              checked={settings.sound}
              onCheckedChange={(sound) => setSettings({ ...settings, sound })}
            >
              {t('admin.guests.screen.sound')}
            </DropdownMenu.CheckboxItem>
            <DropdownMenu.CheckboxItem
              checked={settings.vibration}
              onCheckedChange={(vibration) => setSettings({ ...settings, vibration })}
            >
              {t('admin.guests.screen.vibration')}
            </DropdownMenu.CheckboxItem>
            {guestsHref && (
              <DropdownMenu.Item onSelect={() => navigate(guestsHref)}>
                {t('admin.guests.screen.list')}
              </DropdownMenu.Item>
            )}
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      </header>
      <div className={css.counts}>
        <span className={css.count}>
          {t('admin.guests.screen.count', {
            checkedIn: format(counts['checked-in']),
            valid: format(counts.valid),
          })}
        </span>
        {canCheckIn && (
          <span className={css.sent}>
            {unsentCount > 0
              ? t('admin.guests.screen.unsent', { count: unsentCount })
              : t('admin.guests.screen.sent')}
          </span>
        )}
        <Progress
          className={css.progress}
          label={t('admin.guests.progress')}
          value={counts['checked-in']}
          max={Math.max(1, counts.valid)}
        />
      </div>
      {mode === 'camera' && (
        <CodeCamera
          key={attempt}
          open={getCamera}
          onCode={scan}
          onFailure={() => setFailedAttempt(attempt)}
          onRetry={() => {
            // The button that was pressed disappears.
            scanButton.current?.focus();
            setAttempt(attempt + 1);
          }}
        />
      )}
      {mode === 'search' && (
        <GuestSearch
          guests={guests}
          onSelect={(guest) => {
            setMode('idle');
            // The button that was pressed disappears with the search.
            show(getVerdict(guest.ticketNumber, guests, eventId), { hasFocus: true });
          }}
        />
      )}
      <div className={css.content}>
        {orders.isError && !orders.data && (
          <LoadError onRetry={() => void check.reload()}>{t('admin.guests.loadFailed')}</LoadError>
        )}
        {mode !== 'search' && verdict && (
          <div ref={result} tabIndex={-1} className={css.result}>
            <CheckInVerdictBlock
              {...{ verdict, check }}
              level={below}
              onCheckIn={checkIn}
              onUndo={undoCheckIn}
            />
          </div>
        )}
        {mode === 'idle' && !verdict && <p className={css.idle}>{t('admin.guests.screen.idle')}</p>}
        <CheckInNotices {...check} />
        {mode !== 'search' && (
          <section className={css.recent}>
            <RecentTitle className={css.recentTitle}>{t('admin.guests.screen.recent')}</RecentTitle>
            {recent.length === 0 && (
              <p className={css.idle}>{t('admin.guests.screen.recentEmpty')}</p>
            )}
            <ul className={css.list}>
              {recent.map(({ guest, at }) => (
                <li key={guest.ticketNumber} className={css.row}>
                  <span className={css.itemName}>
                    <bdi className={css.strong}>{getGuestName(guest, t)}</bdi>
                    <bdi className={css.muted}>{guest.ticket.name}</bdi>
                  </span>
                  {'isUnsent' in guest.state && guest.state.isUnsent ? (
                    <StatusMark kind="in-progress" className={css.unsent}>
                      {t('admin.guests.screen.unsentAt', { time: formatTime(at) })}
                    </StatusMark>
                  ) : (
                    <span className={css.muted}>{formatTime(at)}</span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <footer className={css.footer}>
        <Button
          ref={scanButton}
          size="large"
          emphasis={isScanning || isActing ? 'outline' : 'primary'}
          className={css.wide}
          onClick={() => {
            if (!isScanning) setAttempt(attempt + 1);
            setMode(isScanning ? 'idle' : 'camera');
          }}
        >
          <Icon as={ScanLine} />
          {t(isScanning ? 'admin.guests.screen.stop' : 'admin.guests.screen.scan')}
        </Button>
        <Button
          size="large"
          aria-pressed={mode === 'search'}
          className={css.wide}
          onClick={() => setMode(mode === 'search' ? 'idle' : 'search')}
        >
          <Icon as={Search} />
          {t('admin.guests.screen.find')}
        </Button>
      </footer>
    </section>
  );
}

/** Returns where an event is, and when it begins by its own clock. */
function getEventFacts({ location, dateAndTimeSettings }: EventV3, locale: string): string {
  const times = eventTimes(dateAndTimeSettings);
  const start =
    times.kind === 'dated' &&
    getDateFormat(locale, {
      ...({ weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric' } as const),
      ...({ minute: '2-digit', timeZone: times.timeZone } as const),
    }).format(times.start);
  return [location.name, start].filter(Boolean).join(' · ');
}

interface GuestSearchProps {
  guests: readonly Guest[];
  onSelect: (guest: Guest) => void;
}

/** Guests by name, or by the number of their order or ticket. */
function GuestSearch({ guests, onSelect }: GuestSearchProps) {
  const t = useAdminTranslate();
  const formatTime = useCheckInTime();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const found = text.trim() === '' ? [] : filterGuests(guests, 'all', text).slice(0, MAX_RESULTS);
  useEffect(() => field.current?.focus(), []);
  return (
    <div className={css.search}>
      <TextField
        ref={field}
        type="text"
        inputMode="search"
        autoComplete="off"
        aria-label={t('admin.guests.search')}
        placeholder={t('admin.guests.searchPlaceholder')}
        value={text}
        prefix={<Icon as={Search} size="small" />}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {text.trim() !== '' && found.length === 0 && (
        <p className={css.idle} role="status">
          {t('admin.guests.noMatch.search', { text })}
        </p>
      )}
      <ul className={css.list} aria-label={t('admin.guests.screen.results')}>
        {found.map((guest) => (
          <li key={guest.ticketNumber}>
            <button type="button" className={css.found} onClick={() => onSelect(guest)}>
              <span className={css.itemName}>
                <bdi className={css.strong}>{getGuestName(guest, t)}</bdi>
                <bdi className={css.muted}>{guest.ticket.name}</bdi>
              </span>
              <StatusMark kind={getGuestMark(guest.state)}>
                {getStateText(guest, formatTime, t)}
              </StatusMark>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
