import { style } from '@vanilla-extract/css';
import { inLayer, media, text, transition, vars } from '@vitrine/theme';

const { color, space } = vars;

// Its label aligns with the bar's end.
export const button = style(inLayer.domains({ paddingInline: space[12] }));

/** One line: where the label and the order do not fit, the order is on it, and the label below it, hidden. */
export const current = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap-reverse',
    alignContent: 'flex-end',
    // Where the label is hidden, the order is in the middle of its half of the bar.
    justifyContent: 'center',
    blockSize: '1lh',
    overflow: 'hidden',
  }),
);

export const name = style(inLayer.domains({ color: color.textMuted, whiteSpace: 'pre' }));

export const order = style(
  inLayer.domains({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    whiteSpace: 'nowrap',
  }),
);

export const links = style(
  inLayer.domains({ ...text('body'), display: 'flex', flexWrap: 'wrap', columnGap: space[20] }),
);

export const link = style(
  inLayer.domains({
    ...transition(['color']),
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.row,
    color: color.textMuted,
    textDecoration: 'none',
    selectors: {
      '&[aria-current]': {
        color: color.text,
        textDecoration: 'underline',
        textUnderlineOffset: '0.4em',
      },
    },
    '@media': { [media.hover]: { selectors: { '&:hover': { color: color.text } } } },
  }),
);
