import type { ComponentProps } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './Badge.css.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  /**
   * `tag` stands on a picture, `outline` beside a price (“−16%”), `count` is the disc beside a
   * word (“Cart 7”). A thing has at most one.
   */
  kind?: 'tag' | 'outline' | 'count';
}

/** One or two words at most. Numbers are written as the locale does. */
export function Badge({ kind = 'tag', className, children, ...rest }: BadgeProps) {
  const { locale } = useUi();
  return (
    <span {...rest} className={classes(css.root[kind], className)}>
      <bdi>
        {typeof children === 'number' ? new Intl.NumberFormat(locale).format(children) : children}
      </bdi>
    </span>
  );
}
