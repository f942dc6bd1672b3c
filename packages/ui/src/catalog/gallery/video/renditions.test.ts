import type { MediaFile } from '@vitrine/client';
import { describe, expect, it } from 'vitest';
import { getRenditions, pickRendition } from './renditions.ts';

const file = (width: number, height: number, format = 'mp4'): MediaFile => ({
  url: `/film-${height}.${format}`,
  width,
  height,
  format,
});

const renditions = getRenditions([
  file(640, 360),
  file(1920, 1080),
  file(1280, 720),
  file(1920, 1080, 'webm'),
]);

describe('getRenditions', () => {
  it('lists each resolution once, highest first, with all its formats', () => {
    expect(renditions.map(({ lines, files }) => [lines, files.length])).toEqual([
      [1080, 2],
      [720, 1],
      [360, 1],
    ]);
  });

  it('measures a portrait video by its width', () => {
    expect(getRenditions([file(1080, 1920)])[0]?.lines).toBe(1080);
  });

  it('omits a file without a URL', () => {
    expect(getRenditions([{ ...file(4, 5), url: '' }])).toEqual([]);
  });

  it('uses a file of unknown size only if there is no other', () => {
    expect(getRenditions([file(0, 0), file(640, 360)])).toHaveLength(1);
    expect(getRenditions([file(0, 0)])).toHaveLength(1);
  });
});

describe('pickRendition', () => {
  it('picks the lowest resolution that fills the frame', () => {
    expect(pickRendition(renditions, 600)?.lines).toBe(360);
    expect(pickRendition(renditions, 641)?.lines).toBe(720);
  });

  it('picks the highest if none is sufficient, and undefined if there is none', () => {
    expect(pickRendition(renditions, 4000)?.lines).toBe(1080);
    expect(pickRendition([], 600)).toBeUndefined();
  });
});
