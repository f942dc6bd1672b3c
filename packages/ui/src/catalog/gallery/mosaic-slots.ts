/** Slot of an image in the mosaic: alone and large, one of a pair, or alone and low. */
export type MosaicSlot = 'main' | 'pair' | 'wide';

/**
 * Returns the slots of `count` images: one, two, one, and again two, one. An incomplete pair is
 * wide.
 */
export function getMosaicSlots(count: number): MosaicSlot[] {
  return Array.from({ length: count }, (_, index) => {
    if (index === 0) return 'main';
    const turn = (index - 1) % 3;
    const isAlone = turn === 0 && index === count - 1;
    return turn === 2 || isAlone ? 'wide' : 'pair';
  });
}
