/** The size of a window, in px. */
export interface Viewport {
  width: number;
  height: number;
}

/** A window size and a theme of a screenshot. */
export interface Mode {
  size: Viewport;
  /** Value of the theme toolbar. */
  theme: string;
}

/**
 * Modes in which stories are tested, by the beginning of their IDs. Stories that are not listed have
 * one screenshot.
 *
 * @example { 'pages-': [{ size: { width: 360, height: 800 }, theme: 'dark' }] }
 */
export type ScreenshotModes = Readonly<Record<string, readonly Mode[]>>;

/** Returns the modes in which a story is tested; nothing for a story with one screenshot. */
export const getModes = (modes: ScreenshotModes, storyId: string): readonly Mode[] | undefined =>
  Object.entries(modes).find(([prefix]) => storyId.startsWith(prefix))?.[1];

/** Returns the name of one of the screenshots of a story with several modes. */
export const getModeName = (storyId: string, { size, theme }: Mode): string =>
  `${storyId}-${size.width}-${theme}`;

/** Returns the names of all screenshots of a story. */
export const getScreenshotNames = (modes: ScreenshotModes, storyId: string): string[] =>
  getModes(modes, storyId)?.map((mode) => getModeName(storyId, mode)) ?? [storyId];
