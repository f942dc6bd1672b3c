import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { border, color, radius, size, space } = vars;

export const root = style(
  inLayer.domains({ display: 'grid', gap: space[12], minInlineSize: 'min(20rem, 100%)' }),
);

export const presets = style(inLayer.domains({ display: 'flex', flexWrap: 'wrap', gap: space[8] }));

export const preset = style(
  inLayer.domains({
    ...text('label'),
    minBlockSize: size.chip,
    paddingBlock: space[4],
    paddingInline: space[12],
    borderRadius: radius.full,
    selectors: {
      '&[aria-pressed="true"]': { background: color.action, color: color.onAction },
    },
    '@media': { '(pointer: coarse)': { minBlockSize: size.row } },
  }),
);

export const grid = style(inLayer.domains({ textAlign: 'center' }));

export const day = style(
  inLayer.domains({
    ...text('body'),
    display: 'grid',
    placeItems: 'center',
    minBlockSize: '2.5rem',
    borderRadius: radius.control,
    selectors: {
      '[aria-selected="true"] > &': {
        borderRadius: 0,
        background: color.action,
        color: color.onAction,
      },
      '[aria-current="date"] > &': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
    },
  }),
);

export const footer = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space[12],
    paddingBlockStart: space[12],
    borderBlockStart: `${border.width} solid ${color.hairline}`,
  }),
);
