import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, layers, vars } from '@vitrine/theme';
import { messages } from '../line/CartLines.css.ts';

/** The lines bring their own space, up to the rules above and below. */
export const body = style(inLayer.domains({ paddingBlock: 0 }));

// Without a head's space above them they keep as far from the rules above and below.
globalStyle(`${body} > ${messages}`, {
  '@layer': { [layers.domains]: { paddingBlock: vars.space[16] } },
});

export const footer = style(
  inLayer.domains({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] }),
);

/** A hairline parts it from the first line. */
export const goal = style(
  inLayer.domains({
    paddingBlock: vars.space[16],
    borderBlockEnd: `${vars.border.width} solid ${vars.color.hairline}`,
  }),
);

/** It has taken the place of the door, which is as it is. */
export const noAnimation = style(
  inLayer.domains({ selectors: { '&[data-state="open"]': { animation: 'none' } } }),
);

/** What browsers give a dialog of their own goes. The page is dimmed by the drawer itself. */
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
