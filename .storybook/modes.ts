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

/** From the page that loads little to the one that loads more. */
export const viewportSizes: readonly Viewport[] = [
  toViewport(viewports.narrow),
  toViewport(viewports.medium),
  toViewport(viewports.large),
];

export const themes = ['light', 'dark'] as const;

/** Whether a story is judged in every room, by day and by night. */
export const hasAllModes = (storyId: string): boolean => storyId.startsWith('pages-every-look');

/** The name of one of the pictures of a story that has every look. */
export const getModeName = (storyId: string, { width }: Viewport, theme: string): string =>
  `${storyId}-${width}-${theme}`;

/** The names of all pictures of a story. */
export const getScreenshotNames = (storyId: string): string[] =>
  hasAllModes(storyId)
    ? viewportSizes.flatMap((size) => themes.map((theme) => getModeName(storyId, size, theme)))
    : [storyId];
