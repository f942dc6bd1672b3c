import type { CSSProperties } from 'react';

/**
 * A style that gives a `createVar` of the style sheets a value: `assignInlineVars` of
 * `@vanilla-extract/dynamic` for one name, without that package in every page.
 */
export function setCssVariable(reference: string, value: string): CSSProperties {
  return { [reference.slice('var('.length, -1)]: value } as CSSProperties;
}
