'use client';

import type { FacetView, ListChange, Range } from '@vitrine/atoms';
import { type KeyboardEvent, useState } from 'react';
import { Field } from '../../primitives/field/Field.tsx';
import { TextField } from '../../primitives/text-field/TextField.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { getCurrencyFormat, getCurrencySign, getNumberFormat } from '../../utils/number-format.ts';
import { formatAmount } from './facet-labels.ts';
import { parseAmount } from './parse-amount.ts';
import * as css from './RangeField.css.ts';
import { RangeSlider } from './RangeSlider.tsx';
import '../../messages/en/lists.ts';

export interface RangeFieldProps {
  view: Extract<FacetView, { kind: 'range' }>;
  name: string;
  onChange: (change: ListChange) => void;
}

/** A slider with fewer steps is of no use; with more, its steps are integers. */
const MIN_STEPS = 4;
const INTEGER_STEPS = 10;

/**
 * Returns the ends and the step of the slider: 1, or a decimal fraction for a small span. The limits
 * are rounded outwards, so that a thumb at its end excludes nothing.
 */
function getSliderScale({ min = 0, max = 0 }: Range, digits: number) {
  const smallest = 10 ** digits;
  let scale = 1;
  while (scale < smallest && (max - min) * scale < INTEGER_STEPS) scale *= 10;
  // Without the error of the multiplication: 0.29 * 100 is less than 29.
  const toSteps = (amount: number) => Number((amount * scale).toFixed(6));
  const first = Math.floor(toSteps(min));
  const last = Math.ceil(toSteps(max));
  return {
    ends: { min: first / scale, max: last / scale },
    step: 1 / scale,
    isUseful: last - first >= MIN_STEPS,
  };
}

/** A range, by slider or input. Typed values apply on Enter or blur. */
export function RangeField({
  view: { facet, range, bounds, currency },
  name,
  onChange,
}: RangeFieldProps) {
  const { t, locale } = useUi();
  const [moving, setMoving] = useState<Required<Range>>();
  const format = (currency && getCurrencyFormat(locale, currency)) || getNumberFormat(locale);
  const { maximumFractionDigits: digits = 0 } = format.resolvedOptions();
  const slider = bounds && getSliderScale(bounds, digits);
  const ends = slider?.ends;
  const set = (to: Range) => onChange({ range: facet.id, to });
  const formatText = (amount: number) => formatAmount(amount, currency, locale);
  const commit = (value: Required<Range>) => {
    setMoving(undefined);
    // A limit at the end of the range is not a restriction.
    set({
      ...(value.min > (ends?.min ?? 0) && { min: value.min }),
      ...(value.max < (ends?.max ?? 0) && { max: value.max }),
    });
  };
  const chosen = ends && {
    min: Math.min(Math.max(range.min ?? ends.min, ends.min), ends.max),
    max: Math.max(Math.min(range.max ?? ends.max, ends.max), ends.min),
  };
  const shown = moving ?? chosen;
  const { min, max } = moving ?? range;
  const end = (key: keyof Range, value: number | undefined, placeholder: number | undefined) => (
    <AmountField
      label={t(key === 'min' ? 'lists.min' : 'lists.max')}
      value={value}
      placeholder={placeholder}
      currency={currency}
      onCommit={(amount) => set({ ...range, [key]: amount })}
    />
  );
  return (
    <div className={css.root}>
      {slider?.isUseful && shown && (
        <RangeSlider
          bounds={slider.ends}
          step={slider.step}
          value={shown}
          labels={{
            min: t('lists.minOf', { facet: name }),
            max: t('lists.maxOf', { facet: name }),
          }}
          formatText={formatText}
          onMove={setMoving}
          onCommit={commit}
        />
      )}
      <div className={css.ends}>
        {end('min', min, ends?.min)}
        {end('max', max, ends?.max)}
      </div>
    </div>
  );
}

interface AmountFieldProps {
  label: string;
  value: number | undefined;
  placeholder: number | undefined;
  currency: string | undefined;
  onCommit: (amount: number | undefined) => void;
}

function AmountField({ label, value, placeholder, currency, onCommit }: AmountFieldProps) {
  const { t, locale } = useUi();
  const written = (amount: number) =>
    getNumberFormat(locale, { useGrouping: false }).format(amount);
  const [known, setKnown] = useState(value);
  const [text, setText] = useState(value === undefined ? '' : written(value));
  const [isWrong, setWrong] = useState(false);
  // A value changed elsewhere replaces the typed one.
  if (known !== value) {
    setKnown(value);
    setText(value === undefined ? '' : written(value));
    setWrong(false);
  }
  const commit = () => {
    const amount = parseAmount(text, locale);
    setWrong(amount === null);
    if (amount !== null && amount !== value) onCommit(amount);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Inside a form of the host it would submit that form.
    event.preventDefault();
    commit();
  };
  const example = written(placeholder ?? 40);
  return (
    <Field label={label} error={isWrong ? t('lists.notANumber', { example }) : undefined}>
      <TextField
        inputMode="decimal"
        autoComplete="off"
        prefix={getCurrencySign(currency, locale)}
        placeholder={placeholder === undefined ? undefined : written(placeholder)}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setWrong(false);
        }}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
    </Field>
  );
}
