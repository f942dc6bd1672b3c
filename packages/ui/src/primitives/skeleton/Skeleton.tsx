import type { TextRole } from '@vitrine/theme';
import type { ComponentProps } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as css from './Skeleton.css.ts';

/** What is still on its way: speech says “Loading” once, however many parts stand inside. */
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
  /** Width to height of the picture that will be there, `4 / 5`; without it the class says. */
  ratio?: number;
}

/** The place of a picture. */
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
  /** The role of the words that will be there: the bar has the height of their line. */
  variant?: TextRole;
  /** About how wide the words will be: `60%`, `12ch`. Default `100%`. */
  width?: string;
}

/** The place of one line of words. */
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

/**
 * The geometry of what is on its way, seen only when it takes longer than 400 ms. Give it the
 * same parts as the real thing, so that nothing moves when it arrives.
 */
export const Skeleton = { Root, Media, Line };
