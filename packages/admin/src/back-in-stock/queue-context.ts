'use client';

import type { BackInStockQueue, RowSelectionAtom } from '@vitrine/atoms';
import type { CatalogReference } from '@vitrine/client';
import type {
  BackInStockItemDetails,
  BackInStockNotificationRequest,
} from '@vitrine/client/back-in-stock';
import { type HeadingLevel, joinTexts } from '@vitrine/ui';
import { createContext, useContext } from 'react';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import type { QueueActions } from './use-queue-actions.ts';
import '../messages/en/back-in-stock.ts';

/** Shared context of one queue's components. */
export interface QueueContextValue {
  /** The list of requests. */
  queue: BackInStockQueue;
  /** What the owner can do with requests. */
  actions: QueueActions;
  /** The requests that the owner has selected. */
  selectionAtom: RowSelectionAtom<BackInStockNotificationRequest>;
  /** Returns the chosen values of a variant as text. */
  getChoices: (catalogReference: CatalogReference) => string | undefined;
  /** Heading level of the queue's contents. */
  level: HeadingLevel;
}

export const QueueContext = createContext<QueueContextValue | null>(null);

/** @throws {Error} outside a `BackInStockQueue`. */
export function useQueue(): QueueContextValue {
  const value = useContext(QueueContext);
  if (!value) throw new Error('This component belongs in a <BackInStockQueue>.');
  return value;
}

/** Data for an item's name: the request's item details, and its variant. */
export interface NamedItem {
  /** A response may lack it. */
  catalogReference?: CatalogReference;
  itemDetails?: BackInStockItemDetails;
}

/** Writes the name of an item, and its choices where it is one of several. */
export function useItemLabels(): (item: NamedItem) => { name: string; choices?: string } {
  const t = useAdminTranslate();
  const { getChoices } = useQueue();
  return ({ catalogReference, itemDetails }) => {
    const choices = catalogReference && getChoices(catalogReference);
    const name = itemDetails?.name?.trim() || t('admin.backInStock.unnamed');
    return { name, ...(choices && { choices }) };
  };
}

/** Writes the name of an item for a sentence: “Ridge pillar candle (Chalk, 20 cm)”. */
export function useItemName(): (item: NamedItem) => string {
  const getLabels = useItemLabels();
  return (item) => {
    const { name, choices } = getLabels(item);
    return choices ? `${name} (${choices})` : name;
  };
}

/** The choices that a reference has itself: “Chalk, 20 cm”. */
export function getOwnChoices({ options }: CatalogReference, locale: string): string | undefined {
  const chosen = options?.options;
  if (typeof chosen !== 'object' || chosen === null) return undefined;
  const values = Object.values(chosen).filter((value) => typeof value === 'string');
  return joinTexts(values, locale) || undefined;
}
