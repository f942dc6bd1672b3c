/** The cascade layers of Vitrine, lowest first. */
export const layerNames = ['vt.reset', 'vt.theme', 'vt.primitives', 'vt.domains'] as const;
