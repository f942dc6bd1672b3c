import { media, vars } from '@vitrine/theme';

/** The frame of a wrong answer: 2 px, drawn as the 1 px border and 1 px inside it. */
export const invalidFrameStyle = {
  borderColor: vars.color.dangerBorder,
  boxShadow: `inset 0 0 0 ${vars.border.width} ${vars.color.dangerBorder}`,
  '@media': {
    // Forced colors remove shadows, so a double border replaces them.
    [media.forcedColors]: { borderStyle: 'double', borderWidth: 3 },
  },
};
