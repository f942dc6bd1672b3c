import { viewports } from '../packages/storybook/src/preview/viewports.ts';

/** A window that pages are judged in, in px. */
export interface Viewport {
  width: number;
  height: number;
}

const toViewport = ({ styles }: (typeof viewports)[keyof typeof viewports]): Viewport => ({
  width: Number.parseInt(styles.width, 10),
  height: Number.parseInt(styles.height, 10),
});

/** A window size and a theme of a screenshot. */
export interface Mode {
  size: Viewport;
  theme: 'light' | 'dark';
}

const narrow = toViewport(viewports.narrow);
const medium = toViewport(viewports.medium);
const large = toViewport(viewports.large);

/**
 * Modes of the stories with all modes, in the order in which a page loads the least. A theme
 * changes colors and not the layout, so dark pages have no screenshot at the medium width, and
 * right-to-left pages have only light ones at the outer widths.
 */
const modes: readonly (readonly [prefix: string, modes: readonly Mode[]])[] = [
  [
    'pages-allmodes--',
    [
      { size: narrow, theme: 'light' },
      { size: narrow, theme: 'dark' },
      { size: medium, theme: 'light' },
      { size: large, theme: 'light' },
      { size: large, theme: 'dark' },
    ],
  ],
  [
    'pages-allmodesrighttoleft--',
    [
      { size: narrow, theme: 'light' },
      { size: large, theme: 'light' },
    ],
  ],
];

/** Returns the modes in which a story is tested; nothing for a story with one screenshot. */
export const getModes = (storyId: string): readonly Mode[] | undefined =>
  modes.find(([prefix]) => storyId.startsWith(prefix))?.[1];

/** Returns the name of one of the screenshots of a story with several modes. */
export const getModeName = (storyId: string, { size, theme }: Mode): string =>
  `${storyId}-${size.width}-${theme}`;

/** Returns the names of all screenshots of a story. */
export const getScreenshotNames = (storyId: string): string[] =>
  getModes(storyId)?.map((mode) => getModeName(storyId, mode)) ?? [storyId];
