import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';

const { border, color, space } = vars;

export const root = style(
  inLayer.domains({
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: vars.z.sticky,
    background: color.surface,
    borderBlockStart: `${border.width} solid ${color.text}`,
    paddingBlock: `${space[12]} calc(${space[12]} + env(safe-area-inset-bottom))`,
    paddingInline: vars.container.gutter,
  }),
);

export const inner = style(
  inLayer.domains({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[16],
    maxInlineSize: `calc(${vars.container.max} - 2 * ${vars.container.gutter})`,
    marginInline: 'auto',
  }),
);

export const label = style(inLayer.domains({ display: 'grid', minInlineSize: 0 }));

export const name = style(
  inLayer.domains({
    ...text('bodyStrong'),
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  }),
);

/** One line: what it was and costs per unit is above, by the main action. */
export const price = style(inLayer.domains({ flexWrap: 'nowrap', overflow: 'hidden' }));

export const action = style(
  inLayer.domains({
    flex: 'none',
    '@media': { [media.medium]: { minInlineSize: '14rem' } },
  }),
);
