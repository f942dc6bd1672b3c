import { createGlobalThemeContract } from '@vanilla-extract/css';
import { baseValues } from './values.ts';

/** The same tree with a reference to a custom property at every leaf. */
type References<Tree> = {
  readonly [Key in keyof Tree]: Tree[Key] extends string
    ? `var(--${string})`
    : References<Tree[Key]>;
};

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * References to every token: `vars.color.textMuted` is `var(--vt-color-text-muted)`. The names
 * of the properties are public: a host may set them from plain CSS, outside of any layer.
 */
export const vars: References<typeof baseValues> = createGlobalThemeContract(
  baseValues,
  (_value, path) => `vt-${path.map(kebab).join('-')}`,
);
