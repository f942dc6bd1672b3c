import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, layers, vars } from '@vitrine/theme';
import { messages } from '../line/CartLines.css.ts';

/** The lines have their own spacing, up to the rules above and below. */
export const body = style(inLayer.domains({ paddingBlock: 0 }));

// Without a header above them, they have equal space to the rules above and below.
globalStyle(`${body} ${messages}`, {
  '@layer': { [layers.domains]: { paddingBlock: vars.space[16] } },
});

export const footer = style(
  inLayer.domains({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] }),
);

/** A hairline separates it from the first line. */
export const goal = style(
  inLayer.domains({
    paddingBlock: vars.space[16],
    borderBlockEnd: `${vars.border.width} solid ${vars.color.hairline}`,
  }),
);

/** It replaces the fallback drawer, which is already open. */
export const noAnimation = style(
  inLayer.domains({ selectors: { '&[data-state="open"]': { animation: 'none' } } }),
);

/** Resets the browser's dialog styles. The drawer itself dims the page. */
export const fallback = style(
  inLayer.domains({
    margin: 0,
    border: 0,
    padding: 0,
    maxInlineSize: 'none',
    maxBlockSize: 'none',
    blockSize: 'auto',
    insetInlineStart: 'auto',
    selectors: {
      '&:not([open])': { display: 'none' },
      '&::backdrop': { background: 'transparent' },
    },
  }),
);

export const failure = style(inLayer.domains({ marginBlock: vars.space[20] }));
