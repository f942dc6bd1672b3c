import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '@vitrine/theme';

const { border, color, space } = vars;

const rule = `${border.width} solid ${color.hairline}`;

/** Height of a page header, in px. */
const height = 64;

export const root = style(
  inLayer.domains({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    minBlockSize: height,
    borderBlock: rule,
    // The tabs above have their own rule.
    selectors: {
      '[role="tablist"] + &': {
        borderBlockStart: 'none',
        marginBlockStart: `calc(${space[24]} * -1)`,
      },
    },
  }),
);

// The labels of its buttons align with the page margins.
export const start = style(inLayer.domains({ marginInlineStart: `calc(${space[12]} * -1)` }));

/** As high as the bar, so that the underline of the view meets its hairline. */
export const end = style(
  inLayer.domains({ alignSelf: 'stretch', marginInlineEnd: `calc(${space[12]} * -1)` }),
);

export const narrowOnly = style(
  inLayer.domains({ '@media': { [media.medium]: { display: 'none' } } }),
);

export const wideOnly = style(
  inLayer.domains({
    display: 'none',
    gap: space[4],
    '@media': { [media.medium]: { display: 'flex' } },
  }),
);
