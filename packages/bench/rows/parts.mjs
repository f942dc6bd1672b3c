import { basename } from 'node:path';
import { headless } from '../lib/folders.mjs';
import { installPeers } from '../lib/install.mjs';
import { row } from '../lib/report.mjs';
import { react, weigh, weighUi } from '../lib/weigh.mjs';

const stores = './node_modules/@wix/headless-stores/dist';
const media = './node_modules/@wix/headless-media/dist';
const ecom = './node_modules/@wix/headless-ecom/dist';

/**
 * ui components, with the limit in kB of JavaScript that each adds to a page with the provider: the
 * page's own code, minified and gzipped, without React and without lazy modules. Next to each is
 * the platform's own component for the same task, in the smallest files that contain it; it has no
 * styles.
 */
const measured = [
  {
    what: 'variant picker',
    parts: ['catalog/variant-picker/VariantPicker'],
    peer: [
      `${stores}/react/Option.js`,
      `${stores}/react/Choice.js`,
      `${stores}/react/core/ProductVariantSelector.js`,
    ],
    goal: 14,
  },
  {
    what: 'price',
    parts: ['catalog/price/ProductPrice'],
    peer: [`${stores}/react/core/SelectedVariant.js`],
    goal: 2,
  },
  {
    what: 'product card',
    parts: ['catalog/card/ProductCard'],
    peer: [`${stores}/react/Product.js`],
    goal: 6,
  },
  {
    what: 'gallery',
    parts: ['catalog/gallery/Gallery'],
    peer: [`${media}/react/MediaGallery.js`],
    goal: 14,
  },
  {
    // The drawer alone contains no cart state: the item counter in the page's header does.
    what: 'cart trigger and closed cart drawer, with the state of the cart',
    parts: ['cart/drawer/CartTrigger', 'cart/drawer/CartDrawer'],
    peer: [
      `${ecom}/react/Cart.js`,
      `${ecom}/react/LineItem.js`,
      `${ecom}/services/current-cart-service.js`,
    ],
    goal: 30,
  },
];

/** The platform components' request code, megabytes of it, is excluded. */
const calls = ['auto_sdk_*', 'categories', 'ecom', 'essentials', 'redirects', 'sdk', 'sdk/*'];
const external = [
  ...react,
  ...[...calls, 'services-manager*', 'site', 'stores'].map((name) => `@wix/${name}`),
];

const provider = "export { UiProvider } from './provider/UiProvider.tsx';";

export async function measure() {
  await installPeers(headless);
  const before = await weighUi(provider);
  const rows = [];
  for (const { what, parts, peer, goal } of measured) {
    const exported = parts.map((part) => `export { ${basename(part)} } from './${part}.tsx';`);
    const ours = (await weighUi([provider, ...exported].join(' '))) - before;
    const contents = peer.map((file, index) => `export * as part${index} from '${file}';`).join('');
    const theirs = await weigh({ contents, resolveDir: headless }, { external });
    rows.push(row({ name: `${what}, beside the provider`, ours, unit: 'kB', goal }));
    rows.push(row({ name: `${what}; the platform's own part`, ours, peer: theirs, unit: 'kB' }));
  }
  return rows;
}
