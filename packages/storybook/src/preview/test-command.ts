/**
 * Whether the stories run by a command of Vitest. A run from Storybook's interface also lists the
 * accessibility rules that pass; a command reports only the broken ones, which is faster.
 */
export const isTestCommand: boolean = import.meta.env?.VITEST_STORYBOOK === 'false';
