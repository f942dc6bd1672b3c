import type { ComponentProps } from 'react';
import { classes } from '../lib/classes.ts';
import * as css from './LoginPage.css.ts';
import { PanelContext, usePanelPlace } from './panel/panel-context.ts';

/** The steps of a login on a page of their own. */
export function LoginPage({ className, children, ...rest }: ComponentProps<'div'>) {
  const place = usePanelPlace<HTMLDivElement>('page');
  return (
    <div tabIndex={-1} {...rest} ref={place.root} className={classes(css.root, className)}>
      <PanelContext value={place}>{children}</PanelContext>
    </div>
  );
}
