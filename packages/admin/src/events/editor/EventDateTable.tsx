'use client';

import {
  changeTime,
  checkEventDates,
  type DateRepetition,
  type EventDateProblem,
  type EventDateValues,
  getClockChanges,
  getNextDate,
  moveDate,
  repeatDate,
  shiftDate,
  sortDates,
} from '@vitrine/atoms';
import {
  Button,
  Callout,
  Checkbox,
  classes,
  Dialog,
  Field,
  getDateFormat,
  Icon,
  IconButton,
  RadioGroup,
  Table,
  TextField,
  useAnnounce,
  useLastDefined,
  useUi,
  VisuallyHidden,
} from '@vitrine/ui';
import { CircleAlert, Copy, Plus, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import * as layout from '../../editor/EditorLayout.css.ts';
import { compactDensity } from '../../frame/compact-density.ts';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import * as css from './EventDateTable.css.ts';
import { useEventField } from './EventFields.tsx';
import { useEventEditorContext } from './event-editor-context.ts';
import '../../messages/en/event-editor.ts';
import '../../messages/en/frame.ts';

/** A dialog, with what it is about: it stays as it is while it closes. */
type DateDialog = { kind: 'repeat'; date: EventDateValues } | { kind: 'shift'; count: number };

const noDates: readonly number[] = [];

const toText = (dates: readonly EventDateValues[]) => JSON.stringify(dates);

/** Returns functions that write a day and a time of the event's clock. */
function useDateFormats() {
  const { locale } = useUi();
  const format = (text: string, options: Intl.DateTimeFormatOptions) =>
    getDateFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${text}Z`));
  return {
    day: (date: string) =>
      format(`${date}T00:00`, { day: 'numeric', month: 'long', year: 'numeric' }),
    time: (time: string) => format(`2026-01-01T${time}`, { hour: 'numeric', minute: '2-digit' }),
  };
}

/**
 * The dates of a series that is a draft: add, duplicate, repeat, shift and remove. Overlaps and times
 * that the clocks skip are named in the row.
 */
export function EventDateTable() {
  const t = useAdminTranslate();
  const announce = useAnnounce();
  const formats = useDateFormats();
  const { state, isReadOnly, setFocused } = useEventEditorContext();
  const field = useEventField('dates');
  const [selection, setSelection] = useState({ dates: '', indexes: noDates });
  const [dialog, setDialog] = useState<DateDialog>();
  const shown = useLastDefined(dialog);
  const table = useRef<HTMLDivElement>(null);
  const { timeZone } = state.values;
  const dates = field.value;
  // Dates have no id: after a change from outside, such as Discard, the indexes mean other dates.
  const selected = selection.dates === toText(dates) ? selection.indexes : noDates;
  const problems = checkEventDates(dates, timeZone);
  const clockChanges = getClockChanges(dates, timeZone);
  const saved = state.changes.find(({ key }) => key === 'dates')?.before as
    | readonly EventDateValues[]
    | undefined;

  const select = (indexes: readonly number[]) => setSelection({ dates: toText(dates), indexes });
  const write = (next: readonly EventDateValues[], message?: string, indexes = selected) => {
    field.setValue(next);
    setSelection({ dates: toText(next), indexes });
    if (message) announce(message);
  };
  const replace = (index: number, date: EventDateValues) =>
    write(dates.map((one, at) => (at === index ? date : one)));
  const add = (added: readonly EventDateValues[]) => {
    write([...dates, ...added], t('admin.eventEditor.dates.added', { count: added.length }));
  };
  const remove = (indexes: readonly number[]) => {
    write(
      dates.filter((_, index) => !indexes.includes(index)),
      t('admin.eventEditor.dates.removed', { count: indexes.length }),
      noDates,
    );
    // The row with the focus is gone.
    table.current?.focus();
  };
  const toggle = (index: number, on: boolean) =>
    select(on ? [...selected, index] : selected.filter((one) => one !== index));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no target of the focus.
    <div
      ref={table}
      id={field.id}
      tabIndex={-1}
      role="group"
      aria-label={field.label}
      aria-describedby={field.error ? `${field.id}-error` : undefined}
      className={css.root}
      onFocus={() => setFocused('dates')}
    >
      <p className={layout.hint}>
        {t('admin.eventEditor.dates.hint')} {field.note}
      </p>
      <div className={css.toolbar}>
        <Button disabled={isReadOnly} onClick={() => add([getNextDate(dates)])}>
          <Icon as={Plus} size="small" />
          {t('admin.eventEditor.dates.add')}
        </Button>
        <Button
          disabled={isReadOnly || dates.length === 0}
          onClick={() => {
            const last = sortDates(dates).findLast(({ startDate }) => startDate !== '');
            setDialog({ kind: 'repeat', date: last ?? getNextDate([]) });
          }}
          aria-haspopup="dialog"
        >
          {t('admin.eventEditor.dates.repeat')}
        </Button>
        <Button
          disabled={isReadOnly || selected.length === 0}
          onClick={() => setDialog({ kind: 'shift', count: selected.length })}
          aria-haspopup="dialog"
        >
          {t('admin.eventEditor.dates.shift')}
        </Button>
        {selected.length > 0 && (
          <Button emphasis="text" disabled={isReadOnly} onClick={() => remove(selected)}>
            {t('admin.eventEditor.dates.remove')}
          </Button>
        )}
        <span className={css.count}>
          {t('admin.eventEditor.dates.count', { count: dates.length })}
        </span>
      </div>
      {field.error && (
        <p id={`${field.id}-error`} className={css.error}>
          <Icon as={CircleAlert} size="small" />
          {field.error}
        </p>
      )}
      {dates.length > 0 && (
        <Table.Root caption={field.label} captionHidden>
          <Table.Header className={css.head}>
            <Table.Row>
              <Table.ColumnHeader className={css.checkHead}>
                <Checkbox
                  checked={
                    selected.length === dates.length
                      ? true
                      : selected.length > 0
                        ? 'indeterminate'
                        : false
                  }
                  onCheckedChange={(on) =>
                    select(on === true ? dates.map((_, index) => index) : noDates)
                  }
                >
                  <VisuallyHidden>{t('admin.eventEditor.dates.selectAll')}</VisuallyHidden>
                </Checkbox>
              </Table.ColumnHeader>
              <Table.ColumnHeader>{t('admin.eventEditor.dates.date')}</Table.ColumnHeader>
              <Table.ColumnHeader>{t('admin.eventEditor.dates.from')}</Table.ColumnHeader>
              <Table.ColumnHeader>{t('admin.eventEditor.dates.to')}</Table.ColumnHeader>
              <Table.ColumnHeader>
                <VisuallyHidden>{t('admin.eventEditor.dates.actions')}</VisuallyHidden>
              </Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body className={css.body}>
            {dates.map((date, index) => (
              <DateRow
                // biome-ignore lint/suspicious/noArrayIndexKey: dates have no id, and rows never reorder while typing.
                key={index}
                {...{ date, index, formats }}
                problem={problems[index]}
                other={getOther(problems[index], dates)}
                isNew={saved !== undefined && saved[index] === undefined}
                isSelected={selected.includes(index)}
                isReadOnly={isReadOnly}
                onSelect={(on) => toggle(index, on)}
                onChange={(next) => replace(index, next)}
                onDuplicate={() => add([shiftDate(date, { days: 7 })])}
                onRemove={() => remove([index])}
              />
            ))}
          </Table.Body>
        </Table.Root>
      )}
      {clockChanges.map((index) => (
        <Callout key={index} announce={false}>
          {t('admin.eventEditor.dates.clocks', {
            date: formats.day(dates[index]?.startDate ?? ''),
            time: formats.time(dates[index]?.startTime ?? ''),
          })}
        </Callout>
      ))}
      <Dialog.Root
        open={dialog !== undefined}
        onOpenChange={(open) => !open && setDialog(undefined)}
      >
        <Dialog.Content {...compactDensity()} aria-describedby={undefined}>
          {shown?.kind === 'repeat' && (
            <RepeatForm
              key={JSON.stringify(shown.date)}
              date={shown.date}
              onAdd={(added) => {
                setDialog(undefined);
                add(added);
              }}
              onClose={() => setDialog(undefined)}
            />
          )}
          {shown?.kind === 'shift' && (
            <ShiftForm
              count={shown.count}
              onShift={(by) => {
                setDialog(undefined);
                write(
                  dates.map((date, index) =>
                    selected.includes(index) ? shiftDate(date, by) : date,
                  ),
                  t('admin.eventEditor.dates.shifted', { count: selected.length }),
                );
              }}
              onClose={() => setDialog(undefined)}
            />
          )}
        </Dialog.Content>
      </Dialog.Root>
    </div>
  );
}

const getOther = (problem: EventDateProblem | undefined, dates: readonly EventDateValues[]) =>
  problem?.kind === 'overlap' ? dates[problem.with] : undefined;

interface DateRowProps {
  date: EventDateValues;
  index: number;
  formats: ReturnType<typeof useDateFormats>;
  problem: EventDateProblem | undefined;
  /** The date with which this one overlaps. */
  other: EventDateValues | undefined;
  isNew: boolean;
  isSelected: boolean;
  isReadOnly: boolean;
  onSelect: (on: boolean) => void;
  onChange: (date: EventDateValues) => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

function DateRow({
  date,
  index,
  formats,
  problem,
  other,
  isNew,
  isSelected,
  isReadOnly,
  onSelect,
  onChange,
  onDuplicate,
  onRemove,
}: DateRowProps) {
  const t = useAdminTranslate();
  const noteId = useId();
  const number = index + 1;
  const isLate = date.endDate !== '' && date.endDate !== date.startDate;
  const hasNote = problem !== undefined || isLate;
  const shared = {
    disabled: isReadOnly,
    className: classes(css.control, isNew && layout.changed),
    'aria-invalid': problem !== undefined && problem.kind !== 'overlap',
    'aria-describedby': hasNote ? noteId : undefined,
  };
  return (
    <>
      <Table.Row className={css.row} aria-selected={isSelected}>
        <Table.Cell className={css.check}>
          <Checkbox checked={isSelected} onCheckedChange={(on) => onSelect(on === true)}>
            <VisuallyHidden>{t('admin.eventEditor.dates.select', { number })}</VisuallyHidden>
          </Checkbox>
        </Table.Cell>
        <Table.Cell className={css.day}>
          <TextField
            {...shared}
            type="date"
            aria-label={t('admin.eventEditor.dates.dateOf', { number })}
            value={date.startDate}
            onChange={({ currentTarget }) => onChange(moveDate(date, currentTarget.value))}
          />
        </Table.Cell>
        <Table.Cell className={css.from}>
          <TextField
            {...shared}
            type="time"
            aria-label={t('admin.eventEditor.dates.fromOf', { number })}
            value={date.startTime}
            onChange={({ currentTarget }) =>
              onChange(changeTime(date, { startTime: currentTarget.value }))
            }
          />
        </Table.Cell>
        <Table.Cell className={css.to}>
          <TextField
            {...shared}
            type="time"
            aria-label={t('admin.eventEditor.dates.toOf', { number })}
            value={date.endTime}
            onChange={({ currentTarget }) =>
              onChange(changeTime(date, { endTime: currentTarget.value }))
            }
          />
        </Table.Cell>
        <Table.Cell className={css.actions}>
          <IconButton
            label={t('admin.eventEditor.dates.duplicateOf', { number })}
            icon={Copy}
            disabled={isReadOnly}
            onClick={onDuplicate}
          />
          <IconButton
            label={t('admin.eventEditor.dates.removeOf', { number })}
            icon={Trash2}
            disabled={isReadOnly}
            onClick={onRemove}
          />
        </Table.Cell>
      </Table.Row>
      {hasNote && (
        <Table.Row className={css.noteRow}>
          <Table.Cell colSpan={5} className={css.noteCell}>
            <div id={noteId} className={css.notes}>
              {problem && (
                <span className={css.problem}>
                  <Icon as={CircleAlert} size="small" />
                  {getProblemText(problem, other, formats, t)}
                </span>
              )}
              {other && !isReadOnly && (
                <Button emphasis="text" onClick={() => onChange(moveAfter(date, other))}>
                  {t('admin.eventEditor.dates.startAt', { time: formats.time(other.endTime) })}
                </Button>
              )}
              {isLate && !problem && (
                <span>
                  {t('admin.eventEditor.dates.nextDay', { date: formats.day(date.endDate) })}
                </span>
              )}
            </div>
          </Table.Cell>
        </Table.Row>
      )}
    </>
  );
}

/** Moves a date to the end of another one; it keeps its length. */
function moveAfter(date: EventDateValues, other: EventDateValues): EventDateValues {
  const [start, end] = [
    `${date.startDate}T${date.startTime}Z`,
    `${other.endDate}T${other.endTime}Z`,
  ].map((text) => Date.parse(text));
  return shiftDate(date, { minutes: ((end ?? 0) - (start ?? 0)) / 60_000 });
}

function getProblemText(
  { kind }: EventDateProblem,
  other: EventDateValues | undefined,
  formats: ReturnType<typeof useDateFormats>,
  t: ReturnType<typeof useAdminTranslate>,
): string {
  if (kind === 'missing') return t('admin.eventEditor.dates.missing');
  if (kind === 'end-before-start') return t('admin.eventEditor.problem.end-before-start');
  if (kind === 'skipped-time') return t('admin.eventEditor.problem.skipped-time');
  const [from, to] = [other?.startTime ?? '', other?.endTime ?? ''].map(formats.time);
  return t('admin.eventEditor.dates.overlap', { from: from ?? '', to: to ?? '' });
}

interface RepeatFormProps {
  date: EventDateValues;
  onAdd: (dates: EventDateValues[]) => void;
  onClose: () => void;
}

function RepeatForm({ date, onAdd, onClose }: RepeatFormProps) {
  const t = useAdminTranslate();
  const [every, setEvery] = useState('1');
  const [unit, setUnit] = useState<DateRepetition['unit']>('week');
  const [until, setUntil] = useState(shiftDate(date, { days: 28 }).startDate);
  const isNumber = /^\d+$/.test(every) && Number(every) >= 1;
  const added = isNumber && until ? repeatDate(date, { every: Number(every), unit, until }) : [];
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (added.length > 0) onAdd(added);
      }}
    >
      <Dialog.Header>
        <Dialog.Title>{t('admin.eventEditor.dates.repeat.title')}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <div className={css.form}>
          <Field
            label={t('admin.eventEditor.dates.repeat.every')}
            error={isNumber ? undefined : t('admin.eventEditor.dates.repeat.invalid')}
          >
            <TextField
              inputMode="numeric"
              value={every}
              onChange={({ currentTarget }) => setEvery(currentTarget.value)}
            />
          </Field>
          <Field group label={t('admin.eventEditor.dates.repeat.unit')}>
            <RadioGroup.Root
              className={layout.choices}
              value={unit}
              onValueChange={(next) => setUnit(next as DateRepetition['unit'])}
            >
              <RadioGroup.Item value="day">
                {t('admin.eventEditor.dates.repeat.day')}
              </RadioGroup.Item>
              <RadioGroup.Item value="week">
                {t('admin.eventEditor.dates.repeat.week')}
              </RadioGroup.Item>
            </RadioGroup.Root>
          </Field>
          <Field label={t('admin.eventEditor.dates.repeat.until')}>
            <TextField
              type="date"
              value={until}
              onChange={({ currentTarget }) => setUntil(currentTarget.value)}
            />
          </Field>
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <Button type="submit" emphasis="primary" disabled={added.length === 0}>
          {t('admin.eventEditor.dates.repeat.now', { count: added.length })}
        </Button>
        <Button onClick={onClose}>{t('admin.cancel')}</Button>
      </Dialog.Footer>
    </form>
  );
}

interface ShiftFormProps {
  count: number;
  onShift: (by: { days: number; minutes: number }) => void;
  onClose: () => void;
}

function ShiftForm({ count, onShift, onClose }: ShiftFormProps) {
  const t = useAdminTranslate();
  const [days, setDays] = useState('7');
  const [minutes, setMinutes] = useState('0');
  const isNumber = (text: string) => /^-?\d{1,4}$/.test(text);
  const getError = (text: string) =>
    isNumber(text) ? undefined : t('admin.eventEditor.dates.shift.invalid');
  const canShift = isNumber(days) && isNumber(minutes);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (canShift) onShift({ days: Number(days), minutes: Number(minutes) });
      }}
    >
      <Dialog.Header>
        <Dialog.Title>{t('admin.eventEditor.dates.shift.title', { count })}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <div className={css.form}>
          <Field
            label={t('admin.eventEditor.dates.shift.days')}
            hint={t('admin.eventEditor.dates.shift.hint')}
            error={getError(days)}
          >
            <TextField
              value={days}
              dir="ltr"
              onChange={({ currentTarget }) => setDays(currentTarget.value)}
            />
          </Field>
          <Field label={t('admin.eventEditor.dates.shift.minutes')} error={getError(minutes)}>
            <TextField
              value={minutes}
              dir="ltr"
              onChange={({ currentTarget }) => setMinutes(currentTarget.value)}
            />
          </Field>
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <Button type="submit" emphasis="primary" disabled={!canShift}>
          {t('admin.eventEditor.dates.shift')}
        </Button>
        <Button onClick={onClose}>{t('admin.cancel')}</Button>
      </Dialog.Footer>
    </form>
  );
}
