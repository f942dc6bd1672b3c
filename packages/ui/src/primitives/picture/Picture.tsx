import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ComponentProps, useState } from 'react';
import { classes } from '../../lib/classes.ts';
import { srcSetOf, useImageUrl } from './image-url.ts';
import * as css from './Picture.css.ts';

/** What a picture needs to stand still while it loads. Sizes are in pixels. */
export interface PictureImage {
  url: string;
  width?: number;
  height?: number;
  altText?: string;
}

export interface PictureProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Without one, or when it cannot be loaded, the name stands on the stage. */
  image: PictureImage | undefined;
  /** What is on the picture: it stands in for it, and for its own text when it has none. */
  name: string;
  /** The name is in the words beside it, so the picture is not read out. */
  decorative?: boolean;
  /** How wide it is shown, as in the `sizes` of an image. */
  sizes?: string;
  /** The picture that a page opens with: it is loaded at once and before the others. */
  priority?: boolean;
}

/**
 * A photograph on its stage, cropped to the ratio of the frame and as tall before it is loaded as
 * after. Shared by cards, galleries and lines.
 */
export function Picture({
  image,
  name,
  decorative,
  sizes = '100vw',
  priority,
  className,
  style,
  ...rest
}: PictureProps) {
  const imageUrl = useImageUrl();
  const [failedUrl, setFailedUrl] = useState<string>();
  const fail = () => setFailedUrl(image?.url);
  const { url, width, height, altText } = image ?? {};
  const ratio = width && height ? `${width} / ${height}` : 'auto';
  return (
    <span
      {...rest}
      data-state={url && url !== failedUrl ? 'shown' : 'missing'}
      className={classes(css.root, className)}
      style={{ ...assignInlineVars({ [css.ownRatio]: ratio }), ...style }}
    >
      {url && url !== failedUrl ? (
        <img
          // A picture that failed before the page came to life has no event to tell of it.
          ref={(node) => {
            if (node?.complete && node.naturalWidth === 0) fail();
          }}
          src={width && imageUrl ? imageUrl(url, { width }) : url}
          srcSet={srcSetOf(url, width, imageUrl)}
          sizes={imageUrl ? sizes : undefined}
          width={width}
          height={height}
          alt={decorative ? '' : altText || name}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          onError={fail}
          className={css.image}
        />
      ) : (
        <span className={css.placeholder} aria-hidden={decorative || undefined}>
          {name}
        </span>
      )}
    </span>
  );
}
