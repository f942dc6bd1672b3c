'use client';

import type { ComponentProps } from 'react';
import { classes } from '../utils/classes.ts';
import * as css from './LoginPage.css.ts';
import { type FramingOptions, PanelContext, usePanelContextValue } from './panel/panel-context.ts';

export interface LoginPageProps extends ComponentProps<'div'>, FramingOptions {}

/** The login steps on a separate page. */
export function LoginPage({ className, children, allowFraming, ...rest }: LoginPageProps) {
  const panelContext = usePanelContextValue<HTMLDivElement>('page', allowFraming);
  return (
    <div tabIndex={-1} {...rest} ref={panelContext.root} className={classes(css.root, className)}>
      <PanelContext value={panelContext}>{children}</PanelContext>
    </div>
  );
}
