import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '@vitrine/theme';

/** Below this width a header has no room for bag and count next to each other. */
const tight = '(max-width: 359px)';

export const root = style(
  inLayer.domains({
    paddingInline: vars.space[12],
    '@media': {
      // Without a label it looks like an icon button.
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

/** Next to the label or the bag; on narrow pages on the bag's corner. */
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
