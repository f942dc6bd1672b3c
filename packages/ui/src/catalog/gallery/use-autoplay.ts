'use client';

import {
  type FocusEvent,
  type HTMLAttributes,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useMediaQuery } from '../../utils/hooks/use-media-query.ts';

/** Without a preference for reduced motion. */
const anyMotion = '(prefers-reduced-motion: no-preference)';

export interface AutoplayOptions {
  /** Milliseconds per image. Without it, autoplay is off. */
  every: number | undefined;
  /** Shows the next image. */
  onNext: () => void;
  /** Changes with each shown image, to restart the timer. */
  index: number;
}

export interface Autoplay {
  /** Whether it is available: enabled by the host, and without reduced motion. */
  isOffered: boolean;
  /** The user's choice, even while it is paused temporarily. */
  isOn: boolean;
  /** Whether it is currently running. */
  isRunning: boolean;
  toggle: () => void;
  /** For the element that rests while it is pointed at or has the focus inside. */
  restProps: Pick<
    HTMLAttributes<HTMLElement>,
    'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur' | 'onPlayCapture' | 'onPauseCapture'
  >;
}

const leaves = ({ currentTarget, relatedTarget }: FocusEvent) =>
  !currentTarget.contains(relatedTarget);

const watchPage = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/** Whether the page is visible. Always false on a server. */
const usePageInSight = () =>
  useSyncExternalStore(
    watchPage,
    () => document.visibilityState === 'visible',
    () => false,
  );

/**
 * Autoplay. It pauses while the pointer or the focus is inside, while a video plays and while the
 * page is hidden, and never starts with reduced motion or on a server.
 */
export function useAutoplay({ every, onNext, index }: AutoplayOptions): Autoplay {
  const [isOn, setOn] = useState(true);
  const [isPointed, setPointed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const isInSight = usePageInSight();
  const mayMove = useMediaQuery(anyMotion);
  const isOffered = every !== undefined && mayMove;
  const isRunning = isOffered && isOn && !isPointed && !hasFocus && !isPlaying && isInSight;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each picture has its whole time.
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(onNext, every);
    return () => clearTimeout(timer);
  }, [isRunning, every, onNext, index]);

  return {
    isOffered,
    isOn,
    isRunning,
    toggle: () => setOn((before) => !before),
    restProps: {
      // A finger is not over anything once it is lifted.
      onPointerEnter: ({ pointerType }) => setPointed(pointerType === 'mouse'),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocus(true),
      onBlur: (event) => leaves(event) && setFocus(false),
      onPlayCapture: () => setPlaying(true),
      onPauseCapture: () => setPlaying(false),
    },
  };
}
