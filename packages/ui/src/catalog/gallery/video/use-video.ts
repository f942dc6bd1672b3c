import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';

/** How much of a film must stay in sight for it to play on. */
const leastInSight = 0.25;

/** Where a film is, and whether a person wants it to go on. */
interface Place {
  time: number;
  isWanted: boolean;
}

export interface VideoState {
  /** Until someone watches it, other files are another element: `load` would fetch them at once. */
  key: string;
  ref: RefObject<HTMLVideoElement | null>;
  /** For the film: they note where it is. */
  positionProps: Pick<ComponentProps<'video'>, 'onTimeUpdate' | 'onPlay' | 'onPause'>;
  /** Loads it once more, because a person wants to see it. */
  retry: () => void;
}

/** Goes on where it was, as soon as the new file knows how long it is, and calls back there. */
function resume(video: HTMLVideoElement, { time, isWanted }: Place, onResumed: () => void): void {
  const onReady = () => {
    video.addEventListener('seeked', onResumed, { once: true });
    video.currentTime = time;
    // A browser may reject what no press asked for: then its own button does it.
    if (isWanted) void video.play().catch(() => {});
  };
  video.addEventListener('loadedmetadata', onReady, { once: true });
  video.preload = 'auto';
  video.load();
}

/**
 * A film that pauses when it is scrolled or swiped away, and goes on at the same place when its
 * files change: to another resolution, or to addresses in place of those that have ended.
 *
 * @param files names the files on offer; another name is another set.
 */
export function useVideo(files: string): VideoState {
  const ref = useRef<HTMLVideoElement>(null);
  const place = useRef<Place>({ time: 0, isWanted: false });
  const shown = useRef(files);
  const isChanging = useRef(false);
  const [watched, setWatched] = useState<string>();
  const key = watched ?? files;

  const goOn = (changed: Partial<Place> = {}) => {
    const video = ref.current;
    if (!video) return;
    // Its own word is the newest, as long as it has anything to show.
    const isShown = !isChanging.current && video.readyState > 0;
    const now = isShown ? { time: video.currentTime, isWanted: !video.paused } : place.current;
    place.current = { ...now, ...changed };
    // Until it is at its place again, the film says that it is at its beginning and stands still.
    isChanging.current = true;
    resume(video, place.current, () => {
      isChanging.current = false;
    });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another element.
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry && entry.intersectionRatio < leastInSight) video.pause();
      },
      { threshold: leastInSight },
    );
    observer.observe(video);
    return () => observer.disconnect();
  }, [key]);

  useEffect(() => {
    if (shown.current === files) return;
    shown.current = files;
    if (watched !== undefined) goOn();
  });

  const note = (change: Partial<Place>) => {
    if (!isChanging.current) place.current = { ...place.current, ...change };
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
