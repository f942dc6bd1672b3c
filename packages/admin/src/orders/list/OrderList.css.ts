import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

const { space } = vars;

export const root = style(
  inLayer.domains({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    containerType: 'inline-size',
    containerName: 'orders',
    // Content ends above the bar, so that nothing is hidden behind it.
    paddingBlock: `${space[20]} 0`,
  }),
);

export const split = style(
  inLayer.domains({
    display: 'flex',
    flex: 1,
    gap: space[32],
    minInlineSize: 0,
    // The inspector is as high as the page.
    marginBlockStart: `calc(${space[20]} * -1)`,
  }),
);

export const content = style(
  inLayer.domains({
    display: 'flex',
    flexDirection: 'column',
    gap: space[16],
    flex: 1,
    minInlineSize: 0,
    paddingBlockStart: space[20],
    // Beside an inspector it is narrower than the whole list.
    containerType: 'inline-size',
    containerName: 'orders',
  }),
);

export const results = style(
  inLayer.domains({
    display: 'flex',
    flexDirection: 'column',
    gap: space[32],
    paddingBlockEnd: space[40],
    outline: 'none',
  }),
);
