import type { CSSProperties } from 'react';

/**
 * Returns a style that sets a `createVar` variable of the style sheets: `assignInlineVars` of
 * `@vanilla-extract/dynamic` for one name, without that package in every page.
 */
export function setCssVariable(reference: string, value: string): CSSProperties {
  return { [reference.slice('var('.length, -1)]: value } as CSSProperties;
}
