import type { Product } from '@vitrine/client/catalog';
import { getTextBlocks } from '../../primitives/safe-html/html-text.ts';

/** The second line of a label: what it is made of, from the information section of that title. */
export function getMaterial(product: Product, title: string): string | undefined {
  const section = product.additionalInfoSections.find((one) => one.title === title);
  return getTextBlocks(section?.description)[0]?.text;
}
