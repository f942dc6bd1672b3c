'use client';

import { createContext, type ReactNode } from 'react';
import type { ExternalModel } from './external-media.ts';

/** Renders the models of the surrounding gallery; undefined if the host renders none. */
export const RenderModelContext = createContext<((model: ExternalModel) => ReactNode) | undefined>(
  undefined,
);
