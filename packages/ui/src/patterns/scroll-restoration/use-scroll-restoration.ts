'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from '../../utils/is-focus-lost.ts';
import { historyScrollPositions, type ScrollPositionStore } from './scroll-position.ts';

/** Pause in scrolling before a position is saved: browsers limit the rate of history updates. */
const SAVE_DELAY_MS = 150;

/**
 * Frames within which a list is restored, and frames in which the card stays in its place then: a
 * long list reaches its full height some frames after its first cards, and measures its rows later.
 */
const RESTORE_FRAMES = 30;
const STEADY_FRAMES = 3;

/** The items of a list of products or events. */
const CELLS = '[data-product-id], [data-event-id]';

const getId = ({ dataset }: HTMLElement) => dataset.productId ?? dataset.eventId;

const findCells = (root: Element) => [...root.querySelectorAll<HTMLElement>(CELLS)];

const findCell = (root: Element, id: string) => findCells(root).find((cell) => getId(cell) === id);

/** The first card that is in sight, or reaches into it. */
function firstInSight(root: Element): { id: string; top: number } | undefined {
  for (const cell of findCells(root)) {
    const { top, bottom } = cell.getBoundingClientRect();
    if (bottom > 0) return { id: getId(cell) ?? '', top };
  }
  return undefined;
}

/**
 * On back navigation to a list, scrolls to the card that was visible and focuses the followed link.
 * The list of `Listing` and the list of events do it themselves; a page with a `ProductGrid` of its
 * own calls it. Cards have the attribute `data-product-id` or `data-event-id`.
 *
 * @example
 * const root = useRef<HTMLElement>(null);
 * useScrollRestoration(root, products.length > 0);
 *
 * @param root the element around the cards.
 * @param isReady whether the cards are loaded. The position is restored once, when they are.
 * @param port stores the positions; the browser's history by default, null for none.
 */
export function useScrollRestoration(
  root: RefObject<HTMLElement | null>,
  isReady: boolean,
  port?: ScrollPositionStore | null,
): void {
  const isRestored = useRef(false);

  useEffect(() => {
    if (port === null || !isReady || isRestored.current || !root.current) return;
    isRestored.current = true;
    const position = (port ?? historyScrollPositions()).read();
    if (!position) return;
    const list = root.current;
    /** Returns how far the card was from its place, in px; undefined if it is not on the page. */
    const restore = () => {
      const cell = findCell(list, position.id);
      const distance = cell && cell.getBoundingClientRect().top - position.top;
      if (distance !== undefined) window.scrollBy(0, distance);
      const link = position.followed && findCell(list, position.followed)?.querySelector('a');
      if (link && isFocusLost()) link.focus({ preventScroll: true });
      return distance;
    };
    if (restore() !== undefined) return;
    const ending = new AbortController();
    let frame = 0;
    let steadyFrames = 0;
    let framesLeft = RESTORE_FRAMES;
    const approach = () => {
      const distance = restore();
      // A long list has the card on the page only when the window is near it.
      if (distance === undefined) window.scrollTo(0, position.scroll);
      steadyFrames = Math.abs(distance ?? 1) < 1 ? steadyFrames + 1 : 0;
      framesLeft -= 1;
      if (steadyFrames < STEADY_FRAMES && framesLeft > 0) frame = requestAnimationFrame(approach);
      else ending.abort();
    };
    ending.signal.addEventListener('abort', () => cancelAnimationFrame(frame));
    for (const input of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
      const stop = () => ending.abort();
      window.addEventListener(input, stop, { passive: true, signal: ending.signal });
    }
    approach();
    return () => ending.abort();
  }, [root, isReady, port]);

  useEffect(() => {
    if (port === null) return;
    const store = port ?? historyScrollPositions();
    let timer: ReturnType<typeof setTimeout>;
    const keep = (followed?: string) => {
      clearTimeout(timer);
      const first = root.current && firstInSight(root.current);
      if (!first || !isRestored.current) return;
      store.keep({ ...first, scroll: window.scrollY, ...(followed && { followed }) });
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, SAVE_DELAY_MS);
    };
    // Before any router hears of it.
    const follow = ({ target }: MouseEvent) => {
      const link = (target as Element | null)?.closest?.('a[href]');
      const cell = link?.closest<HTMLElement>(CELLS);
      if (link && root.current?.contains(link)) keep(cell ? getId(cell) : undefined);
    };
    const leave = () => keep();
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('click', follow, { capture: true });
    window.addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', later);
      window.removeEventListener('click', follow, { capture: true });
      window.removeEventListener('pagehide', leave);
    };
  }, [root, port]);
}
