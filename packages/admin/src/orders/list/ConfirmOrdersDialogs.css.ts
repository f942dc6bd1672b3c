import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';
import { inkList } from '../../utils/list-styles.ts';

const { border, color, space } = vars;

export const results = style(
  inLayer.domains({ '@media': { [media.medium]: { inlineSize: '32rem' } } }),
);

export const list = style(inLayer.domains(inkList));

export const item = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: space[16],
    paddingBlock: space[12],
    borderBlockEnd: `${border.width} solid ${color.hairline}`,
  }),
);

export const name = style(
  inLayer.domains({ display: 'block', fontWeight: vars.text.bodyStrong.weight }),
);

export const more = style(
  inLayer.domains({ ...text('caption'), display: 'block', color: color.textMuted }),
);
