'use client';

import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Zoom } from './use-zoom.ts';
import { fittedView, moveBy, type Point, pinchTo, scaleTo, TAP_SCALE } from './zoom.ts';

/** Maximum interval in milliseconds and distance in px of a double tap. */
const double = { time: 300, distance: 32 };

/** Movement below this many px counts as a tap. */
const tapTolerance = 8;

/** Zoom per px of wheel movement; pinching on a trackpad sends smaller steps. */
const wheelStep = { wheel: 0.0015, pinch: 0.01 };

/** Px of a wheel that counts in lines or in pages. */
const wheelUnits = [1, 16, 400];

interface Tap extends Point {
  at: number;
}

const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Continues a drag outside of the frame. */
function follow({ currentTarget, pointerId }: PointerEvent<HTMLElement>): void {
  try {
    currentTarget.setPointerCapture(pointerId);
  } catch {
    // The finger was lifted before its press was handled.
  }
}

/** Returns the position of an event relative to the center of the frame. */
function pointIn(frame: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

/**
 * Pinch, pan, double tap and wheel for the frame of an image.
 *
 * @returns handlers for the frame. A single finger on an unzoomed image is left to swiping.
 */
export function usePinch(frame: RefObject<HTMLElement | null>, zoom: Zoom) {
  const fingers = useRef(new Map<number, Point>());
  const down = useRef<Tap>(undefined);
  const lastTap = useRef<Tap>(undefined);
  const latest = useRef(zoom);

  useEffect(() => {
    latest.current = zoom;
  });

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let ending: ReturnType<typeof setTimeout>;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { change, rest } = latest.current;
      const way = event.deltaY * (wheelUnits[event.deltaMode] ?? 1);
      const grown = Math.exp(-way * (event.ctrlKey ? wheelStep.pinch : wheelStep.wheel));
      const at = pointIn(element, event);
      change((look, mediaFrame) => scaleTo(look, look.scale * grown, mediaFrame, at), {
        isLive: true,
      });
      clearTimeout(ending);
      ending = setTimeout(rest, 120);
    };
    // React listens passively, and the page would scroll or grow instead.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      clearTimeout(ending);
      element.removeEventListener('wheel', onWheel);
    };
  }, [frame]);

  const tap = (here: Tap) => {
    const before = lastTap.current;
    const isDouble =
      before && here.at - before.at < double.time && apart(before, here) < double.distance;
    lastTap.current = isDouble ? undefined : here;
    if (!isDouble) return;
    zoom.change((look, mediaFrame) =>
      look.scale > 1 ? fittedView : scaleTo(look, TAP_SCALE, mediaFrame, here),
    );
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const here = pointIn(event.currentTarget, event);
    fingers.current.set(event.pointerId, here);
    down.current = fingers.current.size === 1 ? { ...here, at: event.timeStamp } : undefined;
    if (zoom.look.scale > 1) follow(event);
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const here = pointIn(event.currentTarget, event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, here);
    if (other) {
      zoom.change((look, mediaFrame) => pinchTo(look, [before, other], [here, other], mediaFrame), {
        isLive: true,
      });
    } else if (zoom.look.scale > 1) {
      const by = { x: here.x - before.x, y: here.y - before.y };
      zoom.change((look, mediaFrame) => moveBy(look, by, mediaFrame), { isLive: true });
    }
  };

  const onPointerEnd = (event: PointerEvent<HTMLElement>) => {
    if (!fingers.current.delete(event.pointerId)) return;
    if (fingers.current.size === 0) zoom.rest();
    const start = down.current;
    const here = { ...pointIn(event.currentTarget, event), at: event.timeStamp };
    down.current = undefined;
    if (event.type === 'pointerup' && start && apart(start, here) < tapTolerance) tap(here);
  };

  return { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd };
}
