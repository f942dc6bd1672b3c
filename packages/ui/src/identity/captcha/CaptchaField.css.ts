import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

const { space } = vars;

/** The usual size of a captcha, so that there is no layout shift when it appears. */
const box = { inlineSize: '19rem', blockSize: '4.875rem', maxInlineSize: '100%' };

export const root = style(
  inLayer.domains({
    position: 'relative',
    display: 'grid',
    // Messages are as wide as those of the other fields.
    inlineSize: '100%',
    gap: space[8],
    // As high as the captcha until it is there.
    selectors: { '&[data-state=loading], &[data-state=visible]': { minBlockSize: box.blockSize } },
    alignContent: 'start',
    outlineOffset: space[4],
  }),
);

/** Covers the position of the captcha, which is inserted before it is painted. */
export const waiting = style(inLayer.domains({ ...box, position: 'absolute', display: 'block' }));

export const widget = style(inLayer.domains({ position: 'relative', lineHeight: 0 }));

export const actions = style(
  inLayer.domains({ display: 'flex', flexWrap: 'wrap', gap: space[16] }),
);
