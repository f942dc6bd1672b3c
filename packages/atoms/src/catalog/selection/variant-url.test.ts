import { createStore } from 'jotai/vanilla';
import { describe, expect, it } from 'vitest';
import { memoryLocation } from '../../location.ts';
import { fixtureProduct } from '../../testing/products.ts';
import { createVariantSelection } from './variant-selection.ts';
import { readSelection, writeSelection } from './variant-url.ts';

const candle = fixtureProduct(
  { Colour: ['Chalk', 'Clay'], Height: ['10 cm', '20 cm'] },
  { 'Chalk / 10 cm': 5, 'Chalk / 20 cm': 0, 'Clay / 10 cm': 2 },
);

describe('a selection in the URL', () => {
  it('is parsed by option name and ignores other parameters', () => {
    const params = new URLSearchParams('Colour=Clay&page=2&height=10+cm&Height=');
    expect(readSelection(candle, params)).toEqual({ Colour: 'Clay' });
  });

  it('is parsed by variant id, overridden by named values', () => {
    const read = (query: string) =>
      readSelection(candle, new URLSearchParams(query), candle.variants);
    expect(read('variant=v1')).toEqual({ Colour: 'Chalk', Height: '20 cm' });
    expect(read('variant=v1&Height=10+cm')).toEqual({ Colour: 'Chalk', Height: '10 cm' });
    expect(read('variant=gone')).toEqual({});
  });

  it('is written without changing other parameters', () => {
    const params = new URLSearchParams('page=2&variant=v1&Height=20+cm');
    const written = writeSelection(candle, params, { Colour: 'Clay' });
    expect(written.toString()).toBe('page=2&Colour=Clay');
    expect(params.get('variant')).toBe('v1');
  });
});

describe('createVariantSelection with a URL', () => {
  function open(query: string) {
    const location = memoryLocation(query);
    const store = createStore();
    const initial = { Colour: 'Chalk', Height: '10 cm' };
    const atoms = createVariantSelection(candle, undefined, { initial, location });
    const stop = store.sub(atoms.viewAtom, () => {});
    return { location, store, stop, ...atoms };
  }

  it('starts with the URL’s selection, or the initial one, which is not written', () => {
    const linked = open('Colour=Clay&page=2');
    expect(linked.store.get(linked.selectionAtom)).toEqual({ Colour: 'Clay', Height: '10 cm' });
    const plain = open('page=2');
    expect(plain.store.get(plain.selectionAtom)).toEqual({ Colour: 'Chalk', Height: '10 cm' });
    expect(plain.location.read().toString()).toBe('page=2');
  });

  it('drops values that the product does not have, and reports them', () => {
    const { store, adjustmentsAtom, location } = open('Colour=Teal&Height=20+cm&page=2');
    expect(store.get(adjustmentsAtom)).toEqual([
      { option: 'Colour', from: 'Teal', to: 'Chalk', reason: 'unknown' },
    ]);
    expect(location.read().toString()).toBe('Colour=Chalk&Height=20+cm&page=2');
  });

  it('preserves the adjustments across a refetch until another choice is made', () => {
    const { store, location, ...before } = open('Colour=Teal&Height=20+cm');
    const initial = store.get(before.selectionAtom);
    const previousAdjustments = store.get(before.adjustmentsAtom);
    const readAnew = () =>
      createVariantSelection(candle, undefined, { initial, previousAdjustments, location });
    const after = readAnew();
    expect(store.get(after.adjustmentsAtom)).toEqual(previousAdjustments);
    store.set(after.chooseAtom, 'Height', '10 cm');
    expect(store.get(after.adjustmentsAtom)).toEqual([]);
    location.visit('Colour=Clay&Height=10+cm');
    expect(store.get(readAnew().adjustmentsAtom)).toEqual([]);
  });

  it('writes every choice to the URL', () => {
    const { store, chooseAtom, location } = open('page=2');
    store.set(chooseAtom, 'Colour', 'Clay');
    expect(location.read().toString()).toBe('page=2&Colour=Clay&Height=10+cm');
    store.set(chooseAtom, 'Height', null);
    expect(location.read().toString()).toBe('page=2&Colour=Clay');
  });

  it('follows back navigation until the last subscriber leaves', () => {
    const { store, selectionAtom, location, stop } = open('');
    location.visit('Colour=Clay');
    expect(store.get(selectionAtom)).toEqual({ Colour: 'Clay', Height: '10 cm' });
    location.visit('');
    expect(store.get(selectionAtom)).toEqual({ Colour: 'Chalk', Height: '10 cm' });
    stop();
    location.visit('Colour=Clay');
    expect(store.get(selectionAtom).Colour).toBe('Chalk');
  });

  it('reads the URL again when it is remounted', () => {
    const { store, selectionAtom, viewAtom, adjustmentsAtom, location, stop } =
      open('Colour=Chalk');
    const again = () => store.sub(viewAtom, () => {});
    stop();
    location.visit('Colour=Clay&Height=10+cm');
    const leave = again();
    expect(store.get(selectionAtom)).toEqual({ Colour: 'Clay', Height: '10 cm' });
    leave();
    location.visit('Colour=Teal&Height=20+cm');
    again();
    expect(store.get(selectionAtom).Colour).toBe('Chalk');
    expect(store.get(adjustmentsAtom)).toMatchObject([{ from: 'Teal', to: 'Chalk' }]);
    expect(location.read().get('Colour')).toBe('Chalk');
  });

  it('preserves the adjustments when the URL is unchanged', () => {
    const { store, chooseAtom, selectionAtom, adjustmentsAtom, viewAtom, stop } = open('');
    store.set(chooseAtom, 'Colour', 'Clay');
    store.set(chooseAtom, 'Height', '20 cm');
    const before = [store.get(selectionAtom), store.get(adjustmentsAtom)];
    expect(before[1]).toHaveLength(1);
    stop();
    store.sub(viewAtom, () => {});
    expect([store.get(selectionAtom), store.get(adjustmentsAtom)]).toEqual(before);
  });
});
