import { style } from '@vanilla-extract/css';
import { inLayer, media, text, transition, vars } from '@vitrine/theme';

const { border, color, space } = vars;

export const trigger = style(
  inLayer.domains({
    ...text('caption'),
    ...transition(['background-color']),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: vars.size.chip,
    paddingInline: space[8],
    border: 0,
    background: 'none',
    color: color.text,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: color.fill } } },
    },
  }),
);

const list = { margin: 0, paddingInline: space[20], listStyle: 'none' } as const;

export const fixed = style(
  inLayer.domains({
    ...list,
    paddingBlockStart: space[8],
    paddingInlineStart: `calc(${space[40]} + ${space[4]})`,
  }),
);

export const items = style(
  inLayer.domains({
    ...list,
    minInlineSize: 280,
    maxBlockSize: 420,
    overflowY: 'auto',
    paddingBlockEnd: space[12],
  }),
);

export const item = style(
  inLayer.domains({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    minBlockSize: 36,
    selectors: {
      '&[data-dragged]': { opacity: 0.6 },
      '&[data-edge]::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        blockSize: border.selected,
        background: color.text,
        '@media': { [media.forcedColors]: { background: 'Highlight' } },
      },
      '&[data-edge=top]::after': { insetBlockStart: 0 },
      '&[data-edge=bottom]::after': { insetBlockEnd: 0 },
    },
  }),
);

export const handle = style(
  inLayer.domains({
    display: 'inline-flex',
    inlineSize: space[20],
    color: color.textMuted,
    selectors: { '&[data-drag-handle]': { cursor: 'grab' } },
  }),
);

export const moves = style(inLayer.domains({ display: 'inline-flex', marginInlineStart: 'auto' }));
