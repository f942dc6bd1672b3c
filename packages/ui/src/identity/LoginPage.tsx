import type { ComponentProps } from 'react';
import { classes } from '../lib/classes.ts';
import * as css from './LoginPage.css.ts';
import { type Framing, PanelContext, usePanelPlace } from './panel/panel-context.ts';

export interface LoginPageProps extends ComponentProps<'div'>, Framing {}

/** The steps of a login on a page of their own. */
export function LoginPage({ className, children, allowFraming, ...rest }: LoginPageProps) {
  const place = usePanelPlace<HTMLDivElement>('page', allowFraming);
  return (
    <div tabIndex={-1} {...rest} ref={place.root} className={classes(css.root, className)}>
      <PanelContext value={place}>{children}</PanelContext>
    </div>
  );
}
