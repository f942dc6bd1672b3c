import { viewports } from './viewports.ts';

/** A window that pages are judged in, in px. */
export interface Room {
  width: number;
  height: number;
}

const roomOf = ({ styles }: (typeof viewports)[keyof typeof viewports]): Room => ({
  width: Number.parseInt(styles.width, 10),
  height: Number.parseInt(styles.height, 10),
});

/** From the page that loads little to the one that loads more. */
export const rooms: readonly Room[] = [
  roomOf(viewports.narrow),
  roomOf(viewports.medium),
  roomOf(viewports.large),
];

export const themes = ['light', 'dark'] as const;

/** Whether a story is judged in every room, by day and by night. */
export const hasEveryLook = (storyId: string): boolean => storyId.startsWith('pages-every-look');

/** The name of one of the pictures of a story that has every look. */
export const lookName = (storyId: string, { width }: Room, theme: string): string =>
  `${storyId}-${width}-${theme}`;

/** The names of all pictures of a story. */
export const picturesOf = (storyId: string): string[] =>
  hasEveryLook(storyId)
    ? rooms.flatMap((room) => themes.map((theme) => lookName(storyId, room, theme)))
    : [storyId];
