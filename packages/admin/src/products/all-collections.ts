import { collectionsAtom } from '@vitrine/atoms';

/** The collections of the shop, for names and choices; up to 100. */
export const allCollectionsAtom = () => collectionsAtom({ limit: 100 });
