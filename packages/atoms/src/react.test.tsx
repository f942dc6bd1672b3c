import { Provider } from 'jotai/react';
import { createStore } from 'jotai/vanilla';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { dehydrateStorefront, hydrateStorefront } from './hydration/hydration.ts';
import { queryAtom } from './query/query-atom.ts';
import { StorefrontProvider, useAtom, useAtomValue } from './react.tsx';
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
