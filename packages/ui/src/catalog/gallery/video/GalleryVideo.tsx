'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { MediaFile } from '@vitrine/client';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { useImageUrl } from '../../../primitives/picture/image-url.ts';
import { fit as pictureFit } from '../../../primitives/picture/Picture.css.ts';
import { Picture, type PictureImage } from '../../../primitives/picture/Picture.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { classes } from '../../../utils/classes.ts';
import * as css from './GalleryVideo.css.ts';
import { getRenditions, pickRendition, type Rendition } from './renditions.ts';
import { useVideo } from './use-video.ts';
import '../../../messages/en/catalog.ts';
import '../../../messages/en/common.ts';

interface ResolutionSelectProps {
  renditions: readonly Rendition[];
  /** Lines of the shown rendition. */
  value: number;
  onChange: (lines: number) => void;
}

/** Select of a video's resolution. It is native, so that it works in full screen. */
function ResolutionSelect({ renditions, value, onChange }: ResolutionSelectProps) {
  const { t } = useUi();
  return (
    <span className={css.resolution}>
      <select
        aria-label={t('gallery.resolution')}
        value={value}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        className={css.select}
      >
        {renditions.map(({ lines }) => (
          <option key={lines} value={lines}>
            {/* The number is a name without thousands separators. */}
            {t('gallery.lines', { lines: String(lines) })}
          </option>
        ))}
      </select>
      <Icon as={ChevronDown} size="small" className={css.chevron} />
    </span>
  );
}

/** Text track of a video, in one language: the URL of a WebVTT file. */
export interface VideoTrack {
  /** URL of the WebVTT file. */
  src: string;
  /** Their language, as a BCP 47 tag. */
  srcLang: string;
  /** Label in the video's own menu. */
  label: string;
  /** Default `captions`. */
  kind?: 'captions' | 'subtitles' | 'descriptions' | 'chapters';
  /** Whether the track is on before the visitor chooses one. */
  isDefault?: boolean;
}

export interface GalleryVideoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The same video in one or more resolutions and formats. */
  files: readonly MediaFile[];
  /** The image before the video plays. */
  poster: PictureImage | undefined;
  /** Accessible name of the video. */
  label: string;
  /** Subtitles and captions. */
  tracks?: readonly VideoTrack[];
  /** `contain` shows all of it. By default it fills the frame. */
  fit?: 'cover' | 'contain';
  /**
   * Called when a URL no longer works. The host refetches the video's entity, and the video
   * continues from its position as soon as other `files` arrive.
   */
  onExpired?: () => void;
}

/** A video with its own controls. It never starts automatically, and only loads the poster. */
export function GalleryVideo({
  files,
  poster,
  label,
  tracks = [],
  fit,
  onExpired,
  className,
  style,
  ...rest
}: GalleryVideoProps) {
  const { t } = useUi();
  const imageUrl = useImageUrl();
  const renditions = getRenditions(files);
  const [chosen, choose] = useState<number>();
  const [frameWidth, setFrameWidth] = useState(0);
  const rendition =
    renditions.find(({ lines }) => lines === chosen) ?? pickRendition(renditions, frameWidth);
  const sources = rendition?.files ?? [];
  const names = sources.map(({ url }) => url).join(' ');
  const { key, ref, positionProps, retry } = useVideo(names);
  const [failed, setFailed] = useState<string>();
  const isFailed = failed === names;
  const reported = useRef<string>(undefined);

  useEffect(() => {
    setFrameWidth((ref.current?.clientWidth ?? 0) * devicePixelRatio);
  }, [ref]);

  const fail = () => {
    setFailed(names);
    if (reported.current === names) return;
    reported.current = names;
    onExpired?.();
  };
  const again = () => {
    setFailed(undefined);
    onExpired?.();
    retry();
  };
  const still =
    poster?.width && imageUrl ? imageUrl(poster.url, { width: poster.width }) : poster?.url;

  return (
    <span
      {...rest}
      className={classes(css.root, className)}
      style={{ ...(fit && assignInlineVars({ [pictureFit]: fit })), ...style }}
    >
      <video
        {...positionProps}
        key={key}
        ref={ref}
        controls
        playsInline
        preload="none"
        poster={still}
        width={rendition?.files[0]?.width || undefined}
        height={rendition?.files[0]?.height || undefined}
        aria-label={label}
        inert={isFailed}
        onError={({ currentTarget }) => currentTarget.error && fail()}
        className={css.video}
      >
        {sources.map(({ url, format }, index) => (
          <source
            key={url}
            src={url}
            type={format && `video/${format}`}
            onError={index === sources.length - 1 ? fail : undefined}
          />
        ))}
        {tracks.map(({ isDefault, kind = 'captions', ...track }) => (
          <track key={track.src} {...track} kind={kind} default={isDefault} />
        ))}
      </video>
      {renditions.length > 1 && !isFailed && (
        <ResolutionSelect renditions={renditions} value={rendition?.lines ?? 0} onChange={choose} />
      )}
      {isFailed && (
        <span data-state="error" className={css.failure}>
          <Picture image={poster} name={label} decorative className={css.still} />
          <span className={css.message}>
            {t('gallery.videoFailed')}
            <button type="button" onClick={again} className={css.again}>
              {t('common.retry')}
            </button>
          </span>
        </span>
      )}
    </span>
  );
}
