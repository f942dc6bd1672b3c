import { createContainer, createVar, fallbackVar, style } from '@vanilla-extract/css';
import { inLayer } from '@vitrine/theme';

const gallery = createContainer();

/**
 * The container of a view that places a gallery above or beside its text. Inside of it the gallery
 * answers to the width of the view: beside the text it is narrower than above it on a phone.
 */
export const galleryView = createContainer();

/** Set to `normal` by such a view. */
export const galleryContainerType = createVar();

/** The smallest width of a view with two columns, in px: 300 for each, and the gap. */
const columnsFrom = 640;

/** The smallest width of a gallery with a mosaic outside of such a view, in px. */
const mosaicFrom = 480;

/** Condition for `@container` under which such a view has two columns, and one column. */
export const viewColumns = `${galleryView} (min-width: ${columnsFrom}px)`;
export const viewColumn = `${galleryView} not (min-width: ${columnsFrom}px)`;

/** Condition for `@container` under which a gallery without such a view has space for a mosaic. */
export const wideGallery = `${gallery} (min-width: ${mosaicFrom}px)`;

export const container = style(
  inLayer.domains({
    containerName: gallery,
    containerType: fallbackVar(galleryContainerType, 'inline-size'),
    minInlineSize: 0,
  }),
);
