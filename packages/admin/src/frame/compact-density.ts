import { themeAttributes } from '@vitrine/theme';
import { classes } from '@vitrine/ui';
import { compact } from './density.css.ts';

/**
 * Attributes of each component's root and of each layer that it opens: compact density, larger on
 * touch screens.
 */
export const compactDensity = (...names: (string | undefined)[]) => ({
  ...themeAttributes({ density: 'compact' }),
  className: classes(compact, ...names),
});
