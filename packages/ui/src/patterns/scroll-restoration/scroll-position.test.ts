import { expect, it } from 'vitest';
import { type HistoryWindow, historyScrollPositions } from './scroll-position.ts';

it('stores the position alongside the router’s state, for its own URL only', () => {
  const page = {
    location: { pathname: '/light', search: '?page=3', hash: '' },
    history: {
      state: { router: 7 } as unknown,
      replaceState: (state: unknown) => {
        page.history.state = state;
      },
    },
  };
  const port = historyScrollPositions(page as unknown as HistoryWindow);
  expect(port.read()).toBeUndefined();
  port.keep({ id: 'p1', top: 40, scroll: 900 });
  expect(port.read()).toEqual({ id: 'p1', top: 40, scroll: 900, address: '/light?page=3' });
  expect(page.history.state).toMatchObject({ router: 7 });
  page.location.search = '?page=1';
  expect(port.read()).toBeUndefined();
});
