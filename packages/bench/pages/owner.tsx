import '@vitrine/theme/styles.css';
import { createOrderList, createStorefront, StorefrontProvider } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { createMockPlatform } from '@vitrine/mocks';
import { createRoot } from 'react-dom/client';
import { CommandProvider } from '../../admin/src/frame/CommandProvider.tsx';
import { OrderList } from '../../admin/src/orders/list/OrderList.tsx';
import { VariantGrid } from '../../admin/src/products/variants/VariantGrid.tsx';
import { UiProvider } from '../../ui/src/provider/UiProvider.tsx';

/** Orders of the long list. */
const ORDERS = 10_000;

interface Fiber {
  type: unknown;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

/** React's flag of a component that was called. */
const PERFORMED_WORK = 1;
const getName = (type: unknown): string => {
  const { name = '', type: inner } = Object(type) as { name?: string; type?: unknown };
  return name || (inner ? getName(inner) : '');
};

/** Names of the components that rendered since the last reset, with their numbers. */
const rendered = new Map<string, number>();

/** Counts the components of a commit that were called; what React has reused was not. */
function count(fiber: Fiber): void {
  if (fiber.flags & PERFORMED_WORK) {
    const name = getName(fiber.type);
    rendered.set(name, (rendered.get(name) ?? 0) + 1);
  }
  if (fiber.alternate && fiber.alternate.child === fiber.child) return;
  for (let child = fiber.child; child; child = child.sibling) count(child);
}

// `children/owner.mjs` sets the hook before React reads it.
Object.assign((globalThis as Record<string, unknown>).__REACT_DEVTOOLS_GLOBAL_HOOK__ as object, {
  onCommitFiberRoot: (_id: number, root: { current: Fiber }) => count(root.current),
});

const platform = createMockPlatform();
platform.actAsOwner();

/** Responds as the mock platform, with the orders of its shop repeated to a list of 10,000. */
const respond: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const url = new URL(request.url);
  if (url.searchParams.get('limit') !== String(ORDERS)) return platform.fetch(request);
  url.searchParams.set('limit', '30');
  const response = await platform.fetch(new Request(url, request));
  const page = await response.json();
  const orders = Array.from({ length: ORDERS }, (_, index) => ({
    ...page.orders[index % page.orders.length],
    orderNumber: `A${String(index).padStart(5, '0')}`,
  }));
  return Response.json({ ...page, orders, total: ORDERS, limit: ORDERS, offset: 0 });
};

const client = createClient({
  clientId: 'fenn-house',
  provider: { apiBaseUrl: platform.apiBaseUrl },
  fetch: respond,
});
const list = createOrderList({ limit: ORDERS });

function show(which: 'orders' | 'variants') {
  const product = platform.shop.products.find(({ variants }) => variants.length >= 1_000);
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StorefrontProvider storefront={createStorefront({ client })}>
      <UiProvider>
        <CommandProvider>
          <main>
            {which === 'orders' ? (
              <OrderList list={list} />
            ) : (
              <VariantGrid productId={product?.id ?? ''} />
            )}
          </main>
        </CommandProvider>
      </UiProvider>
    </StorefrontProvider>,
  );
}

Object.assign(window, {
  show,
  /** Returns the components that rendered since the last call. */
  takeRendered: () => {
    const taken = Object.fromEntries(rendered);
    rendered.clear();
    return taken;
  },
});
