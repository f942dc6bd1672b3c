import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '@vitrine/theme';

const { space } = vars;

export const root = style(
  inLayer.domains({
    display: 'grid',
    gap: space[16],
    paddingBlock: `${space[16]} ${space[24]}`,
    '@media': { [media.medium]: { paddingBlock: `${space[24]} ${space[40]}` } },
  }),
);

export const head = style(
  inLayer.domains({
    display: 'grid',
    gap: space[16],
    '@media': {
      [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
    },
  }),
);

export const lead = style(inLayer.domains({ maxInlineSize: '26rem', marginBlockStart: space[16] }));

export const files = style(inLayer.domains({ marginBlockStart: space[12] }));

export const title = style(inLayer.domains({ overflowWrap: 'anywhere' }));

/** Its media over the title, as wide as the page allows. */
export const stage = style(
  inLayer.domains({
    aspectRatio: '3 / 2',
    inlineSize: '100%',
    marginBlockEnd: space[8],
    borderRadius: vars.radius.stage,
    objectFit: 'cover',
    background: vars.color.stage,
    '@media': { [media.medium]: { aspectRatio: '21 / 9' } },
  }),
);
