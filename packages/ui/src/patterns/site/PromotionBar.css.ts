import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, layers, text, transition, vars } from '@vitrine/theme';

const { border, color, size, space } = vars;

export const root = style(
  inLayer.primitives({
    borderBlockEnd: `${border.width} solid ${color.hairline}`,
    background: color.fill,
    color: color.text,
  }),
);

export const bar = style(
  inLayer.primitives({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: size.iconButton,
  }),
);

/** All messages are in one cell: the longest one sets the height, so that nothing moves. */
export const messages = style(
  inLayer.primitives({
    flex: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: space[8],
  }),
);

export const message = style(
  inLayer.primitives({
    ...text('label'),
    ...transition(['opacity', 'visibility'], 'base'),
    gridArea: '1 / 1',
    alignSelf: 'center',
    overflowWrap: 'anywhere',
    selectors: { '&[hidden]': { display: 'block', visibility: 'hidden', opacity: 0 } },
  }),
);

/** The buttons, at the end of the line: their icons end where the content of the page does. */
export const controls = style(
  inLayer.primitives({
    flex: 'none',
    display: 'flex',
    marginInlineEnd: `calc(${space[12]} * -1)`,
  }),
);

// The buttons are as high as the bar, which may be at the edge of the window.
globalStyle(`${controls} > :focus-visible`, {
  '@layer': { [layers.primitives]: { outlineOffset: `calc(${border.focus} * -1)` } },
});
