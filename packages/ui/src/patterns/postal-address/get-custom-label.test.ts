import type { Question } from '@vitrine/atoms';
import { expect, it } from 'vitest';
import { getCustomLabel } from './get-custom-label.ts';

const getLabel = (input: object) => getCustomLabel({ input } as Question, 'city');

it('is the label of the form, from either list', () => {
  const labels = [
    { name: 'country', label: 'Land' },
    { name: 'city', label: 'Town' },
  ];
  expect(getLabel({ labels })).toBe('Town');
  expect(getLabel({ additionalLabels: { city: 'Village' } })).toBe('Village');
  expect(getLabel({ labels, additionalLabels: { city: 'Village' } })).toBe('Town');
});

it('is missing if the form has none, or an empty one', () => {
  expect(getLabel({})).toBeUndefined();
  expect(getLabel({ labels: [{ name: 'city', label: '' }] })).toBeUndefined();
  expect(getLabel({ additionalLabels: { city: '' } })).toBeUndefined();
  expect(getLabel({ additionalLabels: Object.create({ city: 'Inherited' }) })).toBeUndefined();
});
