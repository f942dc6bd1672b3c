'use client';

import { useContext } from 'react';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { ExternalMediaContext } from './external/external-media-context.ts';
import { getFileKind } from './file-kinds.ts';
import * as css from './Gallery.css.ts';
import type { GalleryItem } from './gallery-items.ts';
import { GalleryVideo, type VideoTrack } from './video/GalleryVideo.tsx';
import '../../messages/en/catalog.ts';

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
  const renderExternal = useContext(ExternalMediaContext);
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
    return renderExternal?.({ media: external, isHidden, className, children: picture });
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
