import { Icon } from '../../primitives/icon/Icon.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { fileKind } from './file-kinds.ts';
import * as css from './Gallery.css.ts';
import { GalleryVideo } from './GalleryVideo.tsx';
import type { GalleryItem } from './gallery-items.ts';

export interface GalleryMediaProps {
  item: GalleryItem;
  /** Whose pictures these are; it stands in for a picture that is missing. */
  name: string;
  sizes: string;
  priority?: boolean;
}

/** One item of a gallery in its frame: a picture, a film, or a file by its title. */
export function GalleryMedia({ item, name, sizes, priority }: GalleryMediaProps) {
  const { t } = useUi();
  const { media, image, kind } = item;
  if (kind === 'video') {
    const label = media.title || t('catalog.video', { name });
    return (
      <GalleryVideo
        files={media.video?.files ?? []}
        poster={image}
        label={label}
        className={css.frame}
      />
    );
  }
  if (kind === 'file') {
    const { icon, word } = fileKind(media.mediaType);
    return (
      <span className={css.frame}>
        <span className={css.file}>
          <Icon as={icon} />
          <span className={css.fileTitle}>{media.title || name}</span>
          <span className={css.fileKind}>{t(word)}</span>
        </span>
      </span>
    );
  }
  return (
    <Picture
      image={image}
      name={item.title || name}
      sizes={sizes}
      priority={priority}
      className={css.frame}
    />
  );
}
