import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMockPlatform } from '../platform/mock-platform.ts';
import { createPlatformServer, IMAGES_FOLDER, OWNER_PATH, type PlatformServer } from './index.ts';

const MEGABYTE = 1024 * 1024;

const platform = createMockPlatform();
const owner = platform.identity.tokensOf('inger@fennhouse.example').access_token;
let server: PlatformServer;

beforeAll(async () => {
  server = await createPlatformServer({ platform, port: 0 });
});
afterAll(() => server.close());

interface Upload {
  name?: string;
  type?: string;
  token?: string;
}

async function upload(
  body: Uint8Array<ArrayBuffer>,
  { name = 'edge.png', type = 'image/png', token = owner }: Upload = {},
) {
  const query = new URLSearchParams(name && { name });
  const response = await fetch(`${server.url}${OWNER_PATH}/media/upload?${query}`, {
    ...{ method: 'POST', headers: { 'content-type': type, authorization: token }, body },
  });
  return { status: response.status, body: await response.json() };
}

/** Returns the item of the library with this ID. */
async function findItem(mediaId: string) {
  let page = await platform.media.readLibrary({ search: '' });
  for (;;) {
    const item = page.items.find(({ _id }) => _id === mediaId);
    if (item || !page.next) return item;
    page = await platform.media.readLibrary({ search: '', after: page.next });
  }
}

/** The beginning of a PNG of this size: its signature, and its header chunk. */
function createPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(64);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  bytes.set(new TextEncoder().encode('IHDR'), 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

/** A JPEG of 40 × 20 pixels whose camera was turned by 90°. */
const turnedJpeg = new Uint8Array([
  ...[0xff, 0xd8, 0xff, 0xe1, 0, 34, ...new TextEncoder().encode('Exif'), 0, 0],
  ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0],
  ...[0xff, 0xc0, 0, 17, 8, 0, 20, 0, 40, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1, 0xff, 0xd9],
]);

describe('an uploaded file', () => {
  test('is an item of the library with its real size, and served by the server', async () => {
    const bytes = createPng(640, 480);
    const { status, body } = await upload(bytes, { name: 'Æble & rose.png' });
    expect(status).toBe(200);
    const item = await findItem(body.mediaId);
    expect(item).toMatchObject({
      ...{ mediaType: 'image', title: 'Æble & rose.png' },
      image: { width: 640, height: 480, format: 'png' },
    });
    const url = item?.image?.url ?? '';
    expect(url).toMatch(new RegExp(`^${server.url}/uploads/.*\\.png$`));
    // A shopper has no token.
    const response = await fetch(url);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    expect((await fetch(`${server.url}/uploads/none.png`)).status).toBe(404);
  });

  test.each([
    ['bottle.jpg', 'image/jpeg'],
    ['bath-towel.webp', 'image/webp'],
  ])('has the size of the picture %s', async (name, type) => {
    const bytes = new Uint8Array(await readFile(join(IMAGES_FOLDER, name)));
    const known = platform.shop.products
      .flatMap(({ media }) => media?.items ?? [])
      .find(({ image }) => image?.url.endsWith(`/${name}`))?.image;
    const { width = 0, height = 0 } = known ?? {};
    expect(width).toBeGreaterThan(0);
    const { body } = await upload(bytes, { name, type });
    expect(await findItem(body.mediaId)).toMatchObject({ image: { width, height } });
  });

  test('has the size as shown if the camera was turned', async () => {
    const { body } = await upload(turnedJpeg, { type: 'image/jpeg' });
    expect(await findItem(body.mediaId)).toMatchObject({ image: { width: 20, height: 40 } });
  });

  test('has the size of an import if it can’t be read', async () => {
    for (const bytes of [new Uint8Array(40), createPng(0, 10), turnedJpeg]) {
      const { body } = await upload(bytes);
      expect(await findItem(body.mediaId)).toMatchObject({ image: { width: 1200, height: 1200 } });
    }
  });

  test('can be a video', async () => {
    const { body } = await upload(new Uint8Array(40), { name: 'kiln.mp4', type: 'video/mp4' });
    const item = await findItem(body.mediaId);
    expect(item).toMatchObject({ mediaType: 'video', video: { files: [{ format: 'mp4' }] } });
    const response = await fetch(item?.video?.files[0]?.url ?? '');
    expect(response.headers.get('content-type')).toBe('video/mp4');
  });

  test.each<[status: number, reason: string, bytes: number, upload: Upload]>([
    [413, 'FILE_TOO_LARGE', 10 * MEGABYTE + 1, {}],
    [415, 'UNSUPPORTED_FILE_TYPE', 1, { type: 'image/svg+xml' }],
    [415, 'UNSUPPORTED_FILE_TYPE', 1, { type: 'application/json' }],
    [415, 'UNSUPPORTED_FILE_TYPE', 1, { type: 'video/quicktime' }],
    [400, 'name', 1, { name: '' }],
    [400, 'body', 0, {}],
  ])('is rejected with %i %s', async (expected, reason, size, options) => {
    const { status, body } = await upload(new Uint8Array(size), options);
    const { applicationError, validationError } = body.details;
    expect(status).toBe(expected);
    expect(applicationError?.code ?? validationError.fieldViolations[0].field).toBe(reason);
  });

  test.each([
    ['a wrong token', 401, 'not-a-token'],
    ['a member', 403, platform.identity.tokensOf('runa@fennhouse.example').access_token],
    ['a visitor', 403, platform.createVisitor().accessToken],
  ])('of %s is rejected', async (_name, expected, token) => {
    expect((await upload(createPng(1, 1), { token })).status).toBe(expected);
  });

  test('is removed when newer ones need its space', async () => {
    const send = async () => {
      const { status, body } = await upload(new Uint8Array(10 * MEGABYTE));
      expect(status).toBe(200);
      return (await findItem(body.mediaId))?.image?.url ?? '';
    };
    const read = async (url: string) => (await fetch(url, { method: 'GET' })).status;
    const [oldest, second] = [await send(), await send()];
    for (let count = 0; count < 8; count += 1) await send();
    expect([await read(oldest), await read(second)]).toEqual([200, 200]);
    const newest = await send();
    expect([await read(oldest), await read(second), await read(newest)]).toEqual([404, 200, 200]);
  });
});
