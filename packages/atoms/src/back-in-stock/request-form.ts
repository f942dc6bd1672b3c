import { hashKey } from '@tanstack/query-core';
import { type CatalogReference, PlatformError, TokenError, ValidationError } from '@vitrine/client';
import type { BackInStockItemDetails } from '@vitrine/client/back-in-stock';
import { atom, type WritableAtom } from 'jotai/vanilla';
import { createSessionCheck, sessionScopedAtom } from '../session/session-scope.ts';
import { weakFamily } from '../utils/weak-family.ts';
import { createBackInStockRequestAtom } from './mutations.ts';

/**
 * Why a request was rejected: the email is invalid, the item is in stock or permanently gone, there
 * is no connection, no token for now (`session`), or a failure that may work the next time.
 */
export type BackInStockProblem = 'email' | 'in-stock' | 'gone' | 'offline' | 'session' | 'failed';

/** State of a request for one item's notification. */
export type BackInStockForm =
  | { step: 'asking' }
  | { step: 'sending'; email: string }
  | { step: 'received'; email: string; wasRequested: boolean }
  | { step: 'rejected'; email: string; reason: BackInStockProblem };

/** The recipient, and the item's details for the notification. */
export interface BackInStockFormState {
  /** Address of the recipient, as typed; surrounding space is removed. */
  email: string;
  /** What the notification shows of the item, for example its name. */
  itemDetails: BackInStockItemDetails;
  /** The item's page. */
  itemUrl?: string;
}

/**
 * Reads the state. Writing sends the request and resolves with its outcome, never with a failure;
 * writing `null` resets it, as for another email.
 */
export type BackInStockFormAtom = WritableAtom<
  BackInStockForm,
  [asking: BackInStockFormState | null],
  Promise<BackInStockForm>
>;

const asking: BackInStockForm = { step: 'asking' };

/** By item; not shared between sessions. */
const requestsAtom = sessionScopedAtom<Readonly<Record<string, BackInStockForm>>>({});

function getRejection(error: unknown): BackInStockProblem {
  if (error instanceof ValidationError) {
    const { fieldViolations } = error.details.validationError;
    return fieldViolations.some(({ field }) => /(^|\.)email$/.test(field)) ? 'email' : 'failed';
  }
  if (!(error instanceof PlatformError)) return 'failed';
  if (error.code === 'ITEM_IN_STOCK') return 'in-stock';
  if (error instanceof TokenError && error.retryable) return 'session';
  if (error.status === 404) return 'gone';
  return error.status === undefined ? 'offline' : 'failed';
}

/**
 * The platform rejects a second request of the same email with a 409, so the first one still
 * counts.
 */
const wasRequested = (error: unknown) => error instanceof PlatformError && error.status === 409;

/**
 * Form for a back-in-stock notification of one item: a product, or one of its variants. Each item
 * has its own state, so another variant starts over, and the first one's request stays. See
 * docs/reference/back-in-stock.mdx.
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
        const isSameSession = createSessionCheck(get);
        const end = (form: BackInStockForm) => (isSameSession() ? set(stepAtom, form) : form);
        const { itemDetails, itemUrl } = wish;
        const request = { catalogReference, email, ...(itemUrl && { itemUrl }) };
        try {
          await set(createBackInStockRequestAtom, { request, itemDetails });
          return end({ step: 'received', email, wasRequested: false });
        } catch (error) {
          return end(
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
