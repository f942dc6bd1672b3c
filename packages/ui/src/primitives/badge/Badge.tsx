'use client';

import type { ComponentProps } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { getNumberFormat } from '../../utils/number-format.ts';
import * as css from './Badge.css.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  /**
   * `tag` is for images, `outline` is next to a price (“−16%”), `count` is the disc next to a label
   * (“Cart 7”). Use at most one per item.
   */
  kind?: 'tag' | 'outline' | 'count';
}

/** One or two words at most. Numbers are formatted for the locale. */
export function Badge({ kind = 'tag', className, children, ...rest }: BadgeProps) {
  const { locale } = useUi();
  return (
    <span {...rest} className={classes(css.root[kind], className)}>
      <bdi>
        {typeof children === 'number' ? getNumberFormat(locale).format(children) : children}
      </bdi>
    </span>
  );
}
