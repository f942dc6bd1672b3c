import { createStorefront, createVariantSelection } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { report } from '../lib/child.mjs';
import { createSelectedVariant } from '../lib/headless-stores.mjs';
import { inTurns } from '../lib/median.mjs';
import { clientId, provider } from '../pages/settings.js';

const rounds = 15;
const clicks = 60;
const warmUp = 3;

/** Ten values of three options: a thousand variants, of which every fifth is unavailable. */
const options = ['Shape', 'Glaze', 'Foot'].map((name) => ({
  name,
  values: Array.from({ length: 10 }, (_, index) => `${name} ${index}`),
}));
const variants = options
  .reduce(
    (paths, { name, values }) =>
      paths.flatMap((path) => values.map((value) => ({ ...path, [name]: value }))),
    [{}],
  )
  .map((choices, index) => ({ id: `v${index}`, choices, inStock: index % 5 !== 0 }));

const price = { currency: 'EUR', price: 32, discountedPrice: 32 };
const ours = {
  _id: 'pitcher',
  productOptions: options.map(({ name, values }) => ({
    name,
    optionType: 'drop_down',
    choices: values.map((value) => ({ value, description: value, inStock: true, visible: true })),
  })),
  variants: variants.map(({ id, choices, inStock }) => ({
    _id: id,
    choices,
    variant: { visible: true, priceData: price },
    stock: { trackQuantity: false, inStock },
  })),
};
const theirs = {
  _id: 'pitcher',
  options: options.map(({ name, values }) => ({
    name,
    choicesSettings: { choices: values.map((value) => ({ name: value })) },
  })),
  variantSummary: { variantCount: variants.length },
  variantsInfo: {
    variants: variants.map(({ id, choices, inStock }) => ({
      _id: id,
      visible: true,
      choices: Object.entries(choices).map(([optionName, choiceName]) => ({
        optionChoiceNames: { optionName, choiceName },
      })),
      inventoryStatus: { inStock, preorderEnabled: false },
      price: { actualPrice: { amount: '32' } },
    })),
  },
};

const { store } = createStorefront({ client: createClient({ clientId, provider }) });
const selection = createVariantSelection(ours);
store.sub(selection.viewAtom, () => {});
const peer = await createSelectedVariant(theirs);

/** Chooses, and reads all that a picker shows of it. */
function chooseOurs(option, value) {
  store.set(selection.chooseAtom, option, value);
  return store.get(selection.viewAtom);
}

/** The same with the peer, as used by its own choice component. */
function choosePeer(option, value) {
  peer.setOption(option, value);
  const shown = options.map(({ name, values }) =>
    values.map((one) => ({
      isVisible: peer.isChoiceAvailable(name, one),
      isInStock: peer.isChoiceInStock(name, one),
      isPreOrder: peer.isChoicePreOrderEnabled(name, one),
    })),
  );
  return { shown, variantId: peer.selectedVariantId.get(), price: peer.currentPrice.get() };
}

const clickAt = (index) => {
  const { name, values } = options[index % options.length];
  return [name, values[(index * 7) % values.length]];
};

/** Milliseconds of one click. */
function cost(choose) {
  const before = performance.now();
  for (let index = 0; index < clicks; index += 1) choose(...clickAt(index));
  return (performance.now() - before) / clicks;
}

function agree(view, { shown, variantId }) {
  if ((view.variant?._id ?? null) !== variantId) throw new Error('They chose another variant.');
  for (const [index, { choices }] of view.options.entries()) {
    for (const [at, { state }] of choices.entries()) {
      const { isVisible, isInStock } = shown[index][at];
      const said = isVisible ? (isInStock ? 'available' : 'sold-out') : 'nonexistent';
      if (said !== state) throw new Error(`Choice ${at} of option ${index}: ${said}, ${state}.`);
    }
  }
}

for (let index = 0; index < clicks; index += 1) {
  agree(chooseOurs(...clickAt(index)), choosePeer(...clickAt(index)));
}
const contenders = { ours: () => cost(chooseOurs), peer: () => cost(choosePeer) };
for (let round = 0; round < warmUp; round += 1) for (const run of Object.values(contenders)) run();
report(await inTurns(contenders, rounds));
