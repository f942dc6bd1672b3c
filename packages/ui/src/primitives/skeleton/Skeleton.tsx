'use client';

/**
 * The layout of loading content, visible only after 400 ms. Use the same structure as the content
 * itself, so that nothing moves when it appears.
 */

import type { TextRole } from '@vitrine/theme';
import type { ComponentProps } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as css from './Skeleton.css.ts';
import '../../messages/en/common.ts';

/**
 * Loading content: screen readers announce “Loading” once, independent of the number of components
 * inside.
 */
function Root({ children, ...rest }: ComponentProps<'div'>) {
  const { t } = useUi();
  return (
    <div aria-busy="true" {...rest}>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {children}
    </div>
  );
}

export interface SkeletonMediaProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Width-to-height ratio of the expected image, `4 / 5`. Without it, the class defines it. */
  ratio?: number;
}

/** Placeholder for an image. */
function Media({ ratio, className, style, ...rest }: SkeletonMediaProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={classes(css.mediaFrame, className)}
      style={{ aspectRatio: ratio, ...style }}
    />
  );
}

export interface SkeletonLineProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Text role of the expected text: the bar has its line height. */
  variant?: TextRole;
  /** Approximate width of the expected text: `60%`, `12ch`. Default `100%`. */
  width?: string;
}

/** Placeholder for one line of text. */
function Line({ variant = 'body', width = '100%', className, style, ...rest }: SkeletonLineProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={classes(css.variant[variant], className)}
      style={{ inlineSize: width, ...style }}
    >
      <span className={css.bar} />
    </span>
  );
}

export { Line, Media, Root };
