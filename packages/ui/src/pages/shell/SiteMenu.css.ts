import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

const { size, space } = vars;

export const links = style(inLayer.domains({ display: 'grid' }));

/** Pages below another one, indented. */
export const nested = style([
  links,
  inLayer.domains({ paddingBlockEnd: space[8], paddingInlineStart: space[16] }),
]);

/** One row, as high as the button that unfolds the pages below. */
export const item = style(
  inLayer.domains({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    // Its icon is below that of the drawer's close button.
    marginInlineEnd: `calc(${space[12]} * -1)`,
    minBlockSize: size.iconButton,
  }),
);
