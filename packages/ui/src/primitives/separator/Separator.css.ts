import { recipe } from '@vanilla-extract/recipes';
import { inLayer, vars } from '@vitrine/theme';

const { width } = vars.border;

export const root = recipe({
  base: inLayer.primitives({ flex: 'none', border: 0, borderColor: vars.color.hairline }),
  variants: {
    rule: {
      hairline: {},
      ink: inLayer.primitives({ borderColor: vars.color.text }),
    },
    orientation: {
      horizontal: inLayer.primitives({
        inlineSize: '100%',
        borderBlockStartStyle: 'solid',
        borderBlockStartWidth: width,
      }),
      vertical: inLayer.primitives({
        alignSelf: 'center',
        blockSize: vars.size.target,
        borderInlineStartStyle: 'solid',
        borderInlineStartWidth: width,
      }),
    },
  },
});
