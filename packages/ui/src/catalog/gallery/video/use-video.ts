'use client';

import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import { observeIntersection } from '../../../utils/observe-intersection.ts';

/** Visible fraction of a video below which it pauses. */
const minVisibleFraction = 0.25;

/** Position of a video, and whether the user wants it to play. */
interface PlaybackState {
  time: number;
  isWanted: boolean;
}

export interface VideoState {
  /**
   * Before the first playback, other files use a new element: `load` would fetch them immediately.
   */
  key: string;
  ref: RefObject<HTMLVideoElement | null>;
  /** Event handlers for the video that record its position. */
  positionProps: Pick<ComponentProps<'video'>, 'onTimeUpdate' | 'onPlay' | 'onPause'>;
  /** Loads it again on the user's request. */
  retry: () => void;
}

/**
 * Continues from the position as soon as the new file's metadata is loaded, and then calls back.
 */
function resume(
  video: HTMLVideoElement,
  { time, isWanted }: PlaybackState,
  onResumed: () => void,
): void {
  const onReady = () => {
    video.addEventListener('seeked', onResumed, { once: true });
    video.currentTime = time;
    // A browser may reject playback without a user gesture: then its own button starts it.
    if (isWanted) void video.play().catch(() => {});
  };
  video.addEventListener('loadedmetadata', onReady, { once: true });
  video.preload = 'auto';
  video.load();
}

/**
 * A video that pauses when it is scrolled or swiped away, and continues from its position when its
 * files change: to another resolution, or to new URLs instead of expired ones.
 *
 * @param files identifies the available files; another value is another set.
 */
export function useVideo(files: string): VideoState {
  const ref = useRef<HTMLVideoElement>(null);
  const playback = useRef<PlaybackState>({ time: 0, isWanted: false });
  const shown = useRef(files);
  const isChanging = useRef(false);
  const [watched, setWatched] = useState<string>();
  const key = watched ?? files;

  const goOn = (changed: Partial<PlaybackState> = {}) => {
    const video = ref.current;
    if (!video) return;
    // The video's own position is the latest, as long as it has data.
    const isLoaded = !isChanging.current && video.readyState > 0;
    const now = isLoaded ? { time: video.currentTime, isWanted: !video.paused } : playback.current;
    playback.current = { ...now, ...changed };
    // Until the position is restored, the video reports the start and a paused state.
    isChanging.current = true;
    resume(video, playback.current, () => {
      isChanging.current = false;
    });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another element.
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    return observeIntersection(
      video,
      ({ intersectionRatio }) => {
        if (intersectionRatio < minVisibleFraction) video.pause();
      },
      { threshold: minVisibleFraction },
    );
  }, [key]);

  useEffect(() => {
    if (shown.current === files) return;
    shown.current = files;
    if (watched !== undefined) goOn();
  });

  const note = (change: Partial<PlaybackState>) => {
    if (!isChanging.current) playback.current = { ...playback.current, ...change };
  };
  return {
    key,
    ref,
    retry: () => goOn({ isWanted: true }),
    positionProps: {
      onTimeUpdate: ({ currentTarget }) => note({ time: currentTarget.currentTime }),
      onPlay: () => {
        setWatched(key);
        note({ isWanted: true });
      },
      onPause: () => note({ isWanted: false }),
    },
  };
}
