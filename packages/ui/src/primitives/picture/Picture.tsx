import { type ComponentProps, useState } from 'react';
import { classes } from '../../utils/classes.ts';
import { setCssVariable } from '../../utils/styles/set-variable.ts';
import { type FocalPoint, getDensities, getSrcSet, useImageUrl } from './image-url.ts';
import * as css from './Picture.css.ts';

/** What a picture needs to stand still while it loads. Sizes are in pixels. */
export interface PictureImage {
  url: string;
  width?: number;
  height?: number;
  altText?: string;
  /** What stays in sight where the picture is cropped. By default its middle. */
  focus?: FocalPoint;
}

export interface PictureProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Without one, or when it cannot be loaded, the name stands on the stage. */
  image: PictureImage | undefined;
  /** What is on the picture: it is in for it, and for its own text when it has none. */
  name: string;
  /** The name is in the words beside it, so the picture is not read out. */
  decorative?: boolean;
  /** How wide it is shown, as in the `sizes` of an image. */
  sizes?: string;
  /** In place of `sizes`, the one width in px at which it is shown everywhere. */
  width?: number;
  /** The frame's width to its height where it is always the same: the host may crop to it. */
  ratio?: number;
  /** `contain` shows all of it, with the stage around it. By default it fills the frame. */
  fit?: 'cover' | 'contain';
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
  width: shownWidth,
  ratio: frameRatio,
  fit,
  priority,
  className,
  style,
  ...rest
}: PictureProps) {
  const imageUrl = useImageUrl();
  const [failedUrl, setFailedUrl] = useState<string>();
  const fail = () => setFailedUrl(image?.url);
  const { url, width, height, altText, focus } = image ?? {};
  const toSize = (one: number) => ({
    width: one,
    ...(frameRatio && { height: Math.round(one / frameRatio) }),
    ...(focus && { focus }),
  });
  const srcSet = shownWidth
    ? getDensities(url ?? '', shownWidth, width, imageUrl, toSize)
    : getSrcSet(url ?? '', width, imageUrl, toSize);
  const widest = shownWidth ?? width;
  const ratio = width && height ? `${width} / ${height}` : 'auto';
  return (
    <span
      {...rest}
      data-state={url && url !== failedUrl ? 'loaded' : 'missing'}
      className={classes(css.root, className)}
      style={{
        ...setCssVariable(css.ownRatio, ratio),
        ...(fit && setCssVariable(css.fit, fit)),
        ...style,
      }}
    >
      {url && url !== failedUrl ? (
        <img
          // A picture that failed before the page came to life has no event to tell of it.
          ref={(node) => {
            if (node?.complete && node.naturalWidth === 0) fail();
          }}
          src={widest && imageUrl ? imageUrl(url, toSize(widest)) : url}
          srcSet={srcSet}
          sizes={imageUrl && !shownWidth ? sizes : undefined}
          width={width || undefined}
          height={height || undefined}
          style={focus && { objectPosition: `${focus.x * 100}% ${focus.y * 100}%` }}
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
