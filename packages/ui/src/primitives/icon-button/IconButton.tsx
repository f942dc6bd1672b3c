import type { LucideIcon } from 'lucide-react';
import * as Slot from 'radix-ui/slot';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../utils/classes.ts';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as css from './IconButton.css.ts';

export interface IconButtonProps extends ComponentProps<'button'> {
  /** Accessible name of the button: a text that describes its action. */
  label: string;
  /** An icon of `lucide-react`. */
  icon: LucideIcon;
  /** `outline` next to a main action; `quiet` in bars and headers. */
  emphasis?: 'quiet' | 'outline';
  /** `large` next to the main action of a page: 52 px instead of 44. */
  size?: 'regular' | 'large';
  /** Mirrors arrows and chevrons where text runs from right to left. */
  mirrored?: boolean;
  /** A count in the top end corner. Screen readers read it after the label. */
  badge?: ReactNode;
  /** Applies style, icon and accessible name to the single child element, such as an empty link. */
  asChild?: boolean;
}

/**
 * A button with an icon and an accessible label. Its size of 44 px suits touch input. Touch has no
 * hover, so the icon must be self-explanatory; a `Tooltip` can repeat the label for others.
 * A button that must keep the focus while it cannot act, such as the last step of a list, has
 * `aria-disabled` instead of `disabled`; it looks the same.
 *
 * @example <Tooltip text="Search" repeatsName><IconButton label="Search" icon={Search} /></Tooltip>
 */
export function IconButton({
  label,
  icon,
  emphasis,
  size,
  mirrored,
  badge,
  asChild,
  disabled,
  'aria-disabled': ariaDisabled,
  className,
  children,
  ...rest
}: IconButtonProps) {
  const Root = asChild ? Slot.Root : 'button';
  const looksDisabled = disabled || String(ariaDisabled) === 'true';
  return (
    <Root
      {...(!asChild && { type: 'button', disabled })}
      {...rest}
      aria-disabled={ariaDisabled}
      data-disabled={looksDisabled ? '' : undefined}
      className={classes(css.root({ emphasis, size }), className)}
    >
      {asChild && <Slot.Slottable>{children}</Slot.Slottable>}
      <Icon as={icon} mirrored={mirrored} />
      <VisuallyHidden>{label}</VisuallyHidden>
      {badge != null && <span className={css.badge}>{badge}</span>}
    </Root>
  );
}
