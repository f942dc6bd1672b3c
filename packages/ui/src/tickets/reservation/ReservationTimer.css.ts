import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { border, color, space } = vars;

/** Height of the bar for the remaining time, along the bottom of the frame. */
const barHeight = 3;

export const root = style(
  inLayer.domains({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[16],
    rowGap: space[8],
    padding: `${space[12]} ${space[16]}`,
    paddingBlockEnd: `calc(${space[12]} + ${barHeight}px)`,
    border: `${border.width} solid ${color.text}`,
    borderRadius: vars.radius.control,
    overflow: 'hidden',
  }),
);

export const labelText = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space[12],
    alignItems: 'center',
  }),
);

export const dot = style(
  inLayer.domains({
    flex: 'none',
    inlineSize: 14,
    blockSize: 14,
    border: '1.5px solid currentColor',
    borderRadius: vars.radius.full,
    backgroundImage: 'linear-gradient(currentColor, currentColor)',
    backgroundSize: '50% 100%',
    backgroundRepeat: 'no-repeat',
    printColorAdjust: 'exact',
    forcedColorAdjust: 'none',
    selectors: {
      '&:dir(rtl)': { backgroundPosition: 'right' },
      '[data-tone="warning"] > * > &': { color: color.warning },
    },
    '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
  }),
);

export const title = style(
  inLayer.domains({ ...text('bodyStrong'), margin: 0, overflowWrap: 'anywhere' }),
);

export const until = style(
  inLayer.domains({ ...text('caption'), margin: 0, color: color.textMuted }),
);

export const time = style(inLayer.domains({ ...text('displayM'), whiteSpace: 'nowrap' }));

export const actions = style(
  inLayer.domains({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[20],
    rowGap: space[8],
    // The labels of the buttons align with the text above.
    paddingInlineStart: `calc(14px + ${space[12]})`,
  }),
);

export const problem = style(inLayer.domains({ gridColumn: '1 / -1' }));

export const bar = style(
  inLayer.domains({
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineStart: 0,
    borderBlockEnd: `${barHeight}px solid currentColor`,
    selectors: { '[data-tone="warning"] > &': { color: color.warning } },
  }),
);
