/** A point or a distance in px. */
export interface Point {
  x: number;
  y: number;
}

/** Width and height in px. */
export interface Size {
  width: number;
  height: number;
}

/** View of an image: its scale, and the offset of its center from the frame's. */
export interface ZoomView extends Point {
  scale: number;
}

/** The frame, and the image size at a scale of 1. */
export interface ViewportSize {
  frame: Size;
  picture: Size;
}

/** Maximum scale, relative to fitting the frame. */
export const MAX_SCALE = 4;

/** Zoom factor of one press on a key or button. */
export const STEP = 1.5;

/** Scale after a double tap. */
export const TAP_SCALE = 2.5;

/** The full image. */
export const fittedView: ZoomView = { scale: 1, x: 0, y: 0 };

const between = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/**
 * Returns the size of an image that fits completely into a frame. Without its own size it is the
 * frame's.
 */
export function getFittedSize(frame: Size, { width, height }: Partial<Size>): Size {
  if (!width || !height) return frame;
  const scale = Math.min(frame.width / width, frame.height / height);
  return { width: width * scale, height: height * scale };
}

/** Limits a view to the bounds of the image's edges. */
export function clampView({ scale, x, y }: ZoomView, { frame, picture }: ViewportSize): ZoomView {
  if (scale === 1) return fittedView;
  const reach = (inner: number, outer: number) => Math.max(0, (inner * scale - outer) / 2);
  const far = { x: reach(picture.width, frame.width), y: reach(picture.height, frame.height) };
  // Adding 0 makes a plain zero of a negative one.
  return { scale, x: between(x, -far.x, far.x) + 0, y: between(y, -far.y, far.y) + 0 };
}

/**
 * Another scale, with the point under the finger where it was.
 *
 * @param at counted from the middle of the frame.
 */
export function scaleTo(
  look: ZoomView,
  scale: number,
  mediaFrame: ViewportSize,
  at: Point = { x: 0, y: 0 },
): ZoomView {
  const next = between(scale, 1, MAX_SCALE);
  const grown = next / look.scale;
  return clampView(
    { scale: next, x: at.x - (at.x - look.x) * grown, y: at.y - (at.y - look.y) * grown },
    mediaFrame,
  );
}

/** Moved by a distance. */
export const moveBy = (look: ZoomView, by: Point, mediaFrame: ViewportSize): ZoomView =>
  clampView({ ...look, x: look.x + by.x, y: look.y + by.y }, mediaFrame);

/**
 * Applies a two-finger gesture: zooms by the change of their distance, and moves the image along.
 */
export function pinchTo(
  look: ZoomView,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
  mediaFrame: ViewportSize,
): ZoomView {
  const apart = ([one, other]: readonly [Point, Point]) =>
    Math.hypot(one.x - other.x, one.y - other.y);
  const middle = ([one, other]: readonly [Point, Point]) => ({
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
  });
  const [from, to] = [middle(before), middle(after)];
  const moved = { ...look, x: look.x + to.x - from.x, y: look.y + to.y - from.y };
  return scaleTo(moved, look.scale * (apart(after) / Math.max(1, apart(before))), mediaFrame, to);
}
