import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, layers, media, text, transition, vars } from '@vitrine/theme';
import { insideFocusRing } from '../../utils/styles/inside-focus-ring.ts';

export const root = style(
  inLayer.primitives({
    position: 'relative',
    zIndex: vars.z.header,
    background: vars.color.ground,
    borderBlockEnd: `${vars.border.width} solid ${vars.color.hairline}`,
  }),
);

export const bar = style(
  inLayer.primitives({ display: 'flex', alignItems: 'stretch', blockSize: vars.page.header }),
);

export const menu = style(
  inLayer.primitives({
    display: 'flex',
    alignItems: 'center',
    marginInlineStart: `calc(${vars.space[12]} * -1)`,
    '@media': { [media.medium]: { display: 'none' } },
  }),
);

// The ring stays within the button, because the shop's name is right beside it.
globalStyle(`${menu} > :focus-visible`, inLayer.primitives(insideFocusRing()));

export const brand = style(
  inLayer.primitives({
    ...text('displayS'),
    alignSelf: 'center',
    fontSize: '1.6875rem',
    letterSpacing: '-0.02em',
    borderRadius: vars.radius.control,
    color: vars.color.text,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  }),
);

export const nav = style(
  inLayer.primitives({
    display: 'none',
    marginInlineStart: vars.space[40],
    '@media': { [media.medium]: { display: 'block' } },
  }),
);

export const list = style(
  inLayer.primitives({
    display: 'flex',
    gap: '1.75rem',
    blockSize: '100%',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const item = style(inLayer.primitives({ display: 'flex' }));

export const link = style(
  inLayer.primitives({
    ...text('body'),
    ...transition(['color']),
    display: 'flex',
    alignItems: 'center',
    position: 'relative',
    minInlineSize: vars.size.target,
    // The ring is clear of the text.
    paddingInline: vars.space[8],
    marginInline: `calc(${vars.space[8]} * -1)`,
    color: vars.color.textMuted,
    textDecoration: 'none',
    selectors: {
      '&[aria-current]': { fontWeight: vars.text.bodyStrong.weight, color: vars.color.text },
      '&:focus-visible': insideFocusRing(),
      // The rule of the current page meets the hairline under the header.
      '&[aria-current]::after': {
        content: '""',
        position: 'absolute',
        insetInline: vars.space[8],
        insetBlockEnd: `calc(${vars.border.width} * -1)`,
        borderBlockEnd: `${vars.border.width} solid ${vars.color.text}`,
      },
    },
    '@media': { [media.hover]: { ':hover': { color: vars.color.text } } },
  }),
);

export const actions = style(
  inLayer.primitives({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    marginInlineStart: 'auto',
    marginInlineEnd: `calc(${vars.space[12]} * -1)`,
  }),
);

/** Visually hidden until it receives keyboard focus: then above the start of the header. */
export const skip = style(
  inLayer.primitives({
    ...text('label'),
    position: 'absolute',
    insetBlockStart: vars.space[8],
    insetInlineStart: vars.space[8],
    zIndex: 1,
    paddingBlock: vars.space[12],
    paddingInline: vars.space[20],
    borderRadius: vars.radius.control,
    background: vars.color.action,
    color: vars.color.onAction,
    textDecoration: 'none',
    selectors: {
      '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
    },
  }),
);

/** A row under the head, over what follows it. */
export const search = style(
  inLayer.primitives({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '100%',
    paddingBlock: vars.space[8],
    background: vars.color.surface,
    borderBlockStart: `${vars.border.width} solid ${vars.color.hairline}`,
    boxShadow: vars.shadow.layer,
    '@media': {
      [media.medium]: { paddingBlock: vars.space[20] },
      [media.forcedColors]: { borderBlockEnd: `${vars.border.width} solid CanvasText` },
    },
    selectors: {
      // The page below is dimmed. It stays in reach: a press there closes the panel.
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: 0,
        blockSize: '100vh',
        zIndex: -1,
        background: vars.color.scrim,
        pointerEvents: 'none',
      },
    },
  }),
);

/** Never higher than the window: then it scrolls. */
export const searchContent = style(
  inLayer.primitives({
    position: 'relative',
    maxBlockSize: `calc(100dvh - ${vars.page.header} - ${vars.space[40]})`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  }),
);

/** At the end of the field's line, with its icon on the edge of the page. */
export const searchClose = style(
  inLayer.primitives({
    position: 'absolute',
    insetBlockStart: vars.space[8],
    insetInlineEnd: `calc(${vars.container.gutter} - ${vars.space[12]})`,
  }),
);

globalStyle(`${root}:dir(rtl) ${brand}`, {
  '@layer': { [layers.primitives]: { letterSpacing: 0 } },
});
