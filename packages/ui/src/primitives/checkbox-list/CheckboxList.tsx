'use client';

import { useState } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { getNumberFormat } from '../../utils/number-format.ts';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as css from './CheckboxList.css.ts';
import '../../messages/en/lists.ts';

/** Further options are hidden behind a button, unless they are selected. */
const MAX_VISIBLE = 8;

/** One option of the list. */
export interface CheckboxListOption {
  value: string;
  /** Its label. Defaults to the value. */
  label?: string;
  /** A CSS color, where the value is one. */
  color?: string;
  isChosen: boolean;
  /** Number of results with this option, if available. */
  count?: number;
}

export interface CheckboxListProps {
  /** The options in display order. */
  options: readonly CheckboxListOption[];
  onToggle: (value: string) => void;
  /** Returns the accessible text of a count: “12 items”. */
  formatCount: (count: number) => string;
  /** Values that would find nothing: by default they cannot be ticked; `hide` leaves them out. */
  empty?: 'disable' | 'hide';
}

/** Several options as checkboxes, each with its number of results. */
export function CheckboxList({
  options,
  onToggle,
  formatCount,
  empty = 'disable',
}: CheckboxListProps) {
  const { t } = useUi();
  const [showsAll, setShowsAll] = useState(false);
  const visibleOptions = options.filter(
    ({ count, isChosen }) => empty === 'disable' || isChosen || count !== 0,
  );
  const isLong = visibleOptions.length > MAX_VISIBLE + 1;
  const shown = isLong && !showsAll ? foremost(visibleOptions) : visibleOptions;
  return (
    <div className={css.options}>
      {shown.map((option) => (
        <Checkbox
          key={option.value}
          checked={option.isChosen}
          disabled={option.count === 0 && !option.isChosen}
          onCheckedChange={() => onToggle(option.value)}
          className={css.option}
        >
          <OptionText option={option} formatCount={formatCount} />
        </Checkbox>
      ))}
      {isLong && (
        <Button emphasis="text" className={css.more} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('lists.showFewer') : t('lists.showAll', { count: visibleOptions.length })}
        </Button>
      )}
    </div>
  );
}

/** Returns the options with results first, followed by those without. */
function foremost(options: readonly CheckboxListOption[]): readonly CheckboxListOption[] {
  const finding = options.filter(({ count, isChosen }) => isChosen || count !== 0);
  let others = MAX_VISIBLE;
  const few = finding.filter(({ isChosen }) => {
    others -= 1;
    return isChosen || others >= 0;
  });
  return few.length > 0 ? few : options.slice(0, MAX_VISIBLE);
}

interface OptionTextProps extends Pick<CheckboxListProps, 'formatCount'> {
  option: CheckboxListOption;
}

function OptionText({ option, formatCount }: OptionTextProps) {
  const { locale } = useUi();
  const { value, label = value, color, count } = option;
  return (
    <span className={css.labelText}>
      {color && <span className={css.swatch} style={{ backgroundColor: color }} />}
      <bdi>{label}</bdi>
      {count !== undefined && (
        <>
          <span aria-hidden="true" className={css.count}>
            {getNumberFormat(locale).format(count)}
          </span>
          <VisuallyHidden>, {formatCount(count)}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
