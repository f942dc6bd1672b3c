'use client';

import {
  getTicketKindKey,
  isNewTicketKind,
  maxTicketKindLengths,
  type TicketKindField,
  type TicketKindFields,
  type TicketKindProblem,
  type TicketPriceOption,
} from '@vitrine/atoms';
import { FeeType } from '@vitrine/client/orders';
import {
  Button,
  Checkbox,
  classes,
  Field,
  Heading,
  type HeadingLevel,
  Icon,
  IconButton,
  Select,
  Switch,
  TextField,
  useUi,
} from '@vitrine/ui';
import { ArrowLeft, CircleAlert, Copy, Plus, Trash2, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { EditorAmountField } from '../../editor/EditorAmountField.tsx';
import { EditorChoice, EditorTextField } from '../../editor/EditorFields.tsx';
import * as layout from '../../editor/EditorLayout.css.ts';
import { joinHints } from '../../editor/join-hints.tsx';
import * as inspector from '../../frame/Inspector.css.ts';
import { type AdminTranslate, useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { useAfterRender } from '../../utils/use-after-render.ts';
import { toAmountText, useAmountInput } from '../../utils/use-amount-input.ts';
import { useCurrencyAffix } from '../../utils/use-currency-affix.ts';
import { useMomentFormats } from '../../utils/use-moment-formats.ts';
import * as css from './TicketKinds.css.ts';
import {
  getTicketKindFieldLabel,
  useFormatPrice,
  useTicketKindLabels,
} from './ticket-kind-labels.ts';
import { type TicketKindRow, useTicketKinds } from './ticket-kinds-context.ts';
import '../../messages/en/editor.ts';
import '../../messages/en/frame.ts';
import '../../messages/en/ticket-kinds.ts';

const EXAMPLE = '24.50';

/** Returns the message of a field's problem: what is wrong, and how to fix it. */
function getTicketKindProblemText(
  field: TicketKindField,
  problem: TicketKindProblem,
  { t, locale }: { t: AdminTranslate; locale: string },
): string {
  const example = toAmountText(EXAMPLE, locale, 2);
  switch (problem.kind) {
    case 'missing':
      if (field === 'name') return t('admin.ticketKinds.problem.missing.name');
      return field === 'options'
        ? t('admin.ticketKinds.problem.missing.options')
        : t('admin.ticketKinds.problem.missing.price');
    case 'amount':
      return t('admin.ticketKinds.problem.amount', { example });
    case 'option-amounts':
      return t('admin.ticketKinds.problem.option-amounts', { example });
    case 'too-long':
      return t('admin.ticketKinds.problem.too-long', { max: problem.max });
    case 'out-of-range':
      return t('admin.ticketKinds.problem.out-of-range', { min: problem.min, max: problem.max });
    case 'below-taken': {
      const { sold, reserved } = problem;
      return t('admin.ticketKinds.problem.below-taken', { sold, reserved, least: sold + reserved });
    }
    case 'rejected':
      return t('admin.ticketKinds.problem.rejected', { description: problem.description });
    default:
      return t(`admin.ticketKinds.problem.${problem.kind}`);
  }
}

/** Returns the state of one field of a kind. */
function useKindField<Name extends TicketKindField>({ id, fields }: TicketKindRow, name: Name) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const { short } = useMomentFormats();
  const { state, currency, change, check, getControlId } = useTicketKinds();
  const { formatField } = useTicketKindLabels(state.values, currency);
  const key = getTicketKindKey(id, name);
  const changed = state.changes.find((one) => one.key === key);
  const problem = state.problems.fields[key];
  const takenAt = state.takenAt[key];
  const isNew = isNewTicketKind(id);
  return {
    id: getControlId(key),
    label: getTicketKindFieldLabel(name, t),
    value: fields[name],
    isChanged: changed !== undefined && !isNew,
    error: problem && getTicketKindProblemText(name, problem, { t, locale }),
    note:
      (changed && !isNew && t('admin.editor.was', { value: formatField(name, changed.before) })) ||
      (takenAt && t('admin.editor.taken', { time: short(takenAt) })) ||
      undefined,
    setValue: (value: TicketKindFields[Name]) => change(id, { [name]: value }),
    focusProps: { onBlur: () => check(key) },
  };
}

interface KindTextFieldProps {
  row: TicketKindRow;
  name: 'name' | 'description' | 'capacity' | 'limitPerOrder' | 'saleStart' | 'saleEnd';
  hint?: ReactNode;
  optional?: boolean;
}

function KindTextField({ row, name, hint, optional = false }: KindTextFieldProps) {
  const isNumber = name === 'capacity' || name === 'limitPerOrder';
  const isMoment = name === 'saleStart' || name === 'saleEnd';
  return (
    <EditorTextField
      field={useKindField(row, name)}
      hint={hint}
      optional={optional}
      required={!optional}
      type={isMoment ? 'datetime-local' : 'text'}
      {...(isNumber && { inputMode: 'numeric' as const })}
      {...(name === 'description' && { rows: 2, maxLength: maxTicketKindLengths.description })}
      autoComplete="off"
    />
  );
}

interface KindAmountFieldProps {
  row: TicketKindRow;
  name: 'price' | 'minimum';
  hint: ReactNode;
  optional?: boolean;
}

function KindAmountField({ row, name, hint, optional = false }: KindAmountFieldProps) {
  const { currency } = useTicketKinds();
  return (
    <EditorAmountField
      field={useKindField(row, name)}
      {...useCurrencyAffix(currency)}
      hint={hint}
      optional={optional}
      required={!optional}
    />
  );
}

const pricingKinds = ['fixed', 'options', 'donation', 'free'] as const;
const feeTypes = [FeeType.FEE_INCLUDED, FeeType.FEE_ADDED, FeeType.FEE_ADDED_AT_CHECKOUT] as const;

function PricingFields({ row }: { row: TicketKindRow }) {
  const t = useAdminTranslate();
  const { currency } = useTicketKinds();
  const formatPrice = useFormatPrice(currency);
  const pricing = useKindField(row, 'pricing');
  const fee = useKindField(row, 'feeType');
  const { price, sold, feeType } = row.fields;
  const kept = sold > 0 ? t('admin.ticketKinds.hint.soldKeepPrice', { count: sold }) : '';
  const amount = typeof price === 'string' && price !== '' ? formatPrice(price) : undefined;
  const paid = amount ? t(`admin.ticketKinds.hint.${feeType}`, { price: amount }) : '';
  return (
    <>
      <EditorChoice
        field={pricing}
        hint={pricing.value === 'fixed' ? undefined : kept}
        choices={pricingKinds.map((value) => ({
          value,
          label: t(`admin.ticketKinds.pricing.${value}`),
        }))}
      />
      {pricing.value === 'fixed' && (
        <KindAmountField row={row} name="price" hint={[paid, kept].filter(Boolean).join(' ')} />
      )}
      {pricing.value === 'donation' && (
        <KindAmountField
          row={row}
          name="minimum"
          hint={t('admin.ticketKinds.hint.minimum')}
          optional
        />
      )}
      {pricing.value === 'options' && <PriceOptions row={row} />}
      {pricing.value !== 'free' && (
        <Field id={fee.id} label={fee.label} hint={fee.note}>
          <Select.Root
            value={fee.value}
            className={classes(fee.isChanged && layout.changed)}
            onValueChange={(value) => fee.setValue(value as FeeType)}
          >
            {feeTypes.map((value) => (
              <Select.Item key={value} value={value}>
                {t(`admin.ticketKinds.fee.${value}`)}
              </Select.Item>
            ))}
          </Select.Root>
        </Field>
      )}
    </>
  );
}

function PriceOptions({ row }: { row: TicketKindRow }) {
  const t = useAdminTranslate();
  const field = useKindField(row, 'options');
  const labelId = useId();
  const list = useRef<HTMLUListElement>(null);
  const afterRender = useAfterRender();
  const options = field.value;
  const write = (next: readonly TicketPriceOption[], focusAt?: number) => {
    field.setValue(next);
    if (focusAt === undefined) return;
    afterRender(() =>
      list.current?.querySelectorAll<HTMLElement>('li')[focusAt]?.querySelector('input')?.focus(),
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place for the note of a change.
    <div
      role="group"
      id={field.id}
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={field.error ? `${labelId}-error` : undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) field.focusProps.onBlur();
      }}
    >
      <span id={labelId} className={css.optionsLabel}>
        {field.label}
      </span>
      {field.note && <p className={layout.hint}>{field.note}</p>}
      <ul ref={list} className={css.options}>
        {options.map((option, index) => (
          <PriceOption
            key={option._id ?? index}
            option={option}
            number={index + 1}
            onChange={(next) => write(options.with(index, next))}
            onRemove={() => write(options.toSpliced(index, 1), Math.max(0, index - 1))}
          />
        ))}
      </ul>
      {field.error && (
        <p id={`${labelId}-error`} className={css.error}>
          <Icon as={CircleAlert} size="small" />
          {field.error}
        </p>
      )}
      <Button
        emphasis="text"
        onClick={() => write([...options, { name: '', amount: '' }], options.length)}
      >
        <Icon as={Plus} size="small" />
        {t('admin.ticketKinds.option.add')}
      </Button>
    </div>
  );
}

interface PriceOptionProps {
  option: TicketPriceOption;
  number: number;
  onChange: (option: TicketPriceOption) => void;
  onRemove: () => void;
}

function PriceOption({ option, number, onChange, onRemove }: PriceOptionProps) {
  const t = useAdminTranslate();
  const { write, leave, ...amount } = useAmountInput(option.amount, (next) =>
    onChange({ ...option, amount: next }),
  );
  return (
    <li className={css.option}>
      <TextField
        aria-label={t('admin.ticketKinds.option.name', { number })}
        value={option.name}
        maxLength={maxTicketKindLengths.optionName}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange({ ...option, name: currentTarget.value })}
      />
      <TextField
        {...amount}
        aria-label={t('admin.ticketKinds.option.amount', { number })}
        className={layout.amount}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onBlur={leave}
      />
      <IconButton
        label={t('admin.ticketKinds.option.remove', { number })}
        icon={X}
        onClick={onRemove}
      />
    </li>
  );
}

/** What a change of the number of tickets means for the sale. */
function useCapacityHint(row: TicketKindRow): string {
  const t = useAdminTranslate();
  const { capacity, sold, reserved } = row.fields;
  const before = row.kind?.dashboard?.quantity;
  const next = Number(capacity);
  if (capacity === '' || !/^\d+$/.test(capacity)) return t('admin.ticketKinds.hint.capacity');
  const left = Math.max(0, next - sold - reserved);
  if (typeof before === 'number' && next < before) {
    return t('admin.ticketKinds.hint.lowered', { count: before - next, left });
  }
  if (!row.kind) return t('admin.ticketKinds.hint.capacity');
  return t('admin.ticketKinds.counts', { sold, reserved, left });
}

interface TicketKindPanelProps {
  row: TicketKindRow;
  level: HeadingLevel;
}

/** The form of one ticket kind, next to the list or instead of it. Escape closes it. */
export default function TicketKindPanel({ row, level }: TicketKindPanelProps) {
  const t = useAdminTranslate();
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  const { open, duplicate, askToRemove, getControlId } = useTicketKinds();
  const hidden = useKindField(row, 'hidden');
  const hideNotOnSale = useKindField(row, 'hideNotOnSale');
  const capacityHint = useCapacityHint(row);
  const { id, fields } = row;
  const nameId = getControlId(getTicketKindKey(id, 'name'));
  useEffect(() => {
    const input = document.getElementById(nameId);
    input?.focus({ preventScroll: true });
    // A new name is replaced by typing.
    if (input instanceof HTMLInputElement && isNewTicketKind(id)) input.select();
  }, [nameId, id]);
  return (
    <section
      ref={root}
      aria-labelledby={titleId}
      className={css.panel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        open(undefined);
      }}
    >
      <div className={css.panelBody}>
        <Button emphasis="quiet" className={css.back} onClick={() => open(undefined)}>
          <Icon as={ArrowLeft} size="small" mirrored />
          {t('admin.ticketKinds.back')}
        </Button>
        <div className={css.panelHeader}>
          <Heading id={titleId} level={level} variant="title" className={css.panelTitle}>
            <bdi>{fields.name || t('admin.ticketKinds.new')}</bdi>
          </Heading>
          <IconButton
            label={t('admin.ticketKinds.duplicateName', { name: fields.name })}
            icon={Copy}
            onClick={() => duplicate(row)}
          />
          <IconButton
            label={t('admin.ticketKinds.removeName', { name: fields.name })}
            icon={Trash2}
            onClick={() => askToRemove(row)}
          />
          <IconButton
            label={t('admin.close')}
            icon={X}
            className={inspector.close}
            onClick={() => open(undefined)}
          />
        </div>
        <KindTextField row={row} name="name" />
        <KindTextField row={row} name="description" optional />
        <PricingFields row={row} />
        <div className={css.pair}>
          <KindTextField row={row} name="capacity" hint={capacityHint} optional />
          <KindTextField row={row} name="limitPerOrder" />
        </div>
        <KindTextField
          row={row}
          name="saleStart"
          hint={t('admin.ticketKinds.hint.saleStart')}
          optional
        />
        <KindTextField
          row={row}
          name="saleEnd"
          hint={t('admin.ticketKinds.hint.saleEnd')}
          optional
        />
        <Checkbox
          id={hideNotOnSale.id}
          checked={hideNotOnSale.value}
          hint={hideNotOnSale.note}
          className={classes(layout.checkbox, hideNotOnSale.isChanged && layout.changedChoice)}
          onCheckedChange={(checked) => hideNotOnSale.setValue(checked === true)}
        >
          {hideNotOnSale.label}
        </Checkbox>
        <Switch
          id={hidden.id}
          checked={hidden.value}
          hint={joinHints(t('admin.ticketKinds.hint.hidden'), hidden.note)}
          className={classes(hidden.isChanged && layout.changedChoice)}
          onCheckedChange={(checked) => hidden.setValue(checked)}
        >
          {hidden.label}
        </Switch>
      </div>
    </section>
  );
}
