'use client';

import type { MediaFocalPoints, MediaManager } from '@vitrine/atoms';
import { getAltText } from '@vitrine/atoms';
import type { MediaItem } from '@vitrine/client';
import type { Product } from '@vitrine/client/catalog';
import type { HeadingLevel } from '@vitrine/ui';
import { createContext, useContext } from 'react';
import type { MediaActions } from './use-media-actions.ts';

/** Marks the button of a tile; its value is the ID of the item. */
export const TILE = 'data-media-id';

/** Shared context of the components of one product's media. */
export interface MediaContextValue {
  manager: MediaManager;
  product: Product;
  items: readonly MediaItem[];
  focalPoints: MediaFocalPoints;
  /** Whether media can be uploaded, ordered and described. */
  hasPort: boolean;
  actions: MediaActions;
  /** IDs of the selected items. */
  selected: ReadonlySet<string>;
  select: (ids: ReadonlySet<string>) => void;
  /** ID of the item in the inspector. */
  inspected: string | undefined;
  /** Opens the inspector for an item, or closes it. */
  inspect: (id: string | undefined) => void;
  /** Heading level below the title. */
  level: HeadingLevel;
}

export const MediaContext = createContext<MediaContextValue | null>(null);

/** @throws {Error} outside a `MediaManager`. */
export function useMediaContext(): MediaContextValue {
  const value = useContext(MediaContext);
  if (!value) throw new Error('This component belongs in a <MediaManager>.');
  return value;
}

/** The name of an item in sentences: its alt text, its title or the name of its file. */
export const getMediaName = (item: MediaItem): string =>
  getAltText(item) ?? (item.title.trim() || item._id);

/** Returns the picture of an item; for a video its poster. */
export const getMediaImage = ({ image, thumbnail, video }: MediaItem) =>
  video ? thumbnail : (image ?? thumbnail);
