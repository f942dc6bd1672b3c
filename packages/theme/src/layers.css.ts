import { globalLayer } from '@vanilla-extract/css';

// The order of these four lines is the order of the cascade, lowest first.
const reset = globalLayer('vt.reset');
const theme = globalLayer('vt.theme');
const primitives = globalLayer('vt.primitives');
const domains = globalLayer('vt.domains');

/**
 * The cascade layers of Vitrine, lowest first. Every rule of Vitrine stands in one, so a host's
 * class that is in no layer always wins.
 */
export const layers = { reset, theme, primitives, domains };
