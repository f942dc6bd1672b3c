import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clampView,
  fittedView,
  getFittedSize,
  MAX_SCALE,
  moveBy,
  pinchTo,
  scaleTo,
  type ZoomView,
} from './zoom.ts';

const side = fc.double({ min: 1, max: 4000, noNaN: true });
const size = fc.record({ width: side, height: side });
const distance = fc.double({ min: -5000, max: 5000, noNaN: true });
const point = fc.record({ x: distance, y: distance });
const stages = fc
  .tuple(size, size)
  .map(([frame, own]) => ({ frame, picture: getFittedSize(frame, own) }));
const views = fc.record({
  scale: fc.double({ min: 1, max: MAX_SCALE, noNaN: true }),
  x: distance,
  y: distance,
});

/** Returns the image point at a point of the frame, in px of the image at a scale of 1. */
const under = ({ scale, x, y }: ZoomView, at: { x: number; y: number }) => ({
  x: (at.x - x) / scale,
  y: (at.y - y) / scale,
});

const mediaFrame = { frame: { width: 400, height: 300 }, picture: { width: 400, height: 300 } };

describe('the zoom view', () => {
  it('never leaves its bounds', () => {
    const scales = fc.double({ min: -10, max: 100, noNaN: true });
    fc.assert(
      fc.property(stages, views, scales, point, point, (on, from, scale, at, by) => {
        const start = clampView(from, on);
        const pair = [at, { x: at.x + 100, y: at.y }] as const;
        const wide = [at, { x: at.x + 100 + Math.abs(by.x), y: at.y }] as const;
        for (const look of [
          scaleTo(start, scale, on, at),
          moveBy(start, by, on),
          pinchTo(start, pair, wide, on),
        ]) {
          expect(look.scale).toBeGreaterThanOrEqual(1);
          expect(look.scale).toBeLessThanOrEqual(MAX_SCALE);
          expect(clampView(look, on)).toEqual(look);
          const empty = on.frame.width - on.picture.width * look.scale;
          expect(Math.abs(look.x)).toBeLessThanOrEqual(Math.max(0, -empty / 2) + 1e-6);
        }
      }),
    );
  });

  it('shows the whole image, centered, at a scale of 1', () => {
    fc.assert(
      fc.property(stages, views, point, (on, from, at) => {
        expect(scaleTo(clampView(from, on), 1, on, at)).toEqual(fittedView);
      }),
    );
  });

  it('keeps the point under the finger, within the edges', () => {
    const at = { x: 80, y: -40 };
    const look = scaleTo(fittedView, 2, mediaFrame, at);
    expect(under(look, at)).toEqual(under(fittedView, at));
    expect(under(scaleTo(look, 3, mediaFrame, at), at).x).toBeCloseTo(at.x);
  });

  it('follows a two-finger pinch and pan', () => {
    const before = [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ] as const;
    const after = [
      { x: -80, y: 20 },
      { x: 120, y: 20 },
    ] as const;
    const look = pinchTo(fittedView, before, after, mediaFrame);
    expect(look.scale).toBeCloseTo(2);
    expect(under(look, { x: 20, y: 20 }).x).toBeCloseTo(0);
  });
});

describe('getFittedSize', () => {
  it('fits the image into the frame with its own ratio', () => {
    expect(getFittedSize({ width: 400, height: 300 }, { width: 800, height: 1000 })).toEqual({
      width: 240,
      height: 300,
    });
  });

  it('returns the frame size for an image without dimensions', () => {
    expect(getFittedSize({ width: 400, height: 300 }, {})).toEqual({ width: 400, height: 300 });
  });
});
