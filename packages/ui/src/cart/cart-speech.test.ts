import type { LineItem } from '@vitrine/client/cart';
import { expect, it } from 'vitest';
import { changesOf } from './cart-speech.ts';

const line = (_id: string, quantity = 1, catalogItemId = _id): LineItem => ({
  _id,
  quantity,
  descriptionLines: [],
  catalogReference: { catalogItemId, appId: 'a1' },
});

it('tells what came, what went and what changed its quantity', () => {
  expect(changesOf([line('cup'), line('vase')], [line('cup', 3), line('lamp')])).toEqual([
    { kind: 'added', line: line('lamp') },
    { kind: 'removed', line: line('vase') },
    { kind: 'quantity', line: line('cup', 3) },
  ]);
});

it('is silent when a line only gets another id', () => {
  expect(changesOf([line('l1', 2, 'vase')], [line('l2', 2, 'vase')])).toEqual([]);
});

it('is silent when nothing changed', () => {
  expect(changesOf([line('cup')], [line('cup')])).toEqual([]);
});
