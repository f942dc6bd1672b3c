import type { LocationPort } from '@vitrine/atoms';
import { getPageHash } from './page-url.ts';

const parts = () => {
  const [path = '', query = ''] = getPageHash().split('?');
  return { path, query };
};

/** The query in the hash of a demo store page: `#/collections/light?stock=1`. */
export const hashLocation: LocationPort = {
  read: () => new URLSearchParams(parts().query),
  write: (params, how) => {
    const { path, query } = parts();
    const next = params.toString();
    if (next === new URLSearchParams(query).toString()) return;
    // A URL of only `#` would resolve to the base URL of the frame.
    const page = window.location.href.split('#')[0];
    const url = page + path + (next && `?${next}`);
    if (how === 'push') window.history.pushState(window.history.state, '', url);
    else window.history.replaceState(window.history.state, '', url);
  },
  subscribe: (listener) => {
    window.addEventListener('hashchange', listener);
    return () => window.removeEventListener('hashchange', listener);
  },
};
