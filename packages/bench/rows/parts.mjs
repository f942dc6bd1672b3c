import { row } from '../lib/report.mjs';
import { weighUi } from '../lib/weigh.mjs';

/**
 * Parts of ui and how many kB of JavaScript each may bring to a page that has the provider: the
 * page's own part, minified and gzipped, without React and without what is loaded when it is used.
 */
const measured = [
  {
    what: 'variant picker',
    from: 'catalog/variant-picker/VariantPicker.tsx',
    name: 'VariantPicker',
    goal: 14,
  },
  { what: 'price', from: 'catalog/price/ProductPrice.tsx', name: 'ProductPrice', goal: 2 },
  { what: 'product card', from: 'catalog/card/ProductCard.tsx', name: 'ProductCard', goal: 6 },
  { what: 'gallery', from: 'catalog/gallery/Gallery.tsx', name: 'Gallery', goal: 14 },
  {
    what: 'cart drawer, with its state',
    from: 'cart/CartDrawer.tsx',
    name: 'CartDrawer',
    goal: 30,
  },
];

const provider = "export { UiProvider } from './provider/UiProvider.tsx';";

export async function measure() {
  const before = await weighUi(provider);
  const rows = [];
  for (const { what, from, name, goal } of measured) {
    const ours = (await weighUi(`${provider} export { ${name} } from './${from}';`)) - before;
    rows.push(row({ name: `${what}, beside the provider`, ours, unit: 'kB', goal }));
  }
  return rows;
}
