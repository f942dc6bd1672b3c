import type { FacetOption, FacetView, ListChange } from '@vitrine/atoms';
import { useState } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { Checkbox } from '../../primitives/checkbox/Checkbox.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './ChoiceField.css.ts';
import { inOrder } from './facet-words.ts';

/** More than these wait behind a button, but for those that are chosen. */
const MOST = 8;

export interface ChoiceFieldProps {
  view: Extract<FacetView, { kind: 'choice' }>;
  onChange: (change: ListChange) => void;
  /** Values that would find nothing: by default they cannot be ticked; `hide` leaves them out. */
  empty?: 'disable' | 'hide';
}

/** The values of a facet to tick, with how many objects have each. */
export function ChoiceField({ view, onChange, empty = 'disable' }: ChoiceFieldProps) {
  const { t, locale } = useUi();
  const [showsAll, setShowsAll] = useState(false);
  const { facet } = view;
  const useful = inOrder(view.options, facet.values !== undefined, locale).filter(
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
          onCheckedChange={() => onChange({ toggle: facet.id, value: option.value })}
          className={css.option}
        >
          <OptionWords option={option} />
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
function foremost(options: readonly FacetOption[]): readonly FacetOption[] {
  const finding = options.filter(({ count, isChosen }) => isChosen || count !== 0);
  let others = MOST;
  const few = finding.filter(({ isChosen }) => {
    others -= 1;
    return isChosen || others >= 0;
  });
  return few.length > 0 ? few : options.slice(0, MOST);
}

function OptionWords({ option: { value, label = value, color, count } }: { option: FacetOption }) {
  const { t, locale } = useUi();
  return (
    <span className={css.words}>
      {color && <span className={css.swatch} style={{ backgroundColor: color }} />}
      <bdi>{label}</bdi>
      {count !== undefined && (
        <>
          <span aria-hidden="true" className={css.count}>
            {new Intl.NumberFormat(locale).format(count)}
          </span>
          <VisuallyHidden>, {t('lists.optionCount', { count })}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
