import { hashKey } from '@tanstack/query-core';
import { type CatalogReference, PlatformError, ValidationError } from '@vitrine/client';
import type { BackInStockItemDetails } from '@vitrine/client/back-in-stock';
import { atom, type WritableAtom } from 'jotai/vanilla';
import { sessionScopedAtom } from '../session/session-scope.ts';
import { weakFamily } from '../utils/weak-family.ts';
import { createBackInStockRequestAtom } from './mutations.ts';

/**
 * Why a request was not taken: the email is rejected, the item is there or gone for good, there is
 * no connection, or something failed that may work the next time.
 */
export type BackInStockProblem = 'email' | 'in-stock' | 'gone' | 'offline' | 'failed';

/** How far asking to be told of one item has come. */
export type BackInStockForm =
  | { step: 'asking' }
  | { step: 'sending'; email: string }
  | { step: 'received'; email: string; wasRequested: boolean }
  | { step: 'rejected'; email: string; reason: BackInStockProblem };

/** Who asks, and what the message will tell of the item. */
export interface BackInStockFormState {
  email: string;
  itemDetails: BackInStockItemDetails;
  /** The item's page. */
  itemUrl?: string;
}

/**
 * Reads how far it has come. Writing asks and resolves with how it ended, never with a failure;
 * writing `null` begins again, as for another email.
 */
export type BackInStockFormAtom = WritableAtom<
  BackInStockForm,
  [asking: BackInStockFormState | null],
  Promise<BackInStockForm>
>;

const asking: BackInStockForm = { step: 'asking' };

/** By the item; what one person asked for is no other one's. */
const requestsAtom = sessionScopedAtom<Readonly<Record<string, BackInStockForm>>>({});

function getRejection(error: unknown): BackInStockProblem {
  if (error instanceof ValidationError) {
    const { fieldViolations } = error.details.validationError;
    return fieldViolations.some(({ field }) => /(^|\.)email$/.test(field)) ? 'email' : 'failed';
  }
  if (!(error instanceof PlatformError)) return 'failed';
  if (error.code === 'ITEM_IN_STOCK') return 'in-stock';
  if (error.status === 404) return 'gone';
  return error.status === undefined ? 'offline' : 'failed';
}

/** Who has asked before waits already: a second request of theirs is rejected with a 409. */
const wasRequested = (error: unknown) => error instanceof PlatformError && error.status === 409;

/**
 * Asking to be told when one item is back: a product, or one variant of it. Each item has a state
 * of its own, so another variant begins again, and the first one is still asked for. See docs/reference/back-in-stock.md.
 */
export const backInStockFormAtom = weakFamily(
  (catalogReference: CatalogReference): BackInStockFormAtom => {
    const key = hashKey([catalogReference]);
    const stepAtom = atom(
      (get) => get(requestsAtom)[key] ?? asking,
      (get, set, ask: BackInStockForm) => {
        set(requestsAtom, { ...get(requestsAtom), [key]: ask });
        return ask;
      },
    );
    return atom(
      (get) => get(stepAtom),
      async (get, set, wish: BackInStockFormState | null) => {
        if (!wish) return set(stepAtom, asking);
        const before = get(stepAtom);
        if (before.step === 'sending') return before;
        const email = wish.email.trim();
        set(stepAtom, { step: 'sending', email });
        const { itemDetails, itemUrl } = wish;
        const request = { catalogReference, email, ...(itemUrl && { itemUrl }) };
        try {
          await set(createBackInStockRequestAtom, { request, itemDetails });
          return set(stepAtom, { step: 'received', email, wasRequested: false });
        } catch (error) {
          return set(
            stepAtom,
            wasRequested(error)
              ? { step: 'received', email, wasRequested: true }
              : { step: 'rejected', email, reason: getRejection(error) },
          );
        }
      },
    );
  },
  (catalogReference) => hashKey([catalogReference]),
);
