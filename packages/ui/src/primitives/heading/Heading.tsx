import type { TextRole } from '@vitrine/theme';
import type { ComponentProps } from 'react';
import { Text } from '../text/Text.tsx';

/** Heading level in the page: `1` is the page's title and occurs once. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

const usual: Record<HeadingLevel, TextRole> = {
  1: 'displayL',
  2: 'displayM',
  3: 'displayS',
  4: 'title',
  5: 'bodyStrong',
  6: 'label',
};

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Heading level. Choose it by structure, without skipping levels. */
  level: HeadingLevel;
  /** Text style. Default: that of the level, `displayL` for 1 to `label` for 6. */
  variant?: TextRole;
}

/** A heading: its level is for the outline, its variant for the eye, and each is free. */
export function Heading({ level, variant = usual[level], className, ...rest }: HeadingProps) {
  const Level = `h${level}` as const;
  return (
    <Text asChild variant={variant} className={className}>
      <Level {...rest} />
    </Text>
  );
}
