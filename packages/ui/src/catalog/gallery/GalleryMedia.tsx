'use client';

import { type ComponentType, lazy, Suspense } from 'react';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import type { ExternalMediaFrameProps } from './external/ExternalMediaFrame.tsx';
import { getFileKind } from './file-kinds.ts';
import * as css from './Gallery.css.ts';
import type { GalleryItem } from './gallery-items.ts';
import { GalleryVideo, type VideoTrack } from './video/GalleryVideo.tsx';
import '../../messages/en/catalog.ts';

/** Few galleries have other media than the catalog: they are loaded where there are some. */
const ExternalMediaFrame = lazy<ComponentType<ExternalMediaFrameProps>>(() =>
  import('./external/ExternalMediaFrame.tsx').then(
    ({ ExternalMediaFrame }) => ({ default: ExternalMediaFrame }),
    () => ({ default: ({ children }) => children }),
  ),
);

export interface GalleryMediaProps {
  item: GalleryItem;
  /** Name of the product; shown for a missing image. */
  name: string;
  sizes: string;
  priority?: boolean;
  /** `contain` shows all of it. By default it fills its frame. */
  fit?: 'cover' | 'contain';
  tracks?: readonly VideoTrack[];
  onExpired?: () => void;
  /** Whether another slide is shown. */
  isHidden?: boolean;
  /** Replaces the class of a gallery frame. */
  className?: string;
}

/** One item of a gallery in its frame: an image, a video, or a file by its title. */
export function GalleryMedia({
  item,
  name,
  sizes,
  priority,
  fit,
  tracks,
  onExpired,
  isHidden,
  className = css.frame,
}: GalleryMediaProps) {
  const { t } = useUi();
  const { media, image, kind, external } = item;
  const picture = (
    <Picture
      image={image}
      name={item.title || name}
      sizes={sizes}
      priority={priority}
      fit={fit}
      className={className}
    />
  );
  if (external) {
    return (
      <Suspense fallback={picture}>
        <ExternalMediaFrame media={external} isHidden={isHidden} className={className}>
          {picture}
        </ExternalMediaFrame>
      </Suspense>
    );
  }
  if (kind === 'video') {
    return (
      <GalleryVideo
        files={media.video?.files ?? []}
        poster={image}
        label={media.title || t('gallery.video', { name })}
        tracks={tracks}
        fit={fit}
        onExpired={onExpired}
        className={className}
      />
    );
  }
  if (kind === 'file') {
    const { icon, word } = getFileKind(media.mediaType);
    return (
      <span className={className}>
        <span className={css.file}>
          <Icon as={icon} />
          <span className={css.fileTitle}>{media.title || name}</span>
          <span className={css.fileKind}>{t(word)}</span>
        </span>
      </span>
    );
  }
  return picture;
}
