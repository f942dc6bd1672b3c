import { type StyleRule, style } from '@vanilla-extract/css';
import { containers, inLayer, media, pageContainer, text, vars } from '@vitrine/theme';
import { split } from './EditorLayout.css.ts';

const { border, color, space } = vars;
/** The width of a phone, in px. */
const phoneWidth = 390;

/** The width of the wide page, in px: that of a tablet on its side or a small window. */
const wideWidth = 1024;

/** Space between the cards of a list in the shop, in a container that is as wide as the page. */
const cardGap = space[24];

/** The space between the content of the page and its edges on a phone. */
export const pageGutter = space[20];

/** Condition for `@container` of the page's content: the page is the wide one. */
export const widePage = containers.page;

const hairline = `${border.width} solid ${color.hairline}`;

export const root = style(
  inLayer.domains({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    background: color.mediaFrame,
  }),
);

/** With the wide page, where the form would be; narrow containers have no place for it. */
export const wide = style({});

const inWide = (rule: NonNullable<StyleRule['selectors']>[string]) => ({
  [split]: { selectors: { [`${wide} &`]: rule } },
});

/** The padding that puts the edges of the header at those of the page below. */
const besidePage = (width: number) => `max(${space[16]}, calc((100% - ${width}px) / 2))`;

export const header = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[12],
    flex: 'none',
    minBlockSize: 48,
    paddingInline: besidePage(phoneWidth),
    '@container': inWide({
      // The way back stays in view on a long page.
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: vars.z.sticky,
      background: color.mediaFrame,
      paddingInline: besidePage(wideWidth),
    }),
  }),
);

export const title = style(inLayer.domains({ ...text('bodyStrong'), marginInlineEnd: 'auto' }));

export const options = style(inLayer.domains({ display: 'flex' }));

/** Where the preview is a tab, there is no place for a wide one. */
export const width = style(
  inLayer.domains({ display: 'none', '@container': { [split]: { display: 'flex' } } }),
);

export const option = style(
  inLayer.domains({
    ...text('label'),
    minBlockSize: 32,
    paddingInline: space[12],
    border: `${border.width} solid ${color.borderControl}`,
    background: color.surface,
    color: color.text,
    cursor: 'pointer',
    selectors: {
      '&:first-child': {
        borderStartStartRadius: vars.radius.control,
        borderEndStartRadius: vars.radius.control,
      },
      '&:last-child': {
        borderStartEndRadius: vars.radius.control,
        borderEndEndRadius: vars.radius.control,
      },
      '& + &': { borderInlineStart: 0 },
      '&[aria-pressed=true]': {
        borderColor: color.action,
        background: color.action,
        color: color.onAction,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[aria-pressed=true]': {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            background: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
);

export const scroller = style(
  inLayer.domains({
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    outlineOffset: `calc(${border.focus} * -1)`,
    paddingInline: space[16],
    paddingBlockEnd: space[16],
    // The wide page scrolls with the window.
    '@container': inWide({ overflowY: 'visible', overscrollBehavior: 'auto' }),
  }),
);

/** As high as the page is to the eye: its scale does not change the space that it takes. */
export const frame = style(
  inLayer.domains({
    '@container': inWide({ maxInlineSize: wideWidth, marginInline: 'auto', overflow: 'clip' }),
  }),
);

/** The page at full size, or scaled to the frame: what it contains answers to its unscaled width. */
export const page = style(
  inLayer.domains({
    containerType: 'inline-size',
    boxSizing: 'border-box',
    inlineSize: '100%',
    maxInlineSize: phoneWidth,
    minBlockSize: 400,
    marginInline: 'auto',
    // What reaches the edges of a small window stays within the page.
    vars: { [vars.container.gutter]: '0px' },
    padding: pageGutter,
    overflow: 'hidden',
    border: hairline,
    background: color.ground,
    cursor: 'default',
    transformOrigin: '0 0',
    selectors: { '&:dir(rtl)': { transformOrigin: '100% 0' } },
    '@container': inWide({
      inlineSize: wideWidth,
      maxInlineSize: 'none',
      padding: pageContainer.gutter.large,
    }),
  }),
);

/** A card: on a wide page as wide as in a list of three columns. */
export const card = style(
  inLayer.domains({
    '@container': { [widePage]: { inlineSize: `calc((100% - 2 * ${cardGap}) / 3)` } },
  }),
);
