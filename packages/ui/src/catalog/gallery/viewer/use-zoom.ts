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
  /** Whether a finger, a pointer or a wheel is at work: then nothing is eased. */
  isLive: boolean;
  /** Changes the look, given the stage as it is at this moment. */
  change: (
    next: (look: ZoomView, mediaFrame: ViewportSize) => ZoomView,
    how?: { isLive?: boolean },
  ) => ZoomView;
  /** Ends what `isLive` began. */
  rest: () => void;
}

/** The frame of a picture and the picture in it, as they are laid out. */
function getMediaFrame(frame: HTMLElement): ViewportSize {
  const { clientWidth: width, clientHeight: height } = frame;
  const picture = frame.querySelector('img');
  return {
    frame: { width, height },
    picture: getFittedSize(
      { width, height },
      { width: picture?.naturalWidth, height: picture?.naturalHeight },
    ),
  };
}

/** Around the middle of the frame, one press larger, smaller or back to the whole. */
export const zoomed =
  (direction: 'in' | 'out' | 'whole') =>
  (look: ZoomView, mediaFrame: ViewportSize): ZoomView => {
    if (direction === 'whole') return fittedView;
    return scaleTo(look, look.scale * (direction === 'in' ? STEP : 1 / STEP), mediaFrame);
  };

/**
 * How the picture on show is looked at. Another one begins whole; a frame of another size, as when
 * a phone is turned, keeps the look within its bounds.
 *
 * @param frame the frame of the picture on show.
 * @param name names the picture on show.
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
