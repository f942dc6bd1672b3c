/** The text with halves of surrogate pairs replaced: they have no UTF-8, and break URLs. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');
