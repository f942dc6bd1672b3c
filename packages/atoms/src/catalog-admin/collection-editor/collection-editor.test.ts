import type { Collection } from '@vitrine/client/collections';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectionAtom } from '../../collections/index.ts';
import { openCatalog } from '../../testing/catalog-admin-setup.ts';
import { setCollectionVisibleAtom, updateCollectionAtom } from '../admin-collections.ts';
import {
  type CollectionFormValues,
  createCollectionEditor,
  findFreeSlug,
} from './collection-editor.ts';

async function open() {
  const catalog = await openCatalog('ridge-pillar-candle', 'light');
  const { platform, store, collectionId } = catalog;
  platform.actAsOwner();
  const { data } = await store.set(collectionAtom(collectionId));
  const getStored = () => platform.shop.collections.find(({ id }) => id === collectionId);
  return { ...catalog, collection: data as Collection, getStored };
}

describe('createCollectionEditor', () => {
  it('saves only changed fields, and undoes them', async () => {
    const { platform, store, collection, getStored } = await open();
    const editor = createCollectionEditor({ collection });
    store.set(editor.changeAtom, { name: 'Lights' });
    expect(await store.set(editor.saveAtom)).toBe('saved');
    const update = platform.calls.findLast(({ name }) => name === 'catalog-admin.updateCollection');
    const { id, ...sent } = (update?.body as { collection: Record<string, unknown> } | undefined)
      ?.collection ?? { id: undefined };
    expect([id, sent]).toEqual([collection._id, { name: 'Lights' }]);
    await store.set(editor.undoAtom);
    expect(getStored()?.name).toBe('Light');
  });

  it('keeps the change of another user, and asks where both have changed a field', async () => {
    const { store, collection, collectionId, getStored } = await open();
    const editor = createCollectionEditor({ collection });
    store.set(editor.changeAtom, { name: 'Lights' });
    await store.set(updateCollectionAtom, { collectionId, collection: { description: 'Theirs' } });
    expect(await store.set(editor.saveAtom)).toBe('saved');
    expect(getStored()).toMatchObject({ name: 'Lights', description: 'Theirs' });
    store.set(editor.changeAtom, { name: 'Mine' });
    await store.set(updateCollectionAtom, { collectionId, collection: { name: 'Theirs' } });
    expect(await store.set(editor.saveAtom)).toBe('conflict');
    expect(getStored()?.name).toBe('Theirs');
  });

  it('shows a taken slug at its field, and creates with another one', async () => {
    const { platform, store } = await open();
    const editor = createCollectionEditor();
    expect(await store.set(editor.saveAtom)).toBe('invalid');
    expect(store.get(editor.stateAtom).problems.fields).toEqual({ name: { kind: 'required' } });
    store.set(editor.changeAtom, { name: 'Lamps', slug: 'light' });
    expect(await store.set(editor.saveAtom)).toBe('invalid');
    expect(store.get(editor.stateAtom).problems.fields.slug).toEqual({ kind: 'slug-taken' });
    const slugs = platform.shop.collections.map(({ slug }) => slug);
    store.set(editor.changeAtom, { slug: findFreeSlug('light', slugs) });
    expect(await store.set(editor.saveAtom)).toBe('saved');
    expect(platform.shop.collections.at(-1)).toMatchObject({ name: 'Lamps', slug: 'light-2' });
  });

  it('edits paragraphs as text, and other markup as HTML', async () => {
    const { store, collection, getStored } = await open();
    const editor = createCollectionEditor({ collection });
    expect(store.get(editor.stateAtom).values.description).not.toMatch(/[<>]/);
    store.set(editor.changeAtom, { description: 'Low & warm.\n\nClose.' });
    await store.set(editor.saveAtom);
    expect(getStored()?.description).toBe('<p>Low &amp; warm.</p><p>Close.</p>');
    const description = '<p>Low and <b>warm</b></p>';
    const formatted = createCollectionEditor({ collection: { ...collection, description } });
    expect(store.get(formatted.stateAtom).values.description).toBe(description);
  });

  it.each<[Partial<CollectionFormValues>, unknown]>([
    [{ name: ' Lights ' }, { name: 'Lights' }],
    [{ slug: ' lights ' }, { slug: 'lights' }],
    [{ description: 'Low' }, { description: '<p>Low</p>' }],
    [{ description: '' }, { description: null }],
  ])('sends a changed field alone: %j', async (values, expected) => {
    const { platform, store, collection } = await open();
    const editor = createCollectionEditor({ collection });
    store.set(editor.changeAtom, values);
    expect(await store.set(editor.saveAtom)).toBe('saved');
    const update = platform.calls.findLast(({ name }) => name === 'catalog-admin.updateCollection');
    expect(update?.body).toEqual({ collection: { ...Object(expected), id: collection._id } });
  });

  it('shows what the platform rejects at its field, and the rest for the whole form', async () => {
    const { platform, store, collection } = await open();
    const editor = createCollectionEditor({ collection });
    store.set(editor.changeAtom, { name: 'Lights' });
    const fieldViolations = [
      { field: 'collection.name', description: 'is not allowed' },
      { field: 'collection.media', description: 'is missing' },
    ];
    const details = { validationError: { fieldViolations } };
    const rejection = () => Response.json({ message: 'Not valid', details }, { status: 400 });
    platform.fail('catalog-admin.updateCollection', rejection, { times: 1 });
    expect(await store.set(editor.saveAtom)).toBe('invalid');
    expect(store.get(editor.stateAtom).problems).toEqual({
      fields: { name: { kind: 'rejected', description: 'is not allowed' } },
      others: ['is missing'],
    });
    platform.fail('catalog-admin.updateCollection', 'rejected', { times: 1 });
    expect(await store.set(editor.saveAtom)).toBe('invalid');
    expect(store.get(editor.stateAtom).problems).toEqual({
      fields: {},
      others: [expect.stringContaining('The shop does not allow this now.')],
    });
    platform.fail('catalog-admin.updateCollection', 'broken', { times: 1 });
    expect(await store.set(editor.saveAtom)).toBe('failed');
    expect(store.get(editor.stateAtom).problems).toEqual({ fields: {}, others: [] });
  });

  it('accepts the longest texts', async () => {
    const { store, collection, getStored } = await open();
    const editor = createCollectionEditor({ collection });
    store.set(editor.changeAtom, { name: 'x'.repeat(50), slug: 'y'.repeat(100) });
    expect(await store.set(editor.saveAtom)).toBe('saved');
    expect(getStored()).toMatchObject({ name: 'x'.repeat(50), slug: 'y'.repeat(100) });
  });

  it('finds what the platform would reject', async () => {
    const { store, collection } = await open();
    const editor = createCollectionEditor({ collection });
    store.set(editor.changeAtom, {
      name: 'x'.repeat(51),
      slug: 'a b',
      description: 'x'.repeat(601),
    });
    await store.set(editor.saveAtom);
    expect(store.get(editor.stateAtom).problems.fields).toEqual({
      name: { kind: 'too-long', max: 50 },
      slug: { kind: 'slug' },
      description: { kind: 'too-long', max: 600 },
    });
  });
});

describe('setCollectionVisibleAtom', () => {
  it('hides immediately, and shows again after a rejection', async () => {
    const { platform, store, collectionId, shelvesAtom } = await open();
    const getVisible = () =>
      store.get(shelvesAtom).items.find(({ _id }) => _id === collectionId)?.visible;
    platform.fail('catalog-admin.updateCollection', 'forbidden', { times: 1 });
    const done = store.set(setCollectionVisibleAtom, { collectionId, visible: false });
    expect(getVisible()).toBe(false);
    await expect(done).rejects.toMatchObject({ status: 403 });
    expect(getVisible()).toBe(true);
  });
});

describe('findFreeSlug', () => {
  it('is never taken, and the same if it is free', () => {
    const slugs = fc.constantFrom('light', 'light-2', 'light-3', 'wash', 'wash-7');
    fc.assert(
      fc.property(slugs, fc.array(slugs), (slug, taken) => {
        const suggested = findFreeSlug(slug, taken);
        expect(taken).not.toContain(suggested);
        if (!taken.includes(slug)) expect(suggested).toBe(slug);
      }),
    );
  });
});
