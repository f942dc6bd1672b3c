import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';

const { border, color, space } = vars;

/** At the bottom of small windows. In large ones the tickets are in view, or beside the text. */
export const root = style(
  inLayer.domains({
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: vars.z.sticky,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[16],
    background: color.surface,
    borderBlockStart: `${border.width} solid ${color.hairline}`,
    paddingBlock: `${space[12]} calc(${space[12]} + env(safe-area-inset-bottom))`,
    paddingInline: vars.container.gutter,
    '@media': { [media.medium]: { display: 'none' } },
  }),
);

export const label = style(inLayer.domains({ display: 'grid', minInlineSize: 0 }));

const line = { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const;

export const price = style(inLayer.domains({ ...text('bodyStrong'), ...line }));

export const date = style(inLayer.domains({ ...text('caption'), ...line, color: color.textMuted }));
