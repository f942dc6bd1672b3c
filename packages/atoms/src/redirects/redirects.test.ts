import { createMockPlatform } from '@vitrine/mocks';
import { expect, it } from 'vitest';
import { createTestStorefront } from '../testing/storefronts.ts';
import { createRedirectSessionAtom } from './index.ts';

it('returns the redirect target', async () => {
  const { store } = createTestStorefront(createMockPlatform());
  const session = await store.set(createRedirectSessionAtom, {
    storesProduct: { productSlug: 'low-pitcher' },
    callbacks: { postFlowUrl: 'https://fenn.example/' },
  });
  expect(session.fullUrl).toMatch(/^https:\/\//);
  expect(store.get(createRedirectSessionAtom)).toMatchObject({ status: 'success', data: session });
});

it('preserves the typed error of a rejected session', async () => {
  const { store } = createTestStorefront(createMockPlatform());
  await expect(store.set(createRedirectSessionAtom, {})).rejects.toThrow();
  const { status, error } = store.get(createRedirectSessionAtom);
  expect(status).toBe('error');
  expect(error).toMatchObject({ name: 'ValidationError', status: 400 });
});
