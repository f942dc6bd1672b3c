import { viewports } from '../packages/storybook/src/preview/viewports.ts';
import {
  type StoryMode,
  type StoryModes,
  toViewport,
} from '../packages/storybook/src/screenshots/modes.ts';

const toWindow = (name: keyof typeof viewports): StoryMode => ({
  viewport: toViewport(viewports[name].styles),
});

const windows = {
  zoomed: toWindow('zoomed'),
  halved: toWindow('halved'),
  narrow: toWindow('narrow'),
  small: toWindow('small'),
  medium: toWindow('medium'),
  large: toWindow('large'),
};

const themes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  contrast: { theme: 'contrast' },
};

const languages = {
  english: { locale: 'en-GB' },
  german: { locale: 'de' },
  persian: { locale: 'fa-IR' },
};

const globals: Record<string, StoryMode> = { ...windows, ...themes, ...languages };

type Window = keyof typeof windows;
type Theme = keyof typeof themes;
type Language = keyof typeof languages;

/** A window, a language and a theme, as far as they are not the story's own. */
export type ModeName =
  | Window
  | Theme
  | Language
  | `${Window} ${Theme | Language | `${Language} ${Theme}`}`
  | `${Language} ${Theme}`;

/**
 * Returns the parameter of a story that is tested in several modes, here and in Chromatic.
 *
 * @example parameters: { chromatic: inModes('light', 'dark', 'small persian') }
 */
export const inModes = (...names: ModeName[]): { modes: StoryModes } => ({
  modes: Object.fromEntries(
    names.map((name) => [name, Object.assign({}, ...name.split(' ').map((word) => globals[word]))]),
  ),
});
