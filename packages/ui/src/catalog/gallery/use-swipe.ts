import { media } from '@vitrine/theme';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useState } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';

/** `small`: swiped up to 760 px and laid out by CSS from there; `always`: swiped everywhere. */
export type SwipeWidth = 'small' | 'always';

export interface Swipe {
  /** For the element that clips; its one child holds the slides. */
  viewportRef: (node: HTMLElement | null) => void;
  /** Whether slides are swiped at this width. */
  isActive: boolean;
  /** The slide on show, from 0. */
  index: number;
  show: (index: number) => void;
}

/** Swiping through slides, mirrored where text runs from right to left. */
export function useSwipe(width: SwipeWidth, onShow?: (index: number) => void): Swipe {
  const { direction } = useUi();
  const [viewportRef, api] = useEmblaCarousel({
    direction,
    active: width === 'always',
    align: 'start',
    containScroll: false,
    duration: 20,
    breakpoints: {
      [media.small]: { active: true },
      [media.reducedMotion]: { duration: 0 },
    },
  });
  const [isActive, setActive] = useState(false);
  const [index, setIndex] = useState(0);

  useEffect(() => {
    if (!api) return;
    const follow = () => {
      setActive(api.internalEngine().options.active);
      setIndex(api.selectedScrollSnap());
    };
    const select = () => {
      setIndex(api.selectedScrollSnap());
      onShow?.(api.selectedScrollSnap());
    };
    follow();
    api.on('reInit', follow).on('select', select);
    return () => void api.off('reInit', follow).off('select', select);
  }, [api, onShow]);

  const show = useCallback((next: number) => api?.scrollTo(next), [api]);
  return { viewportRef, isActive, index, show };
}
