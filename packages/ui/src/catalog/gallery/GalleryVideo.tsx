import type { MediaFile } from '@vitrine/client';
import { useEffect, useRef, useState } from 'react';
import { Picture, type PictureImage } from '../../primitives/picture/Picture.tsx';
import * as css from './Gallery.css.ts';

/** How much of a film must stay in sight for it to play on. */
const leastInSight = 0.25;

/** Pauses a film that is scrolled or swiped away. */
function usePauseOnLeave() {
  const ref = useRef<HTMLVideoElement>(null);
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
  }, []);
  return ref;
}

export interface GalleryVideoProps {
  files: readonly MediaFile[];
  poster: PictureImage | undefined;
  label: string;
  className?: string;
}

/** A film with its own controls. It never starts by itself, and nothing but the still is loaded. */
export function GalleryVideo({ files, poster, label, className }: GalleryVideoProps) {
  const ref = usePauseOnLeave();
  const [failed, setFailed] = useState(false);
  const [{ width, height } = { width: undefined, height: undefined }] = files;
  if (failed) return <Picture image={poster} name={label} className={className} />;
  return (
    <span className={className}>
      {/* biome-ignore lint/a11y/useMediaCaption: the platform has no captions to give. */}
      <video
        ref={ref}
        controls
        playsInline
        preload="none"
        poster={poster?.url}
        width={width}
        height={height}
        aria-label={label}
        className={css.video}
      >
        {files.map(({ url, format }, index) => (
          <source
            key={url}
            src={url}
            type={format && `video/${format}`}
            onError={index === files.length - 1 ? () => setFailed(true) : undefined}
          />
        ))}
      </video>
    </span>
  );
}
