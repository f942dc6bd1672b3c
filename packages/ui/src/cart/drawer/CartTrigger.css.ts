import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '@vitrine/theme';

/** On a smaller page bag and count have no room beside each other and the rest of a head. */
const tight = '(max-width: 359px)';

export const root = style(
  inLayer.domains({
    paddingInline: vars.space[12],
    '@media': {
      // The bag alone stands as an icon button does.
      [media.small]: { paddingInline: `calc(${vars.space[12]} - ${vars.border.width})` },
      [tight]: { inlineSize: vars.size.iconButton, padding: 0 },
    },
  }),
);

export const labelText = style(
  inLayer.domains({ '@media': { [media.small]: { display: 'none' } } }),
);

export const picture = style(
  inLayer.domains({ '@media': { [media.medium]: { display: 'none' } } }),
);

/** Beside the word or the bag; on a tight page on the bag's corner. */
export const count = style(
  inLayer.domains({
    '@media': {
      [tight]: {
        position: 'absolute',
        insetBlockStart: vars.space[2],
        insetInlineEnd: vars.space[2],
      },
    },
  }),
);
