import { beforeEach, describe, expect, test } from 'vitest';
import { type Admin, newAdmin } from '../../testing/admin.ts';
import { getCode, getViolatedFields, type Json } from '../../testing/api-caller.ts';

let admin: Admin;
let id: string;
beforeEach(() => {
  admin = newAdmin();
  id = admin.getId('fold-throw');
});

const post = (path: string, body: Json) => admin.write('POST', `/v1/products/${id}/${path}`, body);
const assign = (...media: Json[]) =>
  admin.write('PATCH', `/v1/products/${id}/choices/media`, { media });
const ids = (media: Json) => media?.items.map((item: Json) => item.id);
const mediaIds = async () => ids((await admin.shown(id)).media);
const choiceMedia = async (index: number) =>
  ids((await admin.shown(id)).productOptions[0].choices[index].media);

const sage = { option: 'Colour', choice: 'Sage' };

describe('product media', () => {
  test('is appended from a URL or from the shop’s files', async () => {
    const before = await mediaIds();
    const url = 'https://pictures.example/throws/edge.png';
    const media = [{ url }, { mediaId: 'cup.jpg' }, { mediaId: before[0] }];
    expect((await post('media', { media })).body).toEqual({});
    const { items, mainMedia } = (await admin.shown(id)).media;
    expect(items[before.length]).toMatchObject({
      mediaType: 'image',
      title: 'edge.png',
      image: { url, format: 'png' },
    });
    expect(ids({ items })).toEqual([...before, items[before.length].id, 'cup.jpg']);
    expect(mainMedia.id).toBe(before[0]);
  });

  test('is a video when the URL points to one', async () => {
    await post('media', { media: [{ url: 'https://pictures.example/edge.mp4' }] });
    const { items } = (await admin.shown(id)).media;
    expect(items.at(-1)).toMatchObject({
      mediaType: 'video',
      video: { files: [{ format: 'mp4' }] },
    });
  });

  test('can be removed and added again in another order', async () => {
    await post('media', { media: [{ mediaId: 'cup.jpg' }, { mediaId: 'bowls.jpg' }] });
    const before = await mediaIds();
    const backwards = before.toReversed();
    expect((await post('media/delete', { mediaIds: [] })).body).toEqual({});
    expect((await admin.shown(id)).media).toEqual({ items: [] });
    await post('media', { media: backwards.map((mediaId: string) => ({ mediaId })) });
    const { media } = await admin.shown(id);
    expect([ids(media), media.mainMedia.id]).toEqual([backwards, backwards[0]]);
  });

  test('is also removed from the choices that use it', async () => {
    await post('media', { media: [{ mediaId: 'cup.jpg', choice: sage }] });
    expect(await choiceMedia(0)).toContain('cup.jpg');
    await post('media/delete', { mediaIds: ['cup.jpg', 'unknown.jpg'] });
    expect(await choiceMedia(0)).not.toContain('cup.jpg');
    expect(await mediaIds()).not.toContain('cup.jpg');
  });

  test.each([
    [{}, ['media[0]']],
    [{ url: 'https://a.example/1.jpg', mediaId: 'cup.jpg' }, ['media[0]']],
    [{ url: 'javascript:alert(1)' }, ['media[0].url']],
    [{ url: '/cup.jpg' }, ['media[0].url']],
    [{ mediaId: 7 }, ['media[0].mediaId']],
    [{ mediaId: 'cup.jpg', choice: { option: 'Colour' } }, ['media[0].choice.choice']],
  ])('rejects invalid input: %j', async (media, fields) => {
    const before = await mediaIds();
    const response = await post('media', { media: [media] });
    expect([response.status, getViolatedFields(response)]).toEqual([400, fields]);
    expect(await mediaIds()).toEqual(before);
  });

  test('rejects unknown media and too many media', async () => {
    expect(getCode(await post('media', { media: [{ mediaId: 'x.jpg' }] }))).toBe('MEDIA_NOT_FOUND');
    const urls = Array.from({ length: 101 }, (_, at) => ({ url: `https://a.example/${at}.jpg` }));
    expect(getViolatedFields(await post('media', { media: urls }))).toEqual(['media']);
    const left = 100 - (await mediaIds()).length;
    const beyond = await post('media', { media: urls.slice(0, left + 1) });
    expect(getViolatedFields(beyond)).toEqual(['media']);
    expect((await post('media', { media: urls.slice(0, left) })).status).toBe(200);
    const most = await mediaIds();
    expect(most).toHaveLength(100);
    const remove = (mediaIds: string[]) => post('media/delete', { mediaIds });
    expect(getViolatedFields(await remove([...most, 'unknown.jpg']))).toEqual(['mediaIds']);
    const colour = { ...sage, mediaIds: [...most, 'unknown.jpg'] };
    expect(getViolatedFields(await assign(colour))).toEqual(['media[0].mediaIds']);
    expect((await assign({ ...sage, mediaIds: most })).status).toBe(200);
    expect(getViolatedFields(await assign(...Array(101).fill(sage)))).toEqual(['media']);
    expect((await remove(most)).status).toBe(200);
  });
});

describe('choice media', () => {
  test('is a subset of the product media and appears on cart line items', async () => {
    await post('media', { media: [{ mediaId: 'cup.jpg' }] });
    await post('choices/media/delete', { media: [] });
    expect((await assign({ ...sage, mediaIds: ['cup.jpg'] })).body).toEqual({});
    expect(await choiceMedia(0)).toEqual(['cup.jpg']);
    const cart = admin.platform.cart();
    cart.add('fold-throw', { choices: { Colour: 'Sage' } });
    expect(cart.read()?.lineItems[0]?.image?.id).toBe('cup.jpg');
  });

  test('is removed by id, by choice or completely; the product keeps it', async () => {
    const more = ['cup.jpg', 'bowls.jpg'];
    await post('media', { media: more.map((mediaId) => ({ mediaId })) });
    await post('choices/media/delete', { media: [] });
    await assign({ ...sage, mediaIds: more });
    await post('choices/media/delete', { media: [{ ...sage, mediaIds: ['cup.jpg'] }] });
    expect(await choiceMedia(0)).toEqual(['bowls.jpg']);
    await post('choices/media/delete', { media: [sage] });
    expect(await choiceMedia(0)).toBeUndefined();
    expect(await mediaIds()).toEqual(expect.arrayContaining(more));
  });

  test('belongs to one option only', async () => {
    const options = ['Colour', 'Size'].map((name) => ({
      name,
      choices: [{ value: 'One', description: 'One' }],
    }));
    await admin.write('PATCH', `/v1/products/${id}`, { product: { productOptions: options } });
    await post('media', { media: [{ mediaId: 'cup.jpg' }] });
    const one = { choice: 'One', mediaIds: ['cup.jpg'] };
    await assign({ ...one, option: 'Colour' });
    const rejected = await assign({ ...one, option: 'Size' });
    expect([rejected.status, getCode(rejected)]).toEqual([428, 'MEDIA_IN_TWO_OPTIONS']);
    expect(rejected.body.details.applicationError.data).toEqual({ options: ['Colour', 'Size'] });
    const choice = { option: 'Size', choice: 'One' };
    const added = await post('media', { media: [{ mediaId: 'bowls.jpg', choice }] });
    expect([added.status, getCode(added)]).toEqual([428, 'MEDIA_IN_TWO_OPTIONS']);
    expect(await mediaIds()).not.toContain('bowls.jpg');
  });

  test('rejects choices and media that the product does not have', async () => {
    const pink = { option: 'Colour', choice: 'Pink', mediaIds: [] };
    expect(getCode(await assign(pink))).toBe('CHOICE_NOT_FOUND');
    expect(getCode(await assign({ ...sage, mediaIds: ['cup.jpg'] }))).toBe('MEDIA_NOT_FOUND');
    expect(getViolatedFields(await assign({ choice: 'Sage' }))).toEqual(['media[0].option']);
    expect(getViolatedFields(await assign({ ...sage, mediaIds: 'x' }))).toEqual([
      'media[0].mediaIds',
    ]);
  });
});
