'use client';

import { Star } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { getNumberFormat } from '../../utils/number-format.ts';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as css from './Rating.css.ts';
import '../../messages/en/rating.ts';

export interface RatingProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The average, from 0 to `max`; shown in half steps, and read out with one decimal. */
  value: number;
  /** The best rating. Default 5. */
  max?: number;
  /** Number of reviews, after the stars. */
  count?: number;
}

/** Rounds to half steps between 0 and the best rating. */
const roundToHalf = (value: number, max: number): number =>
  Math.round(Math.min(Math.max(value, 0), max) * 2) / 2;

/**
 * An average rating as stars. The platform has no reviews, so the value comes from the host.
 *
 * @example <Rating value={4.3} count={128} />
 */
export function Rating({ value, max = 5, count, className, ...rest }: RatingProps) {
  const { t, locale } = useUi();
  const shown = roundToHalf(value, max);
  const decimal = getNumberFormat(locale, { maximumFractionDigits: 1 });
  return (
    <span {...rest} className={classes(css.root, className)}>
      <VisuallyHidden>
        {t('rating.value', { value: decimal.format(value), max: decimal.format(max) })}
      </VisuallyHidden>
      <span aria-hidden="true" className={css.stars}>
        {Array.from({ length: max }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stars are their position.
          <span key={index} className={css.star}>
            <Icon as={Star} size="small" />
            {shown > index && (
              <span className={shown - index >= 1 ? css.filled.full : css.filled.half}>
                <Icon as={Star} size="small" className={css.filledIcon} />
              </span>
            )}
          </span>
        ))}
      </span>
      {count !== undefined && (
        <span className={css.count}>
          <span aria-hidden="true">({getNumberFormat(locale).format(count)})</span>
          <VisuallyHidden>{t('rating.reviews', { count })}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
