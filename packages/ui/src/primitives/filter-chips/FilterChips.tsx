'use client';

import { X } from 'lucide-react';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { PlainList } from '../plain-list/PlainList.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as css from './FilterChips.css.ts';
import '../../messages/en/lists.ts';

/** One filter that is on. */
export interface FilterChip {
  key: string;
  /** The label: “Mora Ceramics”. */
  labelText: string;
  onRemove: () => void;
}

export interface FilterChipsProps extends Omit<ComponentProps<'ul'>, 'ref' | 'children'> {
  chips: readonly FilterChip[];
  onClear: () => void;
}

/** Returns the visible button that opens the filters, if there are several for different widths. */
const filterButton = () =>
  [...document.querySelectorAll<HTMLElement>('[data-filter-trigger]')].find(
    (one) => one.getClientRects().length > 0,
  );

/**
 * The applied filters as chips that each remove their filter, and a button that removes all. The
 * focus moves to the next chip, and to the filter button after the last one.
 */
export function FilterChips({ chips, onClear, className, ...rest }: FilterChipsProps) {
  const { t } = useUi();
  const root = useRef<HTMLUListElement>(null);
  const removedIndex = useRef<number>(undefined);

  useEffect(() => {
    if (removedIndex.current === undefined) return;
    const left = root.current?.querySelectorAll('button') ?? [];
    const next = left[Math.min(removedIndex.current, chips.length - 1)];
    removedIndex.current = undefined;
    (next ?? filterButton())?.focus();
  }, [chips]);

  return (
    <PlainList
      {...rest}
      ref={root}
      aria-label={t('lists.applied')}
      hidden={chips.length === 0}
      className={classes(css.root, className)}
    >
      {chips.map(({ key, labelText, onRemove }, index) => (
        <li key={key}>
          <button
            type="button"
            className={css.chip}
            onClick={() => {
              removedIndex.current = index;
              onRemove();
            }}
          >
            <span aria-hidden="true">
              <bdi>{labelText}</bdi>
            </span>
            <VisuallyHidden>{t('lists.remove', { filter: labelText })}</VisuallyHidden>
            <Icon as={X} size="small" />
          </button>
        </li>
      ))}
      {chips.length > 0 && (
        <li>
          <Button
            emphasis="text"
            className={css.clear}
            onClick={() => {
              removedIndex.current = 0;
              onClear();
            }}
          >
            {t('lists.clearAll')}
          </Button>
        </li>
      )}
    </PlainList>
  );
}
