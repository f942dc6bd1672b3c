import {
  cartLinesAtom,
  cartTotalsAtom,
  createStorefront,
  StorefrontProvider,
  setQuantityAtom,
} from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import type { Cart as CartOf, LineItem } from '@vitrine/client/cart';
import { createContext, memo, Profiler, type ReactNode, useContext, useState } from 'react';
import { createRoot } from 'react-dom/client';
import * as Cart from '../../ui/src/cart/Cart.tsx';
import { CartLine } from '../../ui/src/cart/line/CartLine.tsx';
import { UiProvider } from '../../ui/src/provider/UiProvider.tsx';

const COUNT = 1000;
/** Time without a commit after which the first data is rendered, in milliseconds. */
const QUIET = 3000;
const currency = 'EUR';

const lineItems = Array.from({ length: COUNT }, (_, at) => ({
  id: `line-${at}`,
  quantity: 1,
  catalogReference: { appId: 'shop', catalogItemId: `item-${at}` },
  productName: { original: `Object ${at}` },
  price: { amount: '10.00', formattedAmount: '€10.00' },
  descriptionLines: [{ name: { original: 'Colour' }, plainText: { original: 'Chalk' } }],
  availability: { status: 'AVAILABLE' },
}));
const cart = { id: 'cart', currency, appliedDiscounts: [], lineItems };

const estimate = () => ({
  cart,
  calculatedLineItems: cart.lineItems.map(({ id, quantity }) => ({
    lineItemId: id,
    pricesBreakdown: { lineItemPrice: { amount: `${quantity * 10}.00` } },
  })),
  priceSummary: { total: { amount: '10000.00' }, subtotal: { amount: '10000.00' } },
  appliedDiscounts: [],
  additionalFees: [],
  violations: [],
});

/** A minimal platform for a cart of a thousand lines. */
const respond: typeof fetch = async (input, init) => {
  const url = String(input);
  if (url.includes('/oauth2/token')) {
    return Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 14_400 });
  }
  if (url.includes('quantity')) {
    const [{ id, quantity }] = JSON.parse(String(init?.body)).lineItems;
    cart.lineItems = cart.lineItems.map((line) => (line.id === id ? { ...line, quantity } : line));
  }
  return Response.json(url.includes('estimate') ? estimate() : { cart });
};

/** Total commit duration so far in milliseconds, and the rows that rendered in these commits. */
const seen = { commits: 0, rows: new Set<string>() };
const note = (id: string, _phase: string, duration: number) => {
  if (id === 'cart') seen.commits += duration;
  else seen.rows.add(id);
};

const Watched = ({ id, children }: { id: string; children: ReactNode }) => (
  <Profiler id={id} onRender={note}>
    {children}
  </Profiler>
);

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Ours: the rows are cart components, each with its data from the storefront. */
async function ours() {
  const client = createClient({
    clientId: 'shop',
    provider: { apiBaseUrl: 'https://shop.example' },
    fetch: respond,
  });
  const storefront = createStorefront({ client });
  const ids = lineItems.map(({ id }) => id);
  const Row = memo(({ id }: { id: string }) => (
    <Watched id={id}>
      <Cart.Line lineId={id} />
    </Watched>
  ));
  const { store } = storefront;
  return {
    element: (
      <StorefrontProvider storefront={storefront}>
        <UiProvider>
          <Cart.Root>
            {ids.map((id) => (
              <Row key={id} id={id} />
            ))}
            <Watched id="totals">
              <Cart.Totals />
            </Watched>
          </Cart.Root>
        </UiProvider>
      </StorefrontProvider>
    ),
    isReady: () =>
      store.get(cartLinesAtom).length === COUNT && !store.get(cartTotalsAtom).isFetching,
    change: async (lineId: string, quantity: number) => {
      await store.set(setQuantityAtom, { lineId, quantity });
      while (store.get(cartTotalsAtom).isFetching) await nextFrame();
    },
  };
}

interface Plain {
  lines: readonly LineItem[];
  setQuantity: (id: string, quantity: number) => void;
}
const PlainContext = createContext<Plain>({ lines: [], setQuantity: () => {} });

/** A plain one: a context with the cart, and the very same rows. */
async function plain() {
  let setLines: (change: (lines: readonly LineItem[]) => readonly LineItem[]) => void = () => {};
  const first = lineItems.map(({ id, ...line }) => ({ ...line, _id: id })) as CartOf['lineItems'];
  const with1 = (id: string, quantity: number) =>
    setLines((lines) => lines.map((line) => (line._id === id ? { ...line, quantity } : line)));
  const Row = memo(({ id }: { id: string }) => {
    const { lines, setQuantity } = useContext(PlainContext);
    const line = lines.find(({ _id }) => _id === id);
    if (!line) return null;
    return (
      <Watched id={id}>
        <CartLine
          line={line}
          currency={currency}
          total={line.price}
          onQuantityChange={(quantity) => setQuantity(id, quantity)}
        />
      </Watched>
    );
  });
  function Provider({ children }: { children: ReactNode }) {
    const [lines, set] = useState<readonly LineItem[]>(first);
    setLines = set;
    return <PlainContext value={{ lines, setQuantity: with1 }}>{children}</PlainContext>;
  }
  return {
    element: (
      <UiProvider>
        <Provider>
          {first.map(({ _id }) => (
            <Row key={_id} id={_id} />
          ))}
        </Provider>
      </UiProvider>
    ),
    isReady: () => true,
    // Renders immediately, and again with the response: the minimum number of commits.
    change: async (id: string, quantity: number) => {
      with1(id, quantity);
      await nextFrame();
      with1(id, quantity);
    },
  };
}

/** Measures the commit times of single line changes, and the rows that rendered in them. */
async function measure(which: 'ours' | 'plain', changes: number) {
  const { element, isReady, change } = await { ours, plain }[which]();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(<Watched id="cart">{element}</Watched>);
  while (!isReady() || host.querySelectorAll('[role="spinbutton"]').length < COUNT)
    await nextFrame();
  // The first data is rendered in steps, and each may take a while without a commit.
  for (let commits = -1; commits !== seen.commits; ) {
    commits = seen.commits;
    await new Promise((resolve) => setTimeout(resolve, QUIET));
  }
  const times: number[] = [];
  let others = 0;
  for (let at = 0; at < changes; at += 1) {
    await nextFrame();
    await nextFrame();
    seen.commits = 0;
    seen.rows.clear();
    const id = `line-${at * 7}`;
    await change(id, 2);
    const changed = performance.now();
    // A thousand rows may take several frames.
    while (!seen.rows.has(id) && performance.now() - changed < 10_000) await nextFrame();
    if (!seen.rows.has(id)) throw new Error(`The line that changed was not drawn (${which}).`);
    await nextFrame();
    await nextFrame();
    times.push(seen.commits);
    others = Math.max(
      others,
      [...seen.rows].filter((row) => row !== id && row !== 'totals').length,
    );
  }
  root.unmount();
  host.remove();
  return { times, others };
}

Object.assign(window, { measure });
