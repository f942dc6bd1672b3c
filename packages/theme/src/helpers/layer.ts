import type { StyleRule } from '@vanilla-extract/css';
import { layers } from '../layers.css.ts';

type LayeredRule = Omit<StyleRule, '@layer'>;

const into =
  (layer: string) =>
  (rule: LayeredRule): StyleRule => ({ '@layer': { [layer]: rule } });

/**
 * Puts a style into its layer: `style(inLayer.primitives({ display: 'flex' }))`. All styles of
 * Vitrine use it, including each variant of a recipe.
 */
export const inLayer = { primitives: into(layers.primitives), domains: into(layers.domains) };
