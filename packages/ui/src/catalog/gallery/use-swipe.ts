import { media } from '@vitrine/theme';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { followPlace } from './follow-place.ts';

export interface SwipeOptions {
  /** `small`: swiped up to 760 px and laid out by CSS from there; `always`: swiped everywhere. */
  width: 'small' | 'always';
  /** The slides, in their order. When others come, the one on show stays where it can. */
  ids: readonly string[];
  /** The slide to begin with. Default 0. */
  start?: number;
  /** Whether a finger or a pointer may swipe now. */
  mayDrag?: () => boolean;
  /** Another slide is on show, and a person did it. */
  onShow?: (index: number) => void;
}

export interface Swipe {
  /** For the element that clips; its one child holds the slides. */
  viewportRef: (node: HTMLElement | null) => void;
  /** Whether slides are swiped at this width. */
  isActive: boolean;
  /** The slide on show, from 0. */
  index: number;
  /** Goes to a slide; `silent` where no person asked for it. */
  show: (index: number, how?: { silent?: boolean; jump?: boolean }) => void;
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/** Swiping through slides, mirrored where text runs from right to left. */
export function useSwipe({ width, ids, start = 0, mayDrag, onShow }: SwipeOptions): Swipe {
  const { direction } = useUi();
  const [begin] = useState(start);
  const isSilent = useRef(false);
  const known = useRef(ids);
  const told = useRef(onShow);
  const drag = useRef(mayDrag);
  const [viewportRef, api] = useEmblaCarousel({
    direction,
    startIndex: begin,
    active: width === 'always',
    align: 'start',
    containScroll: false,
    duration: 20,
    watchDrag: useCallback(() => drag.current?.() ?? true, []),
    breakpoints: {
      [media.small]: { active: true },
      [media.reducedMotion]: { duration: 0 },
    },
  });
  const [isActive, setActive] = useState(false);
  const [index, setIndex] = useState(begin);

  useLayoutEffect(() => {
    told.current = onShow;
    drag.current = mayDrag;
  });

  useEffect(() => {
    if (!api) return;
    const follow = () => {
      setActive(api.internalEngine().options.active);
      setIndex(api.selectedScrollSnap());
    };
    const select = () => {
      setIndex(api.selectedScrollSnap());
      if (!isSilent.current) told.current?.(api.selectedScrollSnap());
    };
    follow();
    api.on('reInit', follow).on('select', select);
    return () => void api.off('reInit', follow).off('select', select);
  }, [api]);

  const show = useCallback<Swipe['show']>(
    (next, { silent = false, jump = false } = {}) => {
      isSilent.current = silent;
      api?.scrollTo(next, jump);
      isSilent.current = false;
    },
    [api],
  );

  // Before the browser paints, and before the carousel looks at its slides by itself.
  useLayoutEffect(() => {
    if (isSame(known.current, ids)) return;
    const next = followPlace(known.current, index, ids);
    known.current = ids;
    api?.reInit();
    show(next, { silent: true, jump: true });
    setIndex(next);
  }, [api, ids, index, show]);

  return { viewportRef, isActive, index, show };
}
