import { describe, expect, it } from 'vitest';
import { srcSetOf } from './image-url.ts';

const scale = (url: string, { width }: { width: number }) => `${url}?w=${width}`;

describe('srcSetOf', () => {
  it('offers nothing where the host cannot scale', () => {
    expect(srcSetOf('/cup.jpg', 640, null)).toBeUndefined();
  });

  it('offers each width once, up to the width of the picture itself', () => {
    expect(srcSetOf('/cup.jpg', 640, scale)).toBe(
      '/cup.jpg?w=320 320w, /cup.jpg?w=480 480w, /cup.jpg?w=640 640w',
    );
    expect(srcSetOf('/dot.jpg', 200, scale)).toBe('/dot.jpg?w=200 200w');
  });

  it('offers every width of a picture whose own is not known', () => {
    expect(srcSetOf('/cup.jpg', undefined, scale)?.split(', ')).toHaveLength(6);
  });
});
