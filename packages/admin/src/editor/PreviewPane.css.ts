import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { border, color, space } = vars;
/** The width of a phone, in px. */
const pageWidth = 390;

/** The space between the content of the page and its edges. */
export const pageGutter = space[20];

const hairline = `${border.width} solid ${color.hairline}`;

export const root = style(
  inLayer.domains({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    background: color.mediaFrame,
  }),
);

export const header = style(
  inLayer.domains({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    flex: 'none',
    minBlockSize: 48,
    // At the edges of the page below.
    paddingInline: `max(${space[16]}, calc((100% - ${pageWidth}px) / 2))`,
  }),
);

export const title = style(inLayer.domains({ ...text('bodyStrong') }));

export const views = style(inLayer.domains({ display: 'flex' }));

export const view = style(
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
  }),
);

/** The page of a phone at full size: what it contains answers to its width. */
export const page = style(
  inLayer.domains({
    containerType: 'inline-size',
    boxSizing: 'border-box',
    inlineSize: '100%',
    maxInlineSize: pageWidth,
    minBlockSize: 400,
    marginInline: 'auto',
    // What reaches the edges of a small window stays within the page.
    vars: { [vars.container.gutter]: '0px' },
    padding: pageGutter,
    overflow: 'hidden',
    border: hairline,
    background: color.ground,
    cursor: 'default',
  }),
);
