import { join } from 'node:path';
import { build } from 'esbuild';
import { bench } from './folders.mjs';

const service = join(
  bench,
  'node_modules/headless-stores/dist/services/selected-variant-service.js',
);

/** Stubs of the service's imports, as needed to select a variant. */
const standIns = {
  '@wix/services-definitions':
    'export const defineService = (name) => name; export const implementService = { withConfig: () => (_, make) => make };',
  '@wix/services-definitions/core-services/signals':
    'export const SignalsServiceDefinition = "signals";',
  '@wix/stores':
    'export const inventoryItemsV3 = {}; export const productsV3 = { InventoryAvailabilityStatus: {}, ModifierRenderType: {} };',
  '@wix/headless-ecom/services': 'export const CurrentCartServiceDefinition = "cart";',
  '@wix/headless-media/services': 'export const MediaGalleryServiceDefinition = "media";',
  './product-service.js': 'export const ProductServiceDefinition = "product";',
};

const standIn = {
  name: 'stand in for what the service imports',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(@wix\/|\.\/product-service)/ }, ({ path }) => ({
      path,
      namespace: 'stand-in',
    }));
    onLoad({ filter: /.*/, namespace: 'stand-in' }, ({ path }) => ({ contents: standIns[path] }));
  },
};

/**
 * The simplest correct signals: a computed value is cached until something is set. They track no
 * dependencies, which saves the peer work that its own signals do.
 */
function createSignals() {
  let version = 0;
  const signal = (value) => ({
    get: () => value,
    set: (next) => {
      value = next;
      version += 1;
    },
  });
  const computed = (compute) => {
    let known = { version: -1, value: undefined };
    return {
      get: () => {
        if (known.version !== version) known = { version, value: compute() };
        return known.value;
      },
    };
  };
  return { signal, computed, effect: (run) => run() };
}

/** The peer's own service for the selected variant, with a product in its own format. */
export async function createSelectedVariant(product) {
  const { outputFiles } = await build({
    entryPoints: [service],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    logLevel: 'error',
    plugins: [standIn],
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  const { SelectedVariantService } = await import(`data:text/javascript;base64,${code}`);
  const services = {
    signals: createSignals(),
    media: { setMediaToDisplay: () => {} },
    product: { product: { get: () => product } },
    cart: null,
  };
  return SelectedVariantService({
    getService: (name) => services[name],
    config: { fetchInventoryData: false },
  });
}
