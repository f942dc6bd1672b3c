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
  text: string;
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
  const removed = useRef<{ keys: readonly string[]; index: number }>(undefined);

  useEffect(() => {
    if (!removed.current) return;
    const { keys, index } = removed.current;
    // The list may render meanwhile, with the removed chip still in it.
    if (chips.some(({ key }) => keys.includes(key))) return;
    removed.current = undefined;
    const left = root.current?.querySelectorAll('button') ?? [];
    const next = left[Math.min(index, chips.length - 1)];
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
      {chips.map(({ key, text, onRemove }, index) => (
        <li key={key}>
          <button
            type="button"
            className={css.chip}
            onClick={() => {
              removed.current = { keys: [key], index };
              onRemove();
            }}
          >
            <span aria-hidden="true">
              <bdi>{text}</bdi>
            </span>
            <VisuallyHidden>{t('lists.remove', { filter: text })}</VisuallyHidden>
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
              removed.current = { keys: chips.map((chip) => chip.key), index: 0 };
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
