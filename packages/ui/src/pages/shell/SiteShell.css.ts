import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '@vitrine/theme';

/** The footer of a short page is at the bottom of the window. */
export const root = style(
  inLayer.domains({ display: 'flex', flexDirection: 'column', minBlockSize: '100vh' }),
);

/** Has no height without a message. */
export const notices = style(
  inLayer.domains({ selectors: { '&:has(:not(:empty))': { paddingBlock: vars.space[12] } } }),
);

/** Almost a screen high, so that a page that loads its content does not move the footer. */
export const content = style(inLayer.domains({ flex: 1, minBlockSize: '50rem', outline: 'none' }));

/** The height of the field, so that nothing moves when it appears. */
export const loadingSearch = style(inLayer.domains({ minBlockSize: '4rem' }));

/** The link of an item with pages below it: space for a chevron. */
export const parentLink = style(inLayer.domains({ gap: vars.space[4] }));

/** On small screens the account is in the menu. */
export const account = style(
  inLayer.domains({ '@media': { [`not ${media.medium}`]: { display: 'none' } } }),
);
