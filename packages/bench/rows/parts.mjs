import { basename } from 'node:path';
import { row } from '../lib/report.mjs';
import { weighUi } from '../lib/weigh.mjs';

/**
 * Parts of ui and how many kB of JavaScript each may bring to a page that has the provider: the
 * page's own part, minified and gzipped, without React and without what is loaded when it is used.
 */
const measured = [
  { what: 'variant picker', parts: ['catalog/variant-picker/VariantPicker'], goal: 14 },
  { what: 'price', parts: ['catalog/price/ProductPrice'], goal: 2 },
  { what: 'product card', parts: ['catalog/card/ProductCard'], goal: 6 },
  { what: 'gallery', parts: ['catalog/gallery/Gallery'], goal: 14 },
  {
    // The drawer alone holds no cart: what counts its objects in the head of the page does.
    what: 'cart trigger and closed cart drawer, with the state of the cart',
    parts: ['cart/CartTrigger', 'cart/CartDrawer'],
    goal: 30,
  },
];

const provider = "export { UiProvider } from './provider/UiProvider.tsx';";

export async function measure() {
  const before = await weighUi(provider);
  const rows = [];
  for (const { what, parts, goal } of measured) {
    const exported = parts.map((part) => `export { ${basename(part)} } from './${part}.tsx';`);
    const ours = (await weighUi([provider, ...exported].join(' '))) - before;
    rows.push(row({ name: `${what}, beside the provider`, ours, unit: 'kB', goal }));
  }
  return rows;
}
