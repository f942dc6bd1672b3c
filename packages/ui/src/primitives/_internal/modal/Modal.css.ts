import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';
import { enterExitAnimation } from '../layer/enter-exit-animation.ts';

const { border, color, space, z } = vars;

/** Matches a modal that follows another open modal and must be above it. */
const onAnother = ':is([role="dialog"], [role="alertdialog"]) ~ &';

/** The distance of everything from the panel's sides. */
export const side = {
  paddingInline: space[20],
  '@media': { [media.medium]: { paddingInline: space[24] } },
};

export const scrim = style(
  inLayer.primitives({
    ...enterExitAnimation('slow'),
    position: 'fixed',
    inset: 0,
    zIndex: z.scrim,
    background: color.scrim,
    selectors: { ...enterExitAnimation('slow').selectors, [onAnother]: { zIndex: z.dialog } },
  }),
);

export const panel = style(
  inLayer.primitives({
    position: 'fixed',
    display: 'flex',
    flexDirection: 'column',
    // The corners are round, what lies in them is not.
    overflow: 'hidden',
    background: color.surface,
    color: color.text,
    boxShadow: vars.shadow.layer,
    // Invisible here, but the only edge in forced-colors mode. The panel receives the focus only to
    // be announced; its controls show the focus ring.
    outline: `${border.width} solid transparent`,
    outlineOffset: `calc(${border.width} * -1)`,
    selectors: { [onAnother]: { zIndex: z.dialog } },
  }),
);

export const header = style(
  inLayer.primitives({
    ...side,
    flex: 'none',
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[12],
  }),
);

export const heading = style(
  inLayer.primitives({
    ...text('body'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[12],
    minInlineSize: 0,
    color: color.textMuted,
  }),
);

export const title = style(
  inLayer.primitives({
    ...text('displayM'),
    minInlineSize: 0,
    color: color.text,
    overflowWrap: 'break-word',
  }),
);

/** Aligned with the title's first line, with its icon on the edge of the column. */
export const close = style(
  inLayer.primitives({
    marginBlock: `calc((${vars.text.displayM.line} - ${vars.size.iconButton}) / 2)`,
    marginInlineEnd: `calc((${vars.size.icon} - ${vars.size.iconButton}) / 2)`,
  }),
);

export const description = style(
  inLayer.primitives({
    ...text('body'),
    color: color.textMuted,
    textWrap: 'pretty',
    selectors: { '&:not(:last-child)': { marginBlockEnd: space[20] } },
  }),
);

export const body = style(
  inLayer.primitives({
    ...side,
    position: 'relative',
    flex: '1 1 auto',
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    selectors: {
      '&:focus-visible': { outlineOffset: `calc(${border.focus} * -1)` },
    },
  }),
);

export const footer = style(inLayer.primitives({ ...side, flex: 'none' }));
