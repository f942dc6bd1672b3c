import { createVar } from '@vanilla-extract/css';

/** The space between the content of `AdminFrame` and its edges. Not set outside of the frame. */
export const gutter = createVar();
