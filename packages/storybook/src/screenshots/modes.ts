/** The size of a window, in px. */
export interface Viewport {
  /** Width of the page. */
  width: number;
  /** Height of the page. */
  height: number;
}

/** Returns the size of a viewport of Storybook, whose styles are in px. */
export const toViewport = ({ width, height }: { width: string; height: string }): Viewport => ({
  width: Number.parseInt(width, 10),
  height: Number.parseInt(height, 10),
});

/**
 * Globals in which a story is tested instead of its own, for example `{ theme: 'dark' }`. Chromatic
 * reads the same object.
 */
export interface StoryMode {
  /** The size of the window. Default: that of the story's own viewport. */
  viewport?: Viewport;
  /** Whether a story leaves out a mode of its file or of the preview. */
  disable?: boolean;
  /** Value of a global, by the name that the toolbar or an addon gives it. */
  [global: string]: unknown;
}

/** Modes by their names, as in `parameters.chromatic.modes`. */
export type StoryModes = Readonly<Record<string, StoryMode>>;

/** Returns the name of a story's screenshot in a mode. */
export const getModeName = (storyId: string, mode: string): string =>
  `${storyId}-${mode.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`;
