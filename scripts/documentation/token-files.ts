import { designTokens, designTokensFile } from '../../packages/theme/src/design-tokens.ts';

/** What each set of tokens has. */
const contents: Record<keyof typeof designTokens.sets, string> = {
  base: 'fonts, radii, borders, durations, easing, layers, breakpoints',
  light: 'colors and shadows of the light theme',
  dark: 'colors and shadows of the dark theme',
  contrast: 'colors and shadows of the high contrast theme',
  regular: 'spaces, sizes and text styles for shoppers, from 761 px',
  small: 'the same below 761 px',
  compact: 'the same in compact density, for owners',
};

/** A file of design tokens that the site has for tools. */
interface TokenFile {
  /** Relative to the site. */
  path: string;
  content: string;
  write(): string;
}

/** All tokens in one file, and each set as a plain file for tools that read one for each mode. */
export const tokenFiles: readonly TokenFile[] = [
  { path: 'tokens.json', content: 'everything', write: () => designTokensFile },
  ...Object.entries(designTokens.sets).map(([name, { sources }]) => ({
    path: `tokens/${name}.json`,
    content: contents[name as keyof typeof contents],
    write: () => `${JSON.stringify(sources[0], null, 2)}\n`,
  })),
];
