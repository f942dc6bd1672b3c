import { iconStroke, sizes } from '@vitrine/theme';
import type { LucideIcon } from 'lucide-react';
import { classes } from '../../utils/classes.ts';
import * as css from './Icon.css.ts';

export interface IconProps {
  /** An icon of `lucide-react`. */
  as: LucideIcon;
  /** `small` inside text and small controls: 16 px instead of 20. */
  size?: 'regular' | 'small';
  /** Mirrors arrows and chevrons where text runs from right to left. */
  mirrored?: boolean;
  /** Class names of the root element. */
  className?: string;
}

/** A decorative icon next to text that has its meaning. */
export function Icon({ as: Picture, size = 'regular', mirrored, className }: IconProps) {
  return (
    <Picture
      aria-hidden="true"
      size={size === 'small' ? sizes.regular.iconSmall : sizes.regular.icon}
      strokeWidth={iconStroke}
      absoluteStrokeWidth
      className={classes(css.root, mirrored && css.mirrored, className)}
    />
  );
}
