import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Routes } from '../../provider/routes.ts';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { OpenLoginContext, useOpenLogin } from './open-login.ts';

const navigate = vi.fn();

function Login({ onRender }: { onRender: (open: () => void) => void }) {
  onRender(useOpenLogin());
  return null;
}

/** Calls what a login button calls. */
function pressLogin(routes: Routes, open: (() => void) | null): void {
  const results: (() => void)[] = [];
  renderToString(
    <UiProvider routes={routes} navigate={navigate}>
      <OpenLoginContext value={open}>
        <Login onRender={(openLogin) => void results.push(openLogin)} />
      </OpenLoginContext>
    </UiProvider>,
  );
  navigate.mockClear();
  results[0]?.();
}

test('the dialog of the site opens, and not the page', () => {
  const open = vi.fn();
  pressLogin({ login: '/login' }, open);
  expect(open).toHaveBeenCalledOnce();
  expect(navigate).not.toHaveBeenCalled();
});

test('the page of the login opens without a dialog', () => {
  pressLogin({ login: '/login' }, null);
  expect(navigate.mock.calls).toEqual([['/login']]);
});

test('nothing opens without a dialog and a page', () => {
  pressLogin({}, null);
  expect(navigate).not.toHaveBeenCalled();
});
