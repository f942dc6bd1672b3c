import { createVar, fallbackVar } from '@vanilla-extract/css';

/** The space between the content of `AdminFrame` and its edges. Not set outside of the frame. */
export const gutter = createVar();

/** The same, and 0 outside of the frame: how far an element reaches to the frame's edge. */
export const frameEdge = fallbackVar(gutter, '0px');
