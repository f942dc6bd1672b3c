import { beforeEach, describe, expect, test } from 'vitest';
import { type Admin, newAdmin } from '../../testing/admin.ts';
import type { Json } from '../../testing/api-caller.ts';

let admin: Admin;
let id: string;
beforeEach(() => {
  admin = newAdmin();
  id = admin.getId('ridge-pillar-candle');
});

const read = async () => (await admin.shown(id)).media;
const ids = async (): Promise<string[]> => (await read()).items.map((item: Json) => item.id);
const picture = (name: string) => new File(['data'], name, { type: 'image/png' });
const upload = (name: string, signal = new AbortController().signal) => {
  const shares: number[] = [];
  const onProgress = (share: number) => shares.push(share);
  return { shares, result: admin.platform.media.upload(picture(name), { signal, onProgress }) };
};

describe('the media of a host', () => {
  test('are uploaded into the library, from where a product takes them', async () => {
    const { shares, result } = upload('edge.png');
    const { mediaId } = await result;
    expect(shares).toEqual([0, 1]);
    expect(await ids()).not.toContain(mediaId);
    await admin.write('POST', `/v1/products/${id}/media`, { media: [{ mediaId }] });
    const uploaded = (await read()).items.at(-1);
    expect(uploaded).toMatchObject({ id: mediaId, title: 'edge.png' });
    expect(uploaded.image).toMatchObject({ width: 1200, height: 1200, format: 'png' });
  });

  test('wait at a share until they are released, fail there, or are aborted', async () => {
    const { media } = admin.platform;
    const release = media.stopUploads({ share: 0.5, names: ['a.png'] });
    const waiting = upload('a.png');
    await upload('b.png').result;
    expect(waiting.shares).toEqual([0, 0.5]);
    release();
    await waiting.result;
    const again = upload('a.png');
    await again.result;
    expect(again.shares).toEqual([0, 1]);
    media.stopUploads({ share: 0.2, names: ['c.png'], isFailing: true });
    await expect(upload('c.png').result).rejects.toThrow('Failed to fetch');
    media.stopUploads({ share: 0.3, names: ['d.png'] });
    const run = new AbortController();
    const aborted = upload('d.png', run.signal);
    run.abort();
    await expect(aborted.result).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('have an order, and choices keep their items', async () => {
    const before = await ids();
    const choices = JSON.stringify((await admin.shown(id)).productOptions);
    await admin.platform.media.setOrder(id, before.toReversed());
    expect(await ids()).toEqual(before.toReversed());
    expect((await read()).mainMedia.id).toBe(before.at(-1));
    expect(JSON.stringify((await admin.shown(id)).productOptions)).toBe(choices);
    expect(admin.announced('ProductChanged')).toMatchObject([
      ['ProductChanged', { productId: id }],
    ]);
  });

  test('have alt texts and focal points', async () => {
    const [mediaId = ''] = await ids();
    const { media } = admin.platform;
    await media.updateDetails({ mediaId, altText: 'A candle', focalPoint: { x: 0.1, y: 0.9 } });
    expect((await read()).items[0].image.altText).toBe('A candle');
    expect(await media.readFocalPoints([mediaId, 'other'])).toEqual({
      [mediaId]: { x: 0.1, y: 0.9 },
    });
    await media.updateDetails({ mediaId, focalPoint: null });
    expect(await media.readFocalPoints([mediaId])).toEqual({});
  });

  test('can be unreachable', async () => {
    const { media } = admin.platform;
    const connect = media.disconnect();
    for (const request of [
      media.readLibrary({ search: '' }),
      media.readFocalPoints([]),
      media.updateDetails({ mediaId: 'cup.jpg' }),
      media.setOrder(id, []),
    ]) {
      await expect(request).rejects.toThrow('Failed to fetch');
    }
    connect();
    const { items, next } = await media.readLibrary({ search: '' });
    expect([items.length, next]).toEqual([24, '24']);
  });

  test('are disconnected until each call of its kind has ended', async () => {
    const { media } = admin.platform;
    const [first, second] = [media.disconnect(), media.disconnect()];
    first();
    first();
    await expect(media.readFocalPoints([])).rejects.toThrow('Failed to fetch');
    second();
    expect(await media.readFocalPoints([])).toEqual({});
  });

  test('end before they begin if they are aborted already', async () => {
    const { media } = admin.platform;
    media.stopUploads({ share: 0.3, names: ['e.png'] });
    await expect(upload('e.png', AbortSignal.abort()).result).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  test('have the format of the file, or that of its name', async () => {
    const send = async (file: File) => {
      const { signal } = new AbortController();
      return (await admin.platform.media.upload(file, { signal, onProgress: () => {} })).mediaId;
    };
    expect(await send(new File([''], 'edge', { type: 'image/webp' }))).toMatch(/\.webp$/);
    expect(await send(new File([''], 'edge.avif'))).toMatch(/\.avif$/);
  });
});
