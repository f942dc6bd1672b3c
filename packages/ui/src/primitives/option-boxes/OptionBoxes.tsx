import { useState } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as css from './OptionBoxes.css.ts';

/** More than these wait behind a button, but for those that are chosen. */
const MOST = 8;

/** One value to tick. */
export interface BoxOption {
  value: string;
  /** Its words; the value itself unless told otherwise. */
  label?: string;
  /** A CSS colour, where the value is one. */
  color?: string;
  isChosen: boolean;
  /** How much there would be with it, where known. */
  count?: number;
}

export interface OptionBoxesProps {
  /** In the order in which they stand. */
  options: readonly BoxOption[];
  onToggle: (value: string) => void;
  /** How many there are, in words for speech: “12 objects”. */
  countWords: (count: number) => string;
  /** Values that would find nothing: by default they cannot be ticked; `hide` leaves them out. */
  empty?: 'disable' | 'hide';
}

/** Some of several values to tick, with how many things have each. */
export function OptionBoxes({
  options,
  onToggle,
  countWords,
  empty = 'disable',
}: OptionBoxesProps) {
  const { t } = useUi();
  const [showsAll, setShowsAll] = useState(false);
  const useful = options.filter(
    ({ count, isChosen }) => empty === 'disable' || isChosen || count !== 0,
  );
  const isLong = useful.length > MOST + 1;
  const shown = isLong && !showsAll ? foremost(useful) : useful;
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
          <OptionWords option={option} countWords={countWords} />
        </Checkbox>
      ))}
      {isLong && (
        <Button emphasis="text" className={css.more} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('lists.showFewer') : t('lists.showAll', { count: useful.length })}
        </Button>
      )}
    </div>
  );
}

/** What finds something comes before what is offered for completeness' sake. */
function foremost(options: readonly BoxOption[]): readonly BoxOption[] {
  const finding = options.filter(({ count, isChosen }) => isChosen || count !== 0);
  let others = MOST;
  const few = finding.filter(({ isChosen }) => {
    others -= 1;
    return isChosen || others >= 0;
  });
  return few.length > 0 ? few : options.slice(0, MOST);
}

interface OptionWordsProps extends Pick<OptionBoxesProps, 'countWords'> {
  option: BoxOption;
}

function OptionWords({ option, countWords }: OptionWordsProps) {
  const { locale } = useUi();
  const { value, label = value, color, count } = option;
  return (
    <span className={css.words}>
      {color && <span className={css.swatch} style={{ backgroundColor: color }} />}
      <bdi>{label}</bdi>
      {count !== undefined && (
        <>
          <span aria-hidden="true" className={css.count}>
            {new Intl.NumberFormat(locale).format(count)}
          </span>
          <VisuallyHidden>, {countWords(count)}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
