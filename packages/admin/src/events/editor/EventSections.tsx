'use client';

import {
  canEditDescription,
  descriptionFromHtml,
  descriptionHtml,
  descriptionText,
  type EventFormValues,
  eventTimes,
  getLocalTime,
  timesForVisitor,
  toPreviewEvent,
} from '@vitrine/atoms';
import type { RegistrationType } from '@vitrine/client/events';
import {
  Button,
  Combobox,
  Field,
  getDateFormat,
  Icon,
  Picture,
  useUi,
  useVisitorTimeZone,
} from '@vitrine/ui';
import { Lock } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { EditorTextField } from '../../editor/EditorFields.tsx';
import * as layout from '../../editor/EditorLayout.css.ts';
import { PageSection } from '../../frame/PageSection.tsx';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { RichTextField } from '../../rich-text/RichTextField.tsx';
import { suggestSlug } from '../../utils/suggest-slug.ts';
import { getDaysBetween } from '../event-state.ts';
import { EventCategories } from './EventCategories.tsx';
import { EventDateTable } from './EventDateTable.tsx';
import * as css from './EventEditor.css.ts';
import { EventCheckbox, EventChoice, EventTextField, useEventField } from './EventFields.tsx';
import { EventSeries } from './EventSeries.tsx';
import { useEventEditorContext } from './event-editor-context.ts';
import '../../messages/en/event-editor.ts';

interface SectionProps {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the form, with the heading level of the editor. */
function Section(props: SectionProps) {
  const { level } = useEventEditorContext();
  return <PageSection {...props} level={level} className={layout.section} />;
}

/** Title, texts and image. */
export function BasicsSection() {
  const t = useAdminTranslate();
  const { state } = useEventEditorContext();
  const { imageUrl, title } = state.values;
  return (
    <Section title={t('admin.eventEditor.basics')}>
      <EventTextField name="title" required />
      <SlugField />
      <EventTextField name="shortDescription" rows={2} optional />
      <DescriptionField />
      <EventCategories />
      <div className={css.image}>
        <div className={css.imageFields}>
          <EventTextField
            name="imageUrl"
            inputMode="url"
            dir="ltr"
            hint={t('admin.eventEditor.imageHint')}
            optional
          />
          <EventTextField name="imageAltText" hint={t('admin.eventEditor.altHint')} optional />
        </div>
        {imageUrl !== '' && (
          <div className={css.thumbnail}>
            <Picture
              image={{ url: imageUrl }}
              name={title}
              decorative
              sizes="112px"
              ratio={4 / 5}
            />
          </div>
        )}
      </div>
    </Section>
  );
}

function SlugField() {
  const t = useAdminTranslate();
  const { state } = useEventEditorContext();
  const field = useEventField('slug');
  const suggestion = suggestSlug(field.value);
  return (
    <EventTextField
      name="slug"
      dir="ltr"
      prefix="/"
      hint={!state.entity && t('admin.eventEditor.slugHint')}
      optional={!state.entity}
      action={
        field.problem?.kind === 'slug-taken' && (
          <Button emphasis="text" onClick={() => field.setValue(suggestion)}>
            {t('admin.eventEditor.slugUse', { slug: suggestion })}
          </Button>
        )
      }
    />
  );
}

/** The description with its formatting, unless the editor would lose a part of it. */
function DescriptionField() {
  const t = useAdminTranslate();
  const { state, isReadOnly } = useEventEditorContext();
  const field = useEventField('description');
  const document = field.value;
  /** HTML as it was written: that of its document may differ, for example in spaces. */
  const [written, setWritten] = useState<{ html: string; document: typeof document }>();
  const html = written?.document === document ? written.html : toEditedHtml(document);
  const [isSimplified, setSimplified] = useState(false);
  const isLocked = useMemo(
    () => !isReadOnly && !canEditDescription(document),
    [isReadOnly, document],
  );
  const saved = state.entity?.description ?? null;
  const change = (next: string) => {
    const isSaved = next === toEditedHtml(saved);
    const changed = isSaved ? saved : (descriptionFromHtml(next, document) ?? null);
    setWritten({ html: next, document: changed });
    field.setValue(changed);
  };
  if (!isReadOnly && !isLocked) {
    return (
      <RichTextField
        field={{ ...field, value: html, setValue: change }}
        withoutCode
        focusesOnLoad={isSimplified}
      />
    );
  }
  return (
    <EditorTextField
      field={{ ...field, value: descriptionText(document), setValue: () => {} }}
      rows={4}
      disabled
      className={layout.readOnly}
      hint={isLocked && t('admin.eventEditor.formatted')}
      action={
        isLocked && (
          <Button
            emphasis="text"
            onClick={() => {
              setSimplified(true);
              field.setValue(descriptionFromHtml(html, document) ?? null);
            }}
          >
            {t('admin.eventEditor.simplify')}
          </Button>
        )
      }
    />
  );
}

const toEditedHtml = (document: EventFormValues['description']) =>
  descriptionHtml(document, { keepsEmptyParagraphs: true });

const DAY_MS = 86_400_000;

/** Start, end and time zone, or that they are to be announced. */
export function DateSection() {
  const t = useAdminTranslate();
  const { state, change } = useEventEditorContext();
  const { dateKind, startDate, endDate } = state.values;
  // Only a draft can become a series.
  const isPublished = state.entity !== undefined && state.entity.status !== 'DRAFT';
  // An event that is moved stays as long as it is.
  const moveStart = (day: string) => {
    const isMove = startDate !== '' && endDate !== '' && day !== '';
    const end = isMove
      ? new Date(Date.parse(endDate) + getDaysBetween(startDate, day) * DAY_MS)
      : undefined;
    const moved = end ? end.toISOString().slice(0, 10) : endDate || day;
    change({ startDate: day, endDate: moved });
  };
  return (
    <Section title={t('admin.eventEditor.date')}>
      <EventChoice name="dateKind" without={isPublished ? ['recurring'] : []} />
      {dateKind === 'to-be-announced' && <EventTextField name="dateMessage" optional />}
      {dateKind === 'recurring' && (
        <>
          <EventDateTable />
          <TimeZoneField />
          <EventCheckbox name="showTimeZone" hint={t('admin.eventEditor.showTimeZone.hint')} />
        </>
      )}
      {dateKind === 'dated' && (
        <>
          <div className={css.dates}>
            <EventTextField name="startDate" type="date" onValue={moveStart} required />
            <EventTextField name="startTime" type="time" required />
            <EventTextField name="endDate" type="date" required />
            <EventTextField name="endTime" type="time" required />
          </div>
          <OwnerTime />
          <TimeZoneField />
          <div className={layout.checkboxes}>
            <EventCheckbox name="showTimeZone" hint={t('admin.eventEditor.showTimeZone.hint')} />
            <EventCheckbox name="hideEnd" />
          </div>
        </>
      )}
      {state.entity && isPublished && <EventSeries event={state.entity} />}
    </Section>
  );
}

/** When the event begins by the owner's own clock, where that differs. */
function OwnerTime() {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const ownZone = useVisitorTimeZone();
  const { state } = useEventEditorContext();
  const { dateAndTimeSettings } = toPreviewEvent(
    state.entity,
    state.values,
    state.changes.map(({ key }) => key),
  );
  const times = eventTimes(dateAndTimeSettings);
  if (times.kind !== 'dated' || !ownZone || !timesForVisitor(times, ownZone)) return null;
  const format = getDateFormat(locale, {
    ...({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const),
    ...({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const),
  });
  const local = new Date(`${getLocalTime(times.start, ownZone)}Z`);
  return (
    <p className={layout.hint}>{t('admin.eventEditor.yourTime', { time: format.format(local) })}</p>
  );
}

function TimeZoneField() {
  const field = useEventField('timeZone');
  const options = useMemo(() => {
    const zones = new Set([field.value, 'UTC', ...Intl.supportedValuesOf('timeZone')]);
    return [...zones].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
  }, [field.value]);
  return (
    <Field
      id={field.id}
      label={field.label}
      hint={field.note && <span className={layout.note}>{field.note}</span>}
      error={field.error}
      disabled={field.disabled}
      required
    >
      <Combobox
        options={options}
        value={field.value}
        onValueChange={(zone) => zone && field.setValue(zone)}
        className={field.isChanged ? layout.changed : ''}
        onFocus={field.focusProps.onFocus}
      />
    </Field>
  );
}

/** The countries and regions that this browser knows, by name. */
function useCountries(): { value: string; label: string }[] {
  const { locale } = useUi();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
    const { compare } = new Intl.Collator(locale);
    return letters
      .flatMap((first) => letters.map((second) => first + second))
      .flatMap((code) => {
        const label = names.of(code);
        const isAlias = new Intl.Locale(`und-${code}`).region !== code || notCountries.has(code);
        return label && !isAlias ? [{ value: code, label }] : [];
      })
      .sort((one, other) => compare(one.label, other.label));
  }, [locale]);
}

/** Codes with a name that are no country or region: unions, test codes and former ones. */
const notCountries = new Set([
  ...['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ', 'UK', 'AN', 'BU', 'CS', 'DD', 'DY', 'FX', 'HV'],
  ...[
    'NH',
    'NT',
    'RH',
    'SU',
    'TP',
    'VD',
    'YD',
    'YU',
    'ZR',
    'CP',
    'DG',
    'EA',
    'IC',
    'AC',
    'TA',
    'CQ',
  ],
]);

/** The venue with its address, or where the event is streamed. */
export function LocationSection() {
  const t = useAdminTranslate();
  const { state } = useEventEditorContext();
  const { locationKind } = state.values;
  const country = useEventField('country');
  const countries = useCountries();
  const names = {
    venue: undefined,
    online: t('admin.eventEditor.onlineName'),
    'to-be-announced': t('admin.eventEditor.locationLabel'),
  };
  const label = names[locationKind];
  return (
    <Section title={t('admin.eventEditor.location')}>
      <EventChoice name="locationKind" />
      <EventTextField name="locationName" optional {...(label && { label })} />
      {locationKind === 'venue' && (
        <>
          <EventTextField name="street" autoComplete="off" optional />
          <div className={css.place}>
            <EventTextField name="postalCode" autoComplete="off" optional />
            <EventTextField name="city" autoComplete="off" optional />
          </div>
          <Field
            id={country.id}
            label={country.label}
            hint={country.note && <span className={layout.note}>{country.note}</span>}
            error={country.error}
            disabled={country.disabled}
            optional
          >
            <Combobox
              options={countries}
              value={country.value}
              className={country.isChanged ? layout.changed : ''}
              onValueChange={country.setValue}
              onFocus={country.focusProps.onFocus}
            />
          </Field>
          <EventTextField name="directions" hint={t('admin.eventEditor.directionsHint')} optional />
        </>
      )}
    </Section>
  );
}

/** How guests register, with the settings of that type. */
export function RegistrationSection() {
  const t = useAdminTranslate();
  const { state } = useEventEditorContext();
  const { registrationType: type } = state.values;
  return (
    <Section title={t('admin.eventEditor.registration')}>
      {state.entity ? (
        <LockedValue reason={t('admin.eventEditor.typeLocked')}>
          {t(`admin.eventEditor.type.${type}`)}
        </LockedValue>
      ) : (
        <EventChoice
          name="registrationType"
          hint={t('admin.eventEditor.typeFinal')}
          getHint={(value) => t(`admin.eventEditor.typeHint.${value as RegistrationType}`)}
        />
      )}
      {type === 'TICKETING' && <TicketSettings />}
      {type === 'RSVP' && <RsvpSettings />}
      {type === 'EXTERNAL' && (
        <EventTextField name="externalUrl" inputMode="url" dir="ltr" required />
      )}
      {type !== 'NONE' && (
        <>
          {type !== 'EXTERNAL' && <EventChoice name="guestTypes" />}
          <div className={layout.checkboxes}>
            <EventCheckbox name="registrationPaused" hint={t('admin.eventEditor.pausedHint')} />
            <EventCheckbox name="registrationDisabled" hint={t('admin.eventEditor.disabledHint')} />
          </div>
        </>
      )}
    </Section>
  );
}

/** A value that cannot be changed, with the reason. */
function LockedValue({ reason, children }: { reason: string; children: ReactNode }) {
  return (
    <p className={css.locked}>
      <Icon as={Lock} size="small" />
      <span>{children}</span>
      <span className={css.reason}>{reason}</span>
    </p>
  );
}

function TicketSettings() {
  const t = useAdminTranslate();
  const { state } = useEventEditorContext();
  const { taxType } = state.values;
  const isLocked = state.entity?.summaries?.tickets?.currencyLocked ?? false;
  return (
    <>
      <div className={layout.row}>
        <EventTextField
          name="ticketLimit"
          inputMode="numeric"
          hint={t('admin.eventEditor.ticketLimitHint')}
          optional
        />
        <EventTextField
          name="ticketReservationMinutes"
          inputMode="numeric"
          hint={t('admin.eventEditor.reservationHint')}
          optional
        />
      </div>
      <EventTextField
        name="ticketCurrency"
        dir="ltr"
        disabled={isLocked}
        optional={!isLocked}
        hint={t(isLocked ? 'admin.eventEditor.currencyLocked' : 'admin.eventEditor.currencyHint')}
      />
      <EventChoice name="taxType" />
      {taxType !== 'none' && (
        <>
          <div className={layout.row}>
            <EventTextField name="taxName" required />
            <EventTextField name="taxRate" inputMode="decimal" dir="ltr" required />
          </div>
          <EventCheckbox name="taxOnDonations" />
        </>
      )}
      <EventCheckbox name="guestsAssignedSeparately" />
    </>
  );
}

function RsvpSettings() {
  const t = useAdminTranslate();
  return (
    <>
      <EventChoice name="rsvpResponses" />
      <EventTextField
        name="rsvpLimit"
        inputMode="numeric"
        hint={t('admin.eventEditor.limitHint')}
        optional
      />
      <EventCheckbox name="rsvpWaitlist" />
      <div className={layout.row}>
        <EventTextField name="rsvpStart" type="datetime-local" optional />
        <EventTextField name="rsvpEnd" type="datetime-local" optional />
      </div>
    </>
  );
}

/** What visitors and search engines see. */
export function VisibilitySection() {
  const t = useAdminTranslate();
  return (
    <Section title={t('admin.eventEditor.visibility')}>
      <div className={layout.checkboxes}>
        <EventCheckbox name="showsGuestList" />
        <EventCheckbox name="hasAgenda" />
        <EventCheckbox name="hidesPage" hint={t('admin.eventEditor.hidesPageHint')} />
        <EventCheckbox
          name="hidesDetailsButton"
          hint={t('admin.eventEditor.hidesDetailsButtonHint')}
        />
        <EventCheckbox name="hiddenFromSearch" />
      </div>
    </Section>
  );
}
