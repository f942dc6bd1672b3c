import { globalStyle, style } from '@vanilla-extract/css';

export const answers = style({ inlineSize: 248 });

// A cell of a table needs no rule above its only section.
globalStyle(`${answers} > [role="group"]`, { padding: 0, border: 0 });
