'use client';

import { media } from '@vitrine/theme';
import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { getFollowedIndex } from './follow-media.ts';

export interface SwipeOptions {
  /** The slides, in their order. When they change, the shown one stays if possible. */
  ids: readonly string[];
  /** The slide to begin with. Default 0. */
  start?: number;
  /** Whether dragging is currently allowed. */
  mayDrag?: () => boolean;
  /** Called when the user has shown another slide. */
  onShow?: (index: number) => void;
}

export interface Swipe {
  /** For the clipping element; its single child contains the slides. */
  viewportRef: (node: HTMLElement | null) => void;
  /** Whether the styles make a strip of the slides at this width, and the carousel is loaded. */
  isActive: boolean;
  /** The slide on show, from 0. */
  index: number;
  /** Shows a slide; `silent` if the user did not request it. */
  show: (index: number, how?: { silent?: boolean; jump?: boolean }) => void;
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/** The slide that a strip is scrolled to, in either direction of reading. */
const scrolledTo = ({ scrollLeft, clientWidth }: HTMLElement) =>
  clientWidth > 0 ? Math.round(Math.abs(scrollLeft) / clientWidth) : 0;

/** Whether the styles clip the slides: the stylesheet determines at which width they are a strip. */
function useIsStrip(viewport: HTMLElement | null): boolean {
  const [isStrip, setStrip] = useState(false);
  useEffect(() => {
    if (!viewport) return;
    const observer = new ResizeObserver(() =>
      setStrip(getComputedStyle(viewport).overflowX !== 'visible'),
    );
    observer.observe(viewport);
    return () => observer.disconnect();
  }, [viewport]);
  return isStrip;
}

/**
 * A carousel, mirrored in right-to-left text, where the styles make a strip of its slides. Its code is
 * loaded on demand: until then, and after a failed load, the strip scrolls natively.
 */
export function useSwipe({ ids, start = 0, mayDrag, onShow }: SwipeOptions): Swipe {
  const { direction } = useUi();
  const [viewport, viewportRef] = useState<HTMLElement | null>(null);
  const isStrip = useIsStrip(viewport);
  const [api, setApi] = useState<EmblaCarouselType>();
  const [index, setIndex] = useState(start);
  const isSilent = useRef(false);
  const known = useRef(ids);
  const latest = useRef({ index, mayDrag, onShow });

  useLayoutEffect(() => {
    latest.current = { index, mayDrag, onShow };
  });

  useEffect(() => {
    if (!viewport || !isStrip) return;
    let made: EmblaCarouselType | undefined;
    let isLeft = false;
    const make = async () => {
      const { default: createCarousel } = await import('embla-carousel');
      if (isLeft) return;
      const startIndex = scrolledTo(viewport) || latest.current.index;
      viewport.scrollLeft = 0;
      made = createCarousel(viewport, {
        direction,
        startIndex,
        align: 'start',
        containScroll: false,
        duration: 20,
        watchDrag: () => latest.current.mayDrag?.() ?? true,
        breakpoints: { [media.reducedMotion]: { duration: 0 } },
      });
      const select = () => {
        const shown = made?.selectedScrollSnap() ?? 0;
        setIndex(shown);
        if (!isSilent.current) latest.current.onShow?.(shown);
      };
      made.on('select', select);
      setIndex(startIndex);
      setApi(made);
    };
    make().catch(() => {});
    return () => {
      isLeft = true;
      made?.destroy();
      setApi(undefined);
    };
  }, [viewport, isStrip, direction]);

  const show = useCallback<Swipe['show']>(
    (next, { silent = false, jump = false } = {}) => {
      isSilent.current = silent;
      if (api) api.scrollTo(next, jump);
      else setIndex(next);
      isSilent.current = false;
    },
    [api],
  );

  // Before the browser paints, and before the carousel detects its slides itself.
  useLayoutEffect(() => {
    if (isSame(known.current, ids)) return;
    const next = getFollowedIndex(known.current, index, ids);
    known.current = ids;
    api?.reInit();
    show(next, { silent: true, jump: true });
    setIndex(next);
  }, [api, ids, index, show]);

  return { viewportRef, isActive: api !== undefined, index, show };
}
