import encodeQR from 'qr';
import { afterEach, expect, it, vi } from 'vitest';
import { createCodeReader } from './read-qr-code.ts';

afterEach(() => void vi.unstubAllGlobals());

const video = (videoWidth: number, videoHeight = videoWidth) =>
  ({ videoWidth, videoHeight }) as HTMLVideoElement;

/** A detector of the browser, with the formats that it supports. */
function stubDetector(getSupportedFormats: () => Promise<string[]>, values: string[] = []) {
  const created: object[] = [];
  class Detector {
    static getSupportedFormats = getSupportedFormats;
    constructor(options: object) {
      created.push(options);
    }
    detect = async () => values.map((rawValue) => ({ rawValue }));
  }
  vi.stubGlobal('BarcodeDetector', Detector);
  return created;
}

/** A canvas whose picture is a QR code, or blank. */
function stubCanvas(text?: string) {
  const scale = 4;
  const rows = encodeQR(text ?? ' ', 'raw', { border: 4 });
  const size = rows.length * scale;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  rows.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (!isDark || text === undefined) return;
      for (let pixel = 0; pixel < scale * scale; pixel++) {
        const at = (y * scale + Math.floor(pixel / scale)) * size + x * scale + (pixel % scale);
        data.fill(0, at * 4, at * 4 + 3);
      }
    });
  });
  const drawImage = vi.fn();
  const getImageData = () => ({ width: size, height: size, data });
  const canvas = { width: 0, height: 0, getContext: () => ({ drawImage, getImageData }) };
  vi.stubGlobal('document', { createElement: () => canvas });
  return { canvas, drawImage };
}

it('reads by the detector of the browser if it supports QR codes', async () => {
  const created = stubDetector(async () => ['ean_13', 'qr_code'], ['3F67-1', '3F67-2']);
  const read = await createCodeReader();
  expect(created).toEqual([{ formats: ['qr_code'] }]);
  expect(await read(video(640))).toBe('3F67-1');
  stubDetector(async () => ['qr_code']);
  expect(await (await createCodeReader())(video(640))).toBeUndefined();
});

it.each([
  ['no detector', undefined],
  ['a detector without QR codes', async () => ['ean_13']],
  ['a detector that fails', () => Promise.reject(new Error('Not allowed.'))],
])('decodes the picture itself in a browser with %s', async (_name, getSupportedFormats) => {
  const created = getSupportedFormats ? stubDetector(getSupportedFormats, ['wrong']) : [];
  stubCanvas('3F67-1');
  expect(await (await createCodeReader())(video(640))).toBe('3F67-1');
  expect(created).toEqual([]);
});

it('finds nothing in a picture without a code, and before the camera has a picture', async () => {
  const { drawImage } = stubCanvas();
  const read = await createCodeReader();
  expect(await read(video(640))).toBeUndefined();
  expect(drawImage).toHaveBeenCalledTimes(1);
  expect(await read(video(0))).toBeUndefined();
  expect(drawImage).toHaveBeenCalledTimes(1);
});

it('decodes a large picture at 800 pixels, and does not enlarge a small one', async () => {
  const { canvas, drawImage } = stubCanvas('3F67-1');
  const read = await createCodeReader();
  await read(video(1600, 1200));
  expect(drawImage).toHaveBeenLastCalledWith(expect.anything(), 0, 0, 800, 600);
  expect([canvas.width, canvas.height]).toEqual([800, 600]);
  await read(video(320, 240));
  expect([canvas.width, canvas.height]).toEqual([320, 240]);
});
