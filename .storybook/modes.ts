import { viewports } from '../packages/storybook/src/preview/viewports.ts';
import type { ScreenshotModes, Viewport } from '../packages/storybook/src/screenshots/modes.ts';

const toViewport = ({ styles }: (typeof viewports)[keyof typeof viewports]): Viewport => ({
  width: Number.parseInt(styles.width, 10),
  height: Number.parseInt(styles.height, 10),
});

const narrow = toViewport(viewports.narrow);
const medium = toViewport(viewports.medium);
const large = toViewport(viewports.large);

/**
 * Modes of the stories with all modes, in the order in which a page loads the least. A theme
 * changes colors and not the layout, so dark pages have no screenshot at the medium width, and
 * right-to-left pages have only light ones at the outer widths.
 */
export const modes: ScreenshotModes = {
  'pages-allmodes--': [
    { size: narrow, theme: 'light' },
    { size: narrow, theme: 'dark' },
    { size: medium, theme: 'light' },
    { size: large, theme: 'light' },
    { size: large, theme: 'dark' },
  ],
  'pages-allmodesrighttoleft--': [
    { size: narrow, theme: 'light' },
    { size: large, theme: 'light' },
  ],
};

/** The modes of stories as Chromatic reads them from the parameter `chromatic`. */
export const getChromaticModes = (prefix: string) =>
  Object.fromEntries(
    (modes[prefix] ?? []).map(({ size, theme }) => [
      `${size.width} px, ${theme}`,
      { viewport: size, theme },
    ]),
  );
