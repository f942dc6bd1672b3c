import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

export const root = style(
  inLayer.domains({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    containerType: 'inline-size',
  }),
);

export const entry = style(
  inLayer.domains({
    selectors: {
      '&:not(:last-child)': {
        borderBlockEnd: `${vars.border.width} solid ${vars.color.hairline}`,
      },
    },
  }),
);

export const messages = style(
  inLayer.domains({
    display: 'grid',
    gap: vars.space[12],
    // The same spacing as below the header of the cart page.
    paddingBlockEnd: vars.space[24],
    selectors: { '&:empty': { display: 'none' } },
  }),
);

/** Several sentences of one message: apart, or where they wrap they would run together. */
export const sentences = style(inLayer.domains({ display: 'grid', rowGap: vars.space[4] }));

/** The hairline below belongs to the list that is not there any more. */
export const cleared = style(
  inLayer.domains({
    borderBlockEnd: `${vars.border.width} solid ${vars.color.hairline}`,
  }),
);

/** At the end of the lines, to avoid accidental presses. */
export const clear = style(inLayer.domains({ justifySelf: 'end', gridColumnEnd: -1 }));

/** Actions below the lines. */
export const below = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: vars.space[16],
    paddingBlock: vars.space[12],
    borderBlockStart: `${vars.border.width} solid ${vars.color.hairline}`,
    selectors: { '&:empty': { display: 'none' } },
  }),
);
