import {
  type FocusEvent,
  type HTMLAttributes,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useMediaQuery } from '../../utils/hooks/use-media-query.ts';

/** Where no one has asked for less. */
const anyMotion = '(prefers-reduced-motion: no-preference)';

export interface AutoplayOptions {
  /** Milliseconds that a picture stays. Without them nothing goes on by itself. */
  every: number | undefined;
  /** Goes one on. */
  onNext: () => void;
  /** Changes with each picture on show: its time begins again. */
  index: number;
}

export interface Autoplay {
  /** Whether it can be had at all: it was asked for, and the visitor has not asked for less motion. */
  isOffered: boolean;
  /** What the person has chosen, whether or not it rests for a moment. */
  isOn: boolean;
  /** Whether it goes on at this moment. */
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

/** Whether the page is in sight. On a server nothing is. */
const usePageInSight = () =>
  useSyncExternalStore(
    watchPage,
    () => document.visibilityState === 'visible',
    () => false,
  );

/**
 * Going on by itself. It rests while the pointer or the focus is inside, while a film plays and
 * while the page is out of sight, and never begins where less motion is asked for or on a server.
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
