import { describe, expect, it } from 'vitest';
import { getDensities, getSrcSet, type ImageUrl } from './image-url.ts';

const scale: ImageUrl = (url, { width, height }) =>
  `${url}?w=${width}${height === undefined ? '' : `&h=${height}`}`;

describe('getSrcSet', () => {
  it('returns nothing if the host can’t scale images', () => {
    expect(getSrcSet('/cup.jpg', 640, null)).toBeUndefined();
  });

  it('returns each width once, up to the image’s own', () => {
    expect(getSrcSet('/cup.jpg', 640, scale)).toBe(
      '/cup.jpg?w=320 320w, /cup.jpg?w=480 480w, /cup.jpg?w=640 640w',
    );
    expect(getSrcSet('/dot.jpg', 200, scale)).toBe('/dot.jpg?w=200 200w');
  });

  it('returns every width if the image’s own is unknown', () => {
    expect(getSrcSet('/cup.jpg', undefined, scale)?.split(', ')).toHaveLength(6);
  });
});

describe('getDensities', () => {
  it('returns each density that the image is wide enough for', () => {
    expect(getDensities('/cup.jpg', 72, 150, scale)).toBe('/cup.jpg?w=72 1x, /cup.jpg?w=144 2x');
    expect(getDensities('/dot.jpg', 72, 20, scale)).toBe('/dot.jpg?w=72 1x');
  });

  it('lets the host crop to the frame', () => {
    const toSize = (width: number) => ({ width, height: width * 1.25 });
    expect(getDensities('/cup.jpg', 72, undefined, scale, toSize)).toBe(
      '/cup.jpg?w=72&h=90 1x, /cup.jpg?w=144&h=180 2x, /cup.jpg?w=216&h=270 3x',
    );
    expect(getDensities('/cup.jpg', 72, 640, null)).toBeUndefined();
  });
});
