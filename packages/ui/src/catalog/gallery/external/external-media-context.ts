'use client';

import { createContext, type ReactNode } from 'react';
import type { ExternalMedia } from './external-media.ts';

/** What a gallery passes to the component of an external video or model. */
export interface ExternalMediaSlide {
  /** The video or the 3D model, with its host. */
  media: ExternalMedia;
  /** Whether another slide is shown: it stops then, and is no tab stop. */
  isHidden: boolean | undefined;
  /** Class of its frame. */
  className: string;
  /** The poster. */
  children: ReactNode;
}

/** Renders the external media of the surrounding gallery. */
export const ExternalMediaContext = createContext<
  ((slide: ExternalMediaSlide) => ReactNode) | undefined
>(undefined);
