import type { StyleRule } from '@vanilla-extract/css';
import { viewColumns, wideGallery } from './gallery-container.css.ts';

type ContainerRules = NonNullable<StyleRule['@container']>;

/** The `@container` rules of a gallery that has space for a mosaic, thumbnails and buttons. */
export const whereWide = (rule: ContainerRules[string]): ContainerRules => ({
  [wideGallery]: rule,
  [viewColumns]: rule,
});
