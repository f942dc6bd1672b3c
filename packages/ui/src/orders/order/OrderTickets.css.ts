import { createContainer, createVar, style } from '@vanilla-extract/css';
import { containers, inLayer, media, text, vars } from '@vitrine/theme';
import { ruledSectionStyle, sectionHeaderStyle } from '../../utils/styles/section.ts';

const { border, color, container, size, space } = vars;

/** Stubs answer to the width of their list. */
const stubs = createContainer();

/** Condition for `@container` under which a stub is wide: poster, words and code in a line. */
const wideStub = `${stubs} ${containers.medium}`;

/** Condition for `@container` under which it has its full columns. */
const roomyStub = `${stubs} (min-width: 600px)`;

/** Widths in px: of a narrow stub, of the columns of a wide one, of codes and notches. */
const width = {
  ...{ narrow: '322px', poster: '96px', widePoster: '132px', code: '160px', wideCode: '176px' },
  ...{ square: '118px', narrowSquare: '196px', narrowPoster: '120px', notch: '17px' },
};

const hairline = `${border.width} solid ${color.hairline}`;

export const root = style(
  inLayer.domains({
    ...ruledSectionStyle(space[12], space[16]),
    containerName: stubs,
    containerType: 'inline-size',
  }),
);

export const header = style(inLayer.domains(sectionHeaderStyle));

/** Narrow stubs are in a line that scrolls from edge to edge of small windows. */
export const list = style(
  inLayer.domains({
    display: 'flex',
    gap: space[12],
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    '@media': {
      [media.small]: {
        marginInline: `calc(${container.gutter} * -1)`,
        paddingInline: container.gutter,
        scrollPaddingInline: container.gutter,
      },
    },
    '@container': {
      [wideStub]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        overflow: 'visible',
        marginInline: 0,
        paddingInline: 0,
      },
    },
  }),
);

export const ticket = style(
  inLayer.domains({
    flex: `0 0 min(${width.narrow}, 92%)`,
    display: 'grid',
    scrollSnapAlign: 'start',
  }),
);

export const stub = style(
  inLayer.domains({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr auto',
    overflow: 'hidden',
    border: hairline,
    borderRadius: vars.radius.surface,
    background: color.surface,
    '@container': {
      [wideStub]: {
        gridTemplateColumns: `${width.poster} minmax(0, 1fr) ${width.code}`,
        gridTemplateRows: 'auto',
        minBlockSize: size.stub,
      },
      [roomyStub]: { gridTemplateColumns: `${width.widePoster} minmax(0, 1fr) ${width.wideCode}` },
    },
  }),
);

/** The point of the poster that a stub shows enlarged. */
export const origin = createVar();

export const poster = style(
  inLayer.domains({
    overflow: 'hidden',
    blockSize: width.narrowPoster,
    selectors: { '[data-disabled] &': { filter: 'grayscale(1)' } },
    '@container': { [wideStub]: { blockSize: 'auto', position: 'relative' } },
  }),
);

export const picture = style(
  inLayer.domains({
    aspectRatio: 'auto',
    blockSize: '100%',
    borderRadius: 0,
    transform: 'scale(1.4)',
    transformOrigin: origin,
    '@container': { [wideStub]: { position: 'absolute', inset: 0 } },
  }),
);

/** Without a poster the words begin at the start edge. */
export const words = style(
  inLayer.domains({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: space[16],
    minInlineSize: 0,
    padding: space[20],
    '@container': {
      [wideStub]: {
        gridColumn: '2',
        paddingBlock: space[16],
        selectors: { '&:first-child': { gridColumn: '1 / 3' } },
      },
    },
  }),
);

export const guest = style(
  inLayer.domains({ display: 'grid', justifyItems: 'start', gap: space[2] }),
);

export const caption = style(
  inLayer.domains({ ...text('caption'), color: color.textMuted, overflowWrap: 'anywhere' }),
);

export const name = style(
  inLayer.domains({
    ...text('displayS'),
    overflowWrap: 'anywhere',
    selectors: { '[data-disabled] &': { color: color.textMuted } },
  }),
);

export const facts = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[24],
    rowGap: space[8],
    margin: 0,
  }),
);

/** In little space the venue is only in the card of the event. */
export const place = style(
  inLayer.domains({
    '@container': { [wideStub]: { display: 'none' }, [roomyStub]: { display: 'block' } },
  }),
);

export const fact = style(
  inLayer.domains({ ...text('label'), margin: 0, overflowWrap: 'anywhere' }),
);

export const files = style(
  inLayer.domains({ display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[16]}` }),
);

export const file = style(inLayer.domains(text('caption')));

/** The part that is torn off: a dashed line with a notch at each end. */
export const code = style(
  inLayer.domains({
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: space[8],
    padding: space[20],
    borderBlockStart: `${border.width} dashed ${color.borderControl}`,
    textAlign: 'center',
    selectors: {
      '&::before, &::after': {
        content: '""',
        position: 'absolute',
        boxSizing: 'border-box',
        inlineSize: width.notch,
        blockSize: width.notch,
        insetBlockStart: `calc(${width.notch} / -2)`,
        border: hairline,
        borderRadius: vars.radius.full,
        background: color.ground,
      },
      '&::before': { insetInlineStart: `calc(${width.notch} / -2)` },
      '&::after': { insetInlineEnd: `calc(${width.notch} / -2)` },
    },
    '@container': {
      [wideStub]: {
        gridColumn: '3',
        padding: space[12],
        borderBlockStart: 'none',
        borderInlineStart: `${border.width} dashed ${color.borderControl}`,
        selectors: {
          '&::before, &::after': { insetInlineStart: `calc(${width.notch} / -2)` },
          '&::after': {
            insetInlineEnd: 'auto',
            insetBlockStart: 'auto',
            insetBlockEnd: `calc(${width.notch} / -2)`,
          },
        },
      },
    },
  }),
);

export const codeButton = style(
  inLayer.domains({
    cursor: 'pointer',
    // Inside the notches, which would cut the ring.
    selectors: {
      '&:focus-visible': { outlineOffset: `calc(${width.notch} / -2 - ${border.focus})` },
    },
  }),
);

export const square = style(
  inLayer.domains({
    position: 'relative',
    display: 'block',
    inlineSize: width.narrowSquare,
    blockSize: width.narrowSquare,
    '@container': { [wideStub]: { inlineSize: width.square, blockSize: width.square } },
  }),
);

export const pendingCode = style(
  inLayer.domains({ display: 'block', aspectRatio: '1', background: color.codeGround }),
);

export const message = style(
  inLayer.domains({
    ...text('label'),
    position: 'absolute',
    // On a plate of its own, because it can't be read on the code.
    insetInline: `calc(${space[8]} * -1)`,
    insetBlockStart: '50%',
    translate: '0 -50%',
    paddingBlock: space[4],
    background: color.codeGround,
    color: color.codeInk,
    textAlign: 'center',
    textWrap: 'balance',
  }),
);

export const number = style(
  inLayer.domains({ ...text('micro'), letterSpacing: '0.04em', whiteSpace: 'nowrap' }),
);

export const largeNumber = style(
  inLayer.domains({ ...text('priceL'), overflowWrap: 'anywhere', textAlign: 'center' }),
);

/** As large as the window allows, on white, so that scanners read the code from a screen. */
export const dialog = style(inLayer.domains({ maxBlockSize: '100dvh' }));

export const full = style(
  inLayer.domains({
    display: 'grid',
    justifyItems: 'center',
    gap: space[16],
    paddingBlockEnd: space[32],
    textAlign: 'center',
  }),
);

export const fullCode = style(
  inLayer.domains({ inlineSize: 'min(100%, 70dvh)', marginInline: 'auto' }),
);
