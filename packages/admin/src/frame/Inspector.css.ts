import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';
import { frameEdge } from '../utils/gutter.css.ts';

const { border, color, space } = vars;

const beyondClose = `calc((${vars.size.icon} - ${vars.size.iconButton}) / 2 - ${vars.size.icon} / 4)`;

export const panel = style(
  inLayer.domains({
    flex: 'none',
    inlineSize: 376,
    // It ends at the edge of the frame.
    marginInlineEnd: `calc(${frameEdge} * -1)`,
    borderInlineStart: `${border.width} solid ${color.hairline}`,
    background: color.surface,
  }),
);

/** Stays in view while the list scrolls. */
export const content = style(
  inLayer.domains({
    position: 'sticky',
    insetBlockStart: 0,
    maxBlockSize: '100dvb',
    overflowY: 'auto',
  }),
);

export const header = style(
  inLayer.domains({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    padding: `${space[12]} ${space[32]}`,
    borderBlockEnd: `${border.width} solid ${color.hairline}`,
  }),
);

/** At the end of a line: the cross ends with the content, not the button's invisible edge. */
export const close = style(inLayer.domains({ marginInlineEnd: beyondClose }));

export const title = style(inLayer.domains({ ...text('title'), minInlineSize: 0 }));

export const body = style(
  inLayer.domains({ paddingInline: space[32], paddingBlock: `${space[20]} ${space[32]}` }),
);

export const drawer = style(inLayer.domains({ inlineSize: 'min(376px, 100%)' }));

export const stack = style(inLayer.domains({ display: 'grid', gap: space[20] }));

export const facts = style(
  inLayer.domains({ margin: 0, borderBlockStart: `${border.width} solid ${color.text}` }),
);

export const fact = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: '7rem minmax(0, 1fr)',
    gap: space[16],
    paddingBlock: space[12],
    borderBlockEnd: `${border.width} solid ${color.hairline}`,
  }),
);

export const term = style(inLayer.domains({ color: color.textMuted }));

export const value = style(inLayer.domains({ margin: 0, overflowWrap: 'anywhere' }));

export const actions = style(
  inLayer.domains({ display: 'flex', flexWrap: 'wrap', gap: space[12] }),
);
