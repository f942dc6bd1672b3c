import { vars } from '@vitrine/theme';

const { border, radius } = vars;

/**
 * The focus ring inside the edges of a control that fills its bar, with the corners of a ring around
 * a control.
 *
 * @param distance From the edge to the inside of the ring, in widths of the ring.
 */
export const insideFocusRing = (distance = 1) => ({
  outlineOffset: `calc(${border.focus} * -${distance})`,
  // The ring around a control has its radius and its distance; this one is smaller than its control.
  borderRadius: `calc(${radius.control} + ${border.focus} * ${distance + 1})`,
});
