import { style } from '@vanilla-extract/css';
import { inLayer, media, text, transition, vars } from '@vitrine/theme';

const { border, color, radius, space } = vars;

const chip = inLayer.domains({
  ...text('caption'),
  ...transition(['background-color', 'border-color']),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  boxSizing: 'border-box',
  minBlockSize: vars.size.chip,
  border: `${border.width} solid ${color.borderControl}`,
  background: color.fill,
  color: color.text,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@media': {
    [media.small]: { minBlockSize: 36 },
    [media.hover]: { selectors: { '&:hover': { background: color.fillHover } } },
  },
});

export const pair = style(inLayer.domains({ display: 'inline-flex', maxInlineSize: '100%' }));

export const edit = style([
  chip,
  inLayer.domains({
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    paddingInline: `${space[16]} ${space[12]}`,
    borderInlineEnd: 0,
    // The ring is above the button beside it.
    selectors: { '&:focus-visible': { position: 'relative', zIndex: 1 } },
    borderStartStartRadius: radius.full,
    borderEndStartRadius: radius.full,
  }),
]);

export const remove = style([
  chip,
  inLayer.domains({
    justifyContent: 'center',
    minInlineSize: 28,
    paddingInline: `${space[8]} ${space[12]}`,
    borderInlineStart: 0,
    borderStartEndRadius: radius.full,
    borderEndEndRadius: radius.full,
  }),
]);

export const add = style([
  chip,
  inLayer.domains({
    paddingInline: space[16],
    borderStyle: 'dashed',
    borderRadius: radius.full,
    background: 'none',
  }),
]);

export const popover = style(inLayer.domains({ padding: 0 }));

export const popoverHeader = style(
  inLayer.domains({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    padding: `${space[16]} ${space[20]} ${space[8]}`,
  }),
);

export const popoverSearch = style(inLayer.domains({ padding: `0 ${space[20]} ${space[12]}` }));

export const options = style(
  inLayer.domains({
    // Ten options; of more, a half shows that the list scrolls.
    maxBlockSize: 386,
    overflowY: 'auto',
    margin: 0,
    paddingBlock: space[8],
    paddingInline: space[20],
    listStyle: 'none',
  }),
);

export const option = style(
  inLayer.domains({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    minBlockSize: 36,
  }),
);

export const optionCount = style(
  inLayer.domains({
    ...text('caption'),
    color: color.textMuted,
  }),
);

export const note = style(
  inLayer.domains({
    ...text('caption'),
    margin: 0,
    padding: `${space[12]} ${space[20]}`,
    borderBlockStart: `${border.width} solid ${color.hairline}`,
    color: color.textMuted,
    textWrap: 'pretty',
  }),
);
