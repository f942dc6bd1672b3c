import { viewports } from './viewports.ts';

/** A window that pages are judged in, in px. */
export interface Viewport {
  width: number;
  height: number;
}

const toViewport = ({ styles }: (typeof viewports)[keyof typeof viewports]): Viewport => ({
  width: Number.parseInt(styles.width, 10),
  height: Number.parseInt(styles.height, 10),
});

/** Ordered from the page that loads the least to the one that loads the most. */
export const viewportSizes: readonly Viewport[] = [
  toViewport(viewports.narrow),
  toViewport(viewports.medium),
  toViewport(viewports.large),
];

export const themes = ['light', 'dark'] as const;

/** Whether a story is tested in all sizes and themes. */
export const hasAllModes = (storyId: string): boolean => storyId.startsWith('pages-every-look');

/** Returns the name of one of the screenshots of a story with all modes. */
export const getModeName = (storyId: string, { width }: Viewport, theme: string): string =>
  `${storyId}-${width}-${theme}`;

/** Returns the names of all screenshots of a story. */
export const getScreenshotNames = (storyId: string): string[] =>
  hasAllModes(storyId)
    ? viewportSizes.flatMap((size) => themes.map((theme) => getModeName(storyId, size, theme)))
    : [storyId];
