import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';

const { color } = vars;

/** Less high than other buttons, so that it leaves the picture to be seen. In px. */
const height = 36;

/** On the picture: a surface with the shadow of a small layer instead of a border. */
export const root = style(
  inLayer.domains({
    ...text('label'),
    minBlockSize: height,
    borderColor: 'transparent',
    background: color.surface,
    boxShadow: vars.shadow.popover,
    '@media': { [media.hover]: { selectors: { '&:hover': { background: color.fillHover } } } },
    selectors: { '&:active': { background: color.fillActive } },
  }),
);
