import {
  type AppliedFilter,
  appliedFiltersAtom,
  type FacetValue,
  listCurrencyAtom,
  useAtom,
  useAtomValue,
} from '@vitrine/atoms';
import { X } from 'lucide-react';
import { type ComponentProps, useEffect, useRef } from 'react';
import { classes } from '../../lib/classes.ts';
import { PlainList } from '../../lib/PlainList.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './AppliedFilters.css.ts';
import { filterWords, rangeWords } from './facet-words.ts';
import { useListing, useListWords } from './listing-context.ts';

/** What a filter that is on says, in words. */
export function useFilterWords(): (filter: AppliedFilter) => string {
  const { t, locale } = useUi();
  const { list } = useListing();
  const words = useListWords();
  const currency = useAtomValue(listCurrencyAtom(list));
  return (filter) =>
    filterWords(
      filter,
      words.facet(filter.facet),
      (value) => labelOf(filter, value),
      (range) => rangeWords(range, currency, locale, t),
    );
}

function labelOf({ facet }: AppliedFilter, value: string): string {
  const values: readonly FacetValue[] = facet.kind === 'choice' ? (facet.values ?? []) : [];
  return values.find((one) => one.value === value)?.label ?? value;
}

const keyOf = ({ facet, value }: AppliedFilter) => `${facet.id} ${value ?? ''}`;

/**
 * The filters that are on as chips, each of which takes its filter off, and a way to take off all.
 * The focus goes on to the next chip, and to the filter's button after the last one.
 */
export function AppliedFilters({ className, ...rest }: Omit<ComponentProps<'ul'>, 'ref'>) {
  const { t } = useUi();
  const { list } = useListing();
  const [, change] = useAtom(list.stateAtom);
  const applied = useAtomValue(appliedFiltersAtom(list)) as readonly AppliedFilter[];
  const wordsOf = useFilterWords();
  const root = useRef<HTMLUListElement>(null);
  const takenOff = useRef<number>(undefined);

  useEffect(() => {
    if (takenOff.current === undefined) return;
    const chips = root.current?.querySelectorAll('button') ?? [];
    const next = chips[Math.min(takenOff.current, applied.length - 1)];
    takenOff.current = undefined;
    (next ?? document.querySelector<HTMLElement>('[data-listing-filter]'))?.focus();
  }, [applied]);

  return (
    <PlainList
      {...rest}
      ref={root}
      aria-label={t('lists.applied')}
      hidden={applied.length === 0}
      className={classes(css.root, className)}
    >
      {applied.map((filter, index) => (
        <li key={keyOf(filter)}>
          <button
            type="button"
            className={css.chip}
            onClick={() => {
              takenOff.current = index;
              change(filter.drop);
            }}
          >
            <span aria-hidden="true">
              <bdi>{wordsOf(filter)}</bdi>
            </span>
            <VisuallyHidden>{t('lists.remove', { filter: wordsOf(filter) })}</VisuallyHidden>
            <Icon as={X} size="small" />
          </button>
        </li>
      ))}
      {applied.length > 0 && (
        <li>
          <Button
            emphasis="text"
            className={css.clear}
            onClick={() => {
              takenOff.current = 0;
              change('clear');
            }}
          >
            {t('lists.clearAll')}
          </Button>
        </li>
      )}
    </PlainList>
  );
}
