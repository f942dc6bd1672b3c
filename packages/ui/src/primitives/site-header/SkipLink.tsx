'use client';

import type { ComponentProps } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './SiteHeader.css.ts';
import '../../messages/en/common.ts';

export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /**
   * The id of the element with the page's content, which receives the focus: `<main
   * tabIndex={-1}>`.
   */
  to: string;
}

/** The first stop of the keyboard: over the head and its links to the content. */
export function SkipLink({ to, className, onClick, children, ...rest }: SkipLinkProps) {
  const { t } = useUi();
  return (
    <a
      {...rest}
      href={`#${to}`}
      className={classes(css.skip, className)}
      onClick={(event) => {
        onClick?.(event);
        const content = document.getElementById(to);
        if (event.defaultPrevented || !content) return;
        // The URL stays unchanged: a router may have its pages behind the `#`.
        event.preventDefault();
        content.focus();
      }}
    >
      {children ?? t('shell.skip')}
    </a>
  );
}
