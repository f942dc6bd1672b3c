import { type RefObject, useEffect, useRef } from 'react';
import { historyPlace, type PlacePort } from './place.ts';

/** How long scrolling has to pause before a place is kept: browsers limit how often it may be. */
const PAUSE = 150;

const cellOf = (root: Element, id: string) =>
  root.querySelector<HTMLElement>(`[data-product="${CSS.escape(id)}"]`);

/** The first card that is in sight, or reaches into it. */
function firstInSight(root: Element): { id: string; top: number } | undefined {
  for (const cell of root.querySelectorAll<HTMLElement>('[data-product]')) {
    const { top, bottom } = cell.getBoundingClientRect();
    if (bottom > 0) return { id: cell.dataset.product ?? '', top };
  }
  return undefined;
}

/**
 * Brings a shopper who comes back to a list to the card that was in sight, with the focus on the
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
      return cell !== null;
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
      const cell = link?.closest<HTMLElement>('[data-product]');
      if (link && root.current?.contains(link)) keep(cell?.dataset.product);
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
