import * as Slot from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { PlainList } from '../../primitives/plain-list/PlainList.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './Account.css.ts';

/** The account navigation with one `Account.Link` per section. */
export function AccountNav({ children, ...rest }: ComponentProps<'nav'>) {
  const { t } = useUi();
  return (
    <nav aria-label={t('identity.account.sections')} {...rest}>
      <PlainList className={css.parts}>{children}</PlainList>
    </nav>
  );
}

export interface AccountLinkProps extends ComponentProps<'a'> {
  /** Whether this is the current section. */
  current?: boolean;
  /** Applies the style to the single child element, such as a router's link. */
  asChild?: boolean;
}

/** Links to a section of the account. */
export function AccountPart({ current, asChild, className, ...rest }: AccountLinkProps) {
  const Root = asChild ? Slot.Root : 'a';
  return (
    <li className={css.part}>
      <Root
        {...rest}
        aria-current={current ? 'page' : undefined}
        className={classes(css.link, className)}
      />
    </li>
  );
}
