import { type RefObject, useEffect, useRef } from 'react';
import { historyPlace, type PlacePort } from './place.ts';

/** How long scrolling has to pause before a place is kept: browsers limit how often it may be. */
const PAUSE = 150;

/** The places of a list, of products or of events. */
const CELLS = '[data-product], [data-event]';

const idOf = ({ dataset }: HTMLElement) => dataset.product ?? dataset.event;

const cellsOf = (root: Element) => [...root.querySelectorAll<HTMLElement>(CELLS)];

const cellOf = (root: Element, id: string) => cellsOf(root).find((cell) => idOf(cell) === id);

/** The first card that is in sight, or reaches into it. */
function firstInSight(root: Element): { id: string; top: number } | undefined {
  for (const cell of cellsOf(root)) {
    const { top, bottom } = cell.getBoundingClientRect();
    if (bottom > 0) return { id: idOf(cell) ?? '', top };
  }
  return undefined;
}

/**
 * Brings somebody who comes back to a list to the card that was in sight, with the focus on the
 * link that was followed. It waits until the cards are there.
 *
 * @param port where places are kept; the browser's history by default, null for no keeping.
 */
export function usePlace(
  root: RefObject<HTMLElement | null>,
  isThere: boolean,
  port?: PlacePort | null,
): void {
  const isRestored = useRef(false);

  useEffect(() => {
    if (port === null || !isThere || isRestored.current || !root.current) return;
    isRestored.current = true;
    const place = (port ?? historyPlace()).read();
    if (!place) return;
    const list = root.current;
    const restore = () => {
      const cell = cellOf(list, place.id);
      if (cell) window.scrollBy(0, cell.getBoundingClientRect().top - place.top);
      const link = place.followed && cellOf(list, place.followed)?.querySelector('a');
      if (link && document.activeElement === document.body) link.focus({ preventScroll: true });
      return cell !== undefined;
    };
    if (restore()) return;
    // A long list has the card on the page only when the window is near it.
    window.scrollTo(0, place.scroll);
    const frame = requestAnimationFrame(() => requestAnimationFrame(restore));
    return () => cancelAnimationFrame(frame);
  }, [root, isThere, port]);

  useEffect(() => {
    if (port === null) return;
    const places = port ?? historyPlace();
    let timer: ReturnType<typeof setTimeout>;
    const keep = (followed?: string) => {
      clearTimeout(timer);
      const first = root.current && firstInSight(root.current);
      if (!first || !isRestored.current) return;
      places.keep({ ...first, scroll: window.scrollY, ...(followed && { followed }) });
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, PAUSE);
    };
    // Before any router hears of it.
    const follow = ({ target }: MouseEvent) => {
      const link = (target as Element | null)?.closest?.('a[href]');
      const cell = link?.closest<HTMLElement>(CELLS);
      if (link && root.current?.contains(link)) keep(cell ? idOf(cell) : undefined);
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
