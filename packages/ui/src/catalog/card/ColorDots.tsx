'use client';

import type { ProductOption } from '@vitrine/client/catalog';
import { PlainList } from '../../primitives/plain-list/PlainList.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './ColorDots.css.ts';

/** Maximum number of dots; a number shows the rest. */
const most = 6;

export interface ColorDotsProps {
  option: ProductOption;
}

/** Available colors as dots with accessible names. */
export function ColorDots({ option }: ColorDotsProps) {
  const { t, locale } = useUi();
  const colors = option.choices.filter(({ visible }) => visible !== false);
  const shown = colors.length > most ? colors.slice(0, most - 1) : colors;
  const more = colors.length - shown.length;
  return (
    <PlainList aria-label={option.name} className={css.root}>
      {shown.map(({ value, description }) => (
        <li key={description} className={css.dot} style={{ backgroundColor: value }}>
          <VisuallyHidden>{description}</VisuallyHidden>
        </li>
      ))}
      {more > 0 && (
        <li className={css.more}>
          <span aria-hidden="true">+{new Intl.NumberFormat(locale).format(more)}</span>
          <VisuallyHidden>{t('catalog.moreColors', { count: more })}</VisuallyHidden>
        </li>
      )}
    </PlainList>
  );
}
