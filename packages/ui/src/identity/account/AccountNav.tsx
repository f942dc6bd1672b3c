'use client';

import type { ComponentProps } from 'react';
import { PlainList } from '../../primitives/plain-list/PlainList.tsx';
import { AppLink, type AppLinkProps } from '../../provider/AppLink.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { getNumberFormat } from '../../utils/number-format.ts';
import * as css from './Account.css.ts';
import '../../messages/en/identity.ts';

/** The account navigation with one `Account.Link` per section. */
export function AccountNav({ children, ...rest }: ComponentProps<'nav'>) {
  const { t } = useUi();
  return (
    <nav aria-label={t('identity.account.sections')} {...rest}>
      <PlainList className={css.parts}>{children}</PlainList>
    </nav>
  );
}

export interface AccountLinkProps extends AppLinkProps {
  /** Whether this is the current section. */
  current?: boolean;
  /** Number of items in the section, at the end of its line. */
  count?: number;
}

/** Links to a section of the account. */
export function AccountPart({ current, count, className, children, ...rest }: AccountLinkProps) {
  const { locale } = useUi();
  return (
    <li className={css.part}>
      <AppLink
        {...rest}
        aria-current={current ? 'page' : undefined}
        className={classes(css.link, className)}
      >
        {children}
        {count !== undefined && (
          <span className={css.count}>{getNumberFormat(locale).format(count)}</span>
        )}
      </AppLink>
    </li>
  );
}
