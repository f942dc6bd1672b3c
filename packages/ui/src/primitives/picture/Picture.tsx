'use client';

import { type ComponentProps, useState } from 'react';
import { classes } from '../../utils/classes.ts';
import { setCssVariable } from '../../utils/styles/set-variable.ts';
import { type FocalPoint, getDensities, getSrcSet, useImageUrl } from './image-url.ts';
import * as css from './Picture.css.ts';

/** Properties of an image that prevent layout shifts while it loads. Sizes are in pixels. */
export interface PictureImage {
  /** URL of the file. */
  url: string;
  /** Width of the file, not of the frame. */
  width?: number;
  /** Height of the file, not of the frame. */
  height?: number;
  /** What the image shows; the name of the depicted item by default. */
  altText?: string;
  /** Point that stays visible if the image is cropped. Defaults to its center. */
  focus?: FocalPoint;
}

export interface PictureProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Without an image, or if it cannot be loaded, the name is shown in the frame. */
  image: PictureImage | undefined;
  /** Name of the depicted item: a fallback for the image, and for its alt text if it has none. */
  name: string;
  /** Whether the adjacent text contains the name, so that screen readers skip the image. */
  decorative?: boolean;
  /** Display width, as in the `sizes` attribute of an image. */
  sizes?: string;
  /** A fixed display width in px, instead of `sizes`. */
  width?: number;
  /** The frame's width to its height where it is always the same: the host may crop to it. */
  ratio?: number;
  /** `contain` shows all of it, with the stage around it. By default it fills the frame. */
  fit?: 'cover' | 'contain';
  /** The main image of a page: it is loaded immediately and before others. */
  priority?: boolean;
}

/**
 * An image in its frame, cropped to the ratio of the frame and as tall before it is loaded as
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
          // An image that failed before hydration fires no error event.
          ref={(node) => {
            if (node?.complete && node.naturalWidth === 0) fail();
          }}
          src={widest && imageUrl ? imageUrl(url, toSize(widest)) : url}
          srcSet={srcSet}
          sizes={srcSet && !shownWidth ? sizes : undefined}
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
