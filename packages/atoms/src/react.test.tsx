import { Provider } from 'jotai/react';
import { createStore } from 'jotai/vanilla';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hydratedAtom } from './hydration/hydrating.ts';
import {
  type DehydratedStorefront,
  dehydrateStorefront,
  hydrateStorefront,
} from './hydration/hydration.ts';
import { memoryStorage } from './persistence/storage.ts';
import { storedListAtom } from './persistence/stored-list.ts';
import { queryAtom } from './query/query-atom.ts';
import { HydrateStorefront, StorefrontProvider, useAtom, useAtomValue } from './react.tsx';
import type { Storefront } from './storefront.ts';
import { emptyStorefront } from './testing/storefronts.ts';

const lampAtom = queryAtom(() => ({ queryKey: ['lamp'], queryFn: async () => 'Dome table lamp' }));

function Lamp() {
  const { data, status } = useAtomValue(lampAtom);
  return <p>{data ?? status}</p>;
}

function RefreshingLamp() {
  const [{ data }, refresh] = useAtom(lampAtom);
  return (
    <button type="button" onClick={refresh}>
      {data}
    </button>
  );
}

describe('StorefrontProvider', () => {
  it('renders data loaded on the server and leaves no observer', async () => {
    const storefront = emptyStorefront();
    await storefront.store.set(lampAtom);
    const html = renderToString(
      <StrictMode>
        <StorefrontProvider storefront={storefront}>
          <Lamp />
        </StorefrontProvider>
      </StrictMode>,
    );
    expect(html).toBe('<p>Dome table lamp</p>');
    const queries = storefront.queryClient.getQueryCache().getAll();
    expect(queries.map((query) => query.getObserversCount())).toEqual([0]);
  });

  it('renders the same from the dehydrated server state', async () => {
    const server = emptyStorefront();
    await server.store.set(lampAtom);
    const browser = emptyStorefront();
    hydrateStorefront(browser, JSON.parse(JSON.stringify(dehydrateStorefront(server))));
    const html = renderToString(
      <StorefrontProvider storefront={browser}>
        <Lamp />
      </StorefrontProvider>,
    );
    expect(html).toBe('<p>Dome table lamp</p>');
  });

  it('ignores the store of a host’s own jotai Provider', () => {
    const host = createStore();
    const html = renderToString(
      <Provider store={host}>
        <StorefrontProvider storefront={emptyStorefront()}>
          <Provider store={host}>
            <Lamp />
          </Provider>
        </StorefrontProvider>
      </Provider>,
    );
    expect(html).toBe('<p>pending</p>');
  });

  it('throws an error with instructions if the provider is missing', () => {
    expect(() => renderToString(<RefreshingLamp />)).toThrow(
      'There is no storefront above this component: wrap the page in <StorefrontProvider storefront={createStorefront({ client })}>.',
    );
  });
});

describe('HydrateStorefront', () => {
  const createState = async (at: number) => {
    const server = emptyStorefront();
    await server.store.set(lampAtom);
    server.queryClient.setQueryData(['lamp'], `Lamp ${at}`, { updatedAt: at });
    return dehydrateStorefront(server);
  };
  const render = (storefront: Storefront, state: DehydratedStorefront) =>
    renderToString(
      <StrictMode>
        <StorefrontProvider storefront={storefront}>
          <HydrateStorefront state={state}>
            <Lamp />
          </HydrateStorefront>
        </StorefrontProvider>
      </StrictMode>,
    );
  const createNamesAtom = () =>
    storedListAtom<string>({
      name: 'names',
      storage: memoryStorage({ names: '["a"]' }),
      toId: (name) => name,
      isItem: (value): value is string => typeof value === 'string',
    });

  it('hydrates a state before its children render, and later states too', async () => {
    const storefront = emptyStorefront();
    expect(render(storefront, await createState(1000))).toBe('<p>Lamp 1000</p>');
    expect(render(storefront, await createState(2000))).toBe('<p>Lamp 2000</p>');
    expect(render(storefront, await createState(1500))).toBe('<p>Lamp 2000</p>');
  });

  it('hydrates each state only once', async () => {
    const storefront = emptyStorefront();
    const state = await createState(1000);
    render(storefront, state);
    storefront.queryClient.removeQueries();
    expect(render(storefront, state)).toBe('<p>pending</p>');
  });

  it('omits data of the device until the first page is mounted, and never later', async () => {
    const { store, ...rest } = emptyStorefront();
    const storefront = { store, ...rest };
    const namesAtom = createNamesAtom();
    render(storefront, await createState(1000));
    expect(store.get(namesAtom)).toEqual([]);
    store.set(hydratedAtom);
    expect(store.get(namesAtom)).toEqual(['a']);
    render(storefront, await createState(2000));
    expect(store.get(namesAtom)).toEqual(['a']);
    hydrateStorefront(storefront, await createState(3000));
    expect(store.get(namesAtom)).toEqual(['a']);
  });
});
