import { createContainer, style } from '@vanilla-extract/css';
import { containers, inLayer, media, text, transition, vars } from '@vitrine/theme';

const { color, size, space, border } = vars;

const row = createContainer();
const roomy = `${row} ${containers.medium}`;

export const root = style(
  inLayer.primitives({
    ...text('body'),
    containerName: row,
    containerType: 'inline-size',
    borderBlockStart: `${border.width} solid ${color.hairline}`,
  }),
);

export const bar = style(
  inLayer.primitives({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
  }),
);

export const list = style(
  inLayer.primitives({
    display: 'none',
    '@container': { [roomy]: { display: 'flex', gap: space[4] } },
  }),
);

export const position = style(
  inLayer.primitives({
    color: color.textMuted,
    '@container': { [roomy]: { display: 'none' } },
  }),
);

const cell = inLayer.primitives({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minInlineSize: size.control,
  minBlockSize: size.control,
  marginBlock: space[8],
  paddingInline: space[8],
});

export const gap = style([cell, inLayer.primitives({ color: color.textMuted })]);

const pressable = style([
  cell,
  inLayer.primitives({
    ...transition(['background-color', 'color']),
    borderRadius: vars.radius.control,
    textDecoration: 'none',
    selectors: { '&[href]:active': { background: color.fillActive } },
    '@media': {
      [media.hover]: {
        selectors: { '&[href]:hover': { background: color.fillHover, color: color.text } },
      },
    },
  }),
]);

export const page = style([
  pressable,
  inLayer.primitives({
    position: 'relative',
    color: color.textMuted,
    selectors: {
      '&[aria-current]': { color: color.text, fontWeight: vars.text.bodyStrong.weight },
      // As in the header, the rule of the current page meets the hairline.
      '&[aria-current]::before': {
        content: '',
        position: 'absolute',
        insetInline: space[8],
        insetBlockStart: `calc(${space[8]} * -1 - ${border.width})`,
        borderBlockStart: `${border.selected} solid currentColor`,
      },
    },
  }),
]);

// A chevron is narrower than its icon.
const stepOffset = `calc(${space[8]} * -1 - 5px)`;

/** Previous and next, whose chevrons align with the edges of the page. */
export const step = style([
  pressable,
  inLayer.primitives({
    fontWeight: vars.text.bodyStrong.weight,
    color: color.text,
    selectors: {
      '&:first-child': { marginInlineStart: stepOffset },
      '&:last-child': { marginInlineEnd: stepOffset },
      '&:not([href])': { color: color.textDisabled },
    },
  }),
]);
