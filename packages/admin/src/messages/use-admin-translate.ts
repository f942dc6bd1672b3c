'use client';

import { type Translate, useTranslate } from '@vitrine/ui';
import type { AdminMessages } from './english.ts';

/** The message function for the messages of this package. */
export type AdminTranslate = Translate<AdminMessages>;

/**
 * Returns the message function of the nearest `UiProvider`, for the messages of this package.
 *
 * @throws {Error} outside a `UiProvider`.
 */
export const useAdminTranslate = (): AdminTranslate => useTranslate<AdminMessages>();
