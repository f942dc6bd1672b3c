'use client';

import type { ComponentProps } from 'react';
import { classes } from '../utils/classes.ts';
import * as css from './LoginPage.css.ts';
import { type FramingOptions, LoginContext, useLoginContainer } from './panel/login-context.ts';

export interface LoginPageProps extends Omit<ComponentProps<'div'>, 'ref'>, FramingOptions {}

/** The login steps on a separate page. */
export function LoginPage({ className, children, allowFraming, ...rest }: LoginPageProps) {
  const container = useLoginContainer<HTMLDivElement>('page', allowFraming);
  return (
    <div tabIndex={-1} {...rest} ref={container.root} className={classes(css.root, className)}>
      <LoginContext value={container}>{children}</LoginContext>
    </div>
  );
}
