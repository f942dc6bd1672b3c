import { ArrowUpRight } from 'lucide-react';
import * as Slot from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as css from './Link.css.ts';

export interface LinkProps extends ComponentProps<'a'> {
  /** `prose` inside a sentence; `standalone` on its own, in ink. */
  variant?: keyof typeof css.variant;
  /** It opens in a new tab; an arrow and words for speech say so. */
  external?: boolean;
  /** Gives the look to the one child element, such as a router's link. */
  asChild?: boolean;
}

/** Leads somewhere. What does something is a `Button`. */
export function Link({
  variant = 'prose',
  external,
  asChild,
  className,
  children,
  ...rest
}: LinkProps) {
  const Root = asChild ? Slot.Root : 'a';
  return (
    <Root
      {...(external && { target: '_blank', rel: 'noreferrer' })}
      {...rest}
      className={classes(css.variant[variant], className)}
    >
      <Slot.Slottable>{children}</Slot.Slottable>
      {external && <NewTab />}
    </Root>
  );
}

function NewTab() {
  const { t } = useUi();
  return (
    <>
      {/* A word joiner: the arrow never stands alone on the next line. */}
      <span aria-hidden="true">
        {'\u2060'}
        <Icon as={ArrowUpRight} size="small" mirrored className={css.icon} />
      </span>
      <VisuallyHidden> ({t('common.newTab')})</VisuallyHidden>
    </>
  );
}
