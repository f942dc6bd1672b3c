/** The size of a window, in px. */
export interface Viewport {
  width: number;
  height: number;
}

/**
 * Globals in which a story is tested instead of its own, for example `{ theme: 'dark' }`. Chromatic
 * reads the same object.
 */
export interface StoryMode {
  /** The size of the window. Default: that of the story's own viewport. */
  viewport?: Viewport;
  /** Whether a story leaves out a mode of its file or of the preview. */
  disable?: boolean;
  [global: string]: unknown;
}

/** Modes by their names, as in `parameters.chromatic.modes`. */
export type StoryModes = Readonly<Record<string, StoryMode>>;

/** Returns the name of a story's screenshot in a mode. */
export const getModeName = (storyId: string, mode: string): string =>
  `${storyId}-${mode.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`;
