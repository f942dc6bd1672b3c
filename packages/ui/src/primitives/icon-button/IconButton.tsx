import type { LucideIcon } from 'lucide-react';
import * as Slot from 'radix-ui/slot';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../utils/classes.ts';
import { Icon } from '../icon/Icon.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as css from './IconButton.css.ts';

export interface IconButtonProps extends ComponentProps<'button'> {
  /** What happens when it is pressed, in words: its name for speech. */
  label: string;
  /** A picture of `lucide-react`. */
  icon: LucideIcon;
  /** `outline` beside a main action; `quiet` in bars and heads. */
  emphasis?: 'quiet' | 'outline';
  /** `large` beside the main action of a page: 52 px instead of 44. */
  size?: 'regular' | 'large';
  /** Mirrors arrows and chevrons where text runs from right to left. */
  mirrored?: boolean;
  /** Shows the label to pointer and keyboard. Touch has no hover: the picture must be plain. */
  tooltip?: boolean;
  /** A count in the top end corner. Speech hears it after the label. */
  badge?: ReactNode;
  /** Gives the look, the picture and the name to the one child element, such as an empty link. */
  asChild?: boolean;
}

/** A button that shows a picture and speaks its label. 44 px, so that a finger finds it. */
export function IconButton({
  label,
  icon,
  emphasis,
  size,
  mirrored,
  tooltip,
  badge,
  asChild,
  disabled,
  className,
  children,
  ...rest
}: IconButtonProps) {
  const Root = asChild ? Slot.Root : 'button';
  const button = (
    <Root
      {...(!asChild && { type: 'button', disabled })}
      {...rest}
      data-disabled={disabled ? '' : undefined}
      className={classes(css.root({ emphasis, size }), className)}
    >
      {asChild && <Slot.Slottable>{children}</Slot.Slottable>}
      <Icon as={icon} mirrored={mirrored} />
      <VisuallyHidden>{label}</VisuallyHidden>
      {badge != null && <span className={css.badge}>{badge}</span>}
    </Root>
  );
  if (!tooltip) return button;
  return (
    <Tooltip text={label} repeatsName>
      {button}
    </Tooltip>
  );
}
