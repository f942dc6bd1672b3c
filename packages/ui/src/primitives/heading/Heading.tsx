import type { TextRole } from '@vitrine/theme';
import type { ComponentProps } from 'react';
import { Text } from '../text/Text.tsx';

/** How deep a heading is in the outline of the page: `1` names the page, once. */
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
  /** The place in the outline. Choose it by meaning; no level is left out on the way down. */
  level: HeadingLevel;
  /** The look, when it differs from the usual one of the level. */
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
