import { globalLayer } from '@vanilla-extract/css';
import { layerNames } from './tokens/layers.ts';

const [reset, theme, primitives, domains] = layerNames;
layerNames.forEach((name) => void globalLayer(name));

/**
 * The cascade layers of Vitrine by name. Every rule of Vitrine is in one, so a host's class
 * that is in no layer always wins.
 */
export const layers = { reset, theme, primitives, domains };
