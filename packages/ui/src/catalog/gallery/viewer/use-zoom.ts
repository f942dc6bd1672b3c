'use client';

import { type RefObject, useEffect, useState } from 'react';
import {
  fittedView,
  getFittedSize,
  moveBy,
  STEP,
  scaleTo,
  type ViewportSize,
  type ZoomView,
} from './zoom.ts';

export interface Zoom {
  look: ZoomView;
  /** Whether a finger, a pointer or a wheel is active: then there is no easing. */
  isLive: boolean;
  /** Changes the view, with the current stage as argument. */
  change: (
    next: (look: ZoomView, mediaFrame: ViewportSize) => ZoomView,
    how?: { isLive?: boolean },
  ) => ZoomView;
  /** Ends what `isLive` began. */
  rest: () => void;
}

/** Returns the layout sizes of a frame and its image. */
function getMediaFrame(frame: HTMLElement): ViewportSize {
  const { clientWidth: width, clientHeight: height } = frame;
  const image = frame.querySelector('img');
  return {
    frame: { width, height },
    picture: getFittedSize(
      { width, height },
      { width: image?.naturalWidth, height: image?.naturalHeight },
    ),
  };
}

/** Zooms around the center of the frame, one step in or out, or back to the full image. */
export const zoomed =
  (direction: 'in' | 'out' | 'whole') =>
  (look: ZoomView, mediaFrame: ViewportSize): ZoomView => {
    if (direction === 'whole') return fittedView;
    return scaleTo(look, look.scale * (direction === 'in' ? STEP : 1 / STEP), mediaFrame);
  };

/**
 * Zoom state of the current image. Another image starts unzoomed; when the frame is resized, for
 * example by rotating a phone, the view stays within its bounds.
 *
 * @param frame the frame of the current image.
 * @param name identifies the current image.
 */
export function useZoom(frame: RefObject<HTMLElement | null>, name: string): Zoom {
  const [state, setState] = useState({ name, look: fittedView, isLive: false });
  const isSame = state.name === name;
  const look = isSame ? state.look : fittedView;

  const change: Zoom['change'] = (next, { isLive = false } = {}) => {
    if (!frame.current) return look;
    const changed = next(look, getMediaFrame(frame.current));
    setState({ name, look: changed, isLive });
    return changed;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture has another frame.
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const sizes = new ResizeObserver(() =>
      setState((before) => ({
        ...before,
        look: moveBy(before.look, { x: 0, y: 0 }, getMediaFrame(element)),
      })),
    );
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [frame, name]);

  return {
    look,
    isLive: isSame && state.isLive,
    change,
    rest: () => setState((before) => ({ ...before, isLive: false })),
  };
}
