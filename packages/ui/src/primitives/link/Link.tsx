'use client';

import { ArrowUpRight } from 'lucide-react';
import * as Slot from 'radix-ui/slot';
import { AppLink, type AppLinkProps } from '../../provider/AppLink.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as css from './Link.css.ts';
import '../../messages/en/common.ts';

export interface LinkProps extends AppLinkProps {
  /** `prose` inside a sentence; `standalone` on its own, in ink. */
  variant?: keyof typeof css.variant;
  /** Opens in a new tab, which an arrow and a screen reader text indicate. */
  external?: boolean;
}

/** A link for navigation. For actions, use a `Button`. */
export function Link({ variant = 'prose', external, className, children, ...rest }: LinkProps) {
  return (
    <AppLink
      {...(external && { target: '_blank', rel: 'noreferrer' })}
      {...rest}
      className={classes(css.variant[variant], className)}
    >
      <Slot.Slottable>{children}</Slot.Slottable>
      {external && <NewTab />}
    </AppLink>
  );
}

/** The arrow of a link that opens a new tab, behind its text, with words for screen readers. */
export function NewTab() {
  const { t } = useUi();
  return (
    <>
      {/* A word joiner: the arrow never wraps alone to the next line. */}
      <span aria-hidden="true">
        {'\u2060'}
        <Icon as={ArrowUpRight} size="small" mirrored className={css.icon} />
      </span>
      <VisuallyHidden> ({t('common.newTab')})</VisuallyHidden>
    </>
  );
}
