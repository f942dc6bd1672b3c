import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';

const { color } = vars;

/** Lower than other buttons, so that the image stays visible. In px. */
const height = 36;

/** Without hover: the label would cover every image. */
const touch = '(hover: none)';

/** On the image: a surface with the shadow of a small layer instead of a border. */
export const root = style(
  inLayer.domains({
    ...text('label'),
    minBlockSize: height,
    borderColor: 'transparent',
    background: color.surface,
    boxShadow: vars.shadow.popover,
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: color.fillHover } } },
      [touch]: { inlineSize: vars.size.iconButton, blockSize: vars.size.iconButton, padding: 0 },
    },
    selectors: { '&:active': { background: color.fillActive } },
  }),
);

export const sign = style(
  inLayer.domains({ display: 'none', '@media': { [touch]: { display: 'block' } } }),
);

/** Unseen, and still what it is called. */
export const labelText = style(
  inLayer.domains({
    '@media': {
      [touch]: {
        position: 'absolute',
        inlineSize: 1,
        blockSize: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  }),
);
