import { atom } from 'jotai/vanilla';

// The reasons: docs/decisions/0097-emit-analytics-events-in-ga4s-vocabulary.md

/** A product or a cart line in GA4's vocabulary. Prices are in the currency of the event. */
export interface AnalyticsItem {
  /** Id of the product in the catalog; the same in lists, cart and orders. */
  item_id: string;
  /** Name in the site's main language; empty if it is unknown. */
  item_name: string;
  /** Brand of the product; missing if it has none, and for cart lines. */
  item_brand?: string;
  /** The chosen values, such as "Chalk, 15 cm". */
  item_variant?: string;
  /** Name of the list that shows the product. */
  item_list_name?: string;
  /** Position in the list, from 0. */
  index?: number;
  /** Price of one piece after discounts. */
  price?: number;
  /** Reduction of one piece. */
  discount?: number;
  /** Number of pieces of a cart line; missing for a product. */
  quantity?: number;
}

/** Items with their sum. */
export interface AnalyticsItems {
  /** ISO 4217 code. */
  currency?: string;
  /** Sum of price times quantity. */
  value?: number;
  /** Applied coupon code. */
  coupon?: string;
  /** The products or cart lines that the event is about. */
  items: readonly AnalyticsItem[];
}

/** The parameters of every event, by its name in GA4. `apply_coupon` is our own event. */
export interface AnalyticsEvents {
  /** A list shows products, each of which is reported once: a grid, a shelf, or search results. */
  view_item_list: { item_list_name?: string; items: readonly AnalyticsItem[] };
  /** The visitor followed the link of a product in a list. */
  select_item: { item_list_name?: string; items: readonly AnalyticsItem[] };
  /** A product’s page was opened. */
  view_item: AnalyticsItems;
  /** A product was added to the wishlist. */
  add_to_wishlist: AnalyticsItems;
  /** The platform confirmed new lines or a higher quantity; `quantity` is the difference. */
  add_to_cart: AnalyticsItems;
  /** The platform confirmed removed lines or a lower quantity; `quantity` is the difference. */
  remove_from_cart: AnalyticsItems;
  /** The cart was shown, with lines in it. */
  view_cart: AnalyticsItems;
  /** The platform accepted a coupon. */
  apply_coupon: { coupon: string };
  /** The platform created a checkout, just before the visitor leaves for its page. */
  begin_checkout: AnalyticsItems;
  /** The visitor returned from a checkout that became an order; `transaction_id` is its ID. */
  purchase: AnalyticsItems & { transaction_id: string };
  /** The visitor searched for a term. */
  search: { search_term: string };
}

/** An event of the storefront. */
export type AnalyticsEvent = {
  [Name in keyof AnalyticsEvents]: { name: Name; params: AnalyticsEvents[Name] };
}[keyof AnalyticsEvents];

/** Receives every event, in order. */
export type AnalyticsListener = (event: AnalyticsEvent) => void;

/** Whether the visitor permits analytics; `pending` until they have decided. */
export type AnalyticsConsent = 'pending' | 'granted' | 'denied';

/** Maximum number of events that wait for the consent; older ones are dropped. */
const MAX_WAITING = 100;

const listenersAtom = atom(() => new Set<AnalyticsListener>());
const waitingAtom = atom((): AnalyticsEvent[] => []);
const consentAtom = atom<AnalyticsConsent>('pending');

/**
 * Subscribes to the events of the storefront. Changes are reported once the platform has confirmed
 * them, and never after a rejection. A listener that throws is reported to the page and blocks
 * nothing. Returns a function that unsubscribes.
 *
 * @example
 * const stop = store.set(analyticsListenerAtom, ({ name, params }) => gtag('event', name, params));
 */
export const analyticsListenerAtom = atom(null, (get, _set, listener: AnalyticsListener) => {
  const listeners = get(listenersAtom);
  // Wraps the listener per subscription, so that a function may subscribe twice.
  const wrappedListener: AnalyticsListener = (event) => listener(event);
  listeners.add(wrappedListener);
  return () => void listeners.delete(wrappedListener);
});

const deliverAtom = atom(null, (get, _set, event: AnalyticsEvent) => {
  for (const listener of [...get(listenersAtom)]) {
    try {
      listener(event);
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
  }
});

/**
 * The visitor's consent to analytics. While it is `pending`, events wait; `granted` delivers them,
 * and `denied` drops them and all later ones. A host that needs no consent sets it to `granted`
 * once.
 *
 * @example store.set(analyticsConsentAtom, 'granted');
 */
export const analyticsConsentAtom = atom(
  (get) => get(consentAtom),
  (get, set, consent: AnalyticsConsent) => {
    set(consentAtom, consent);
    if (consent === 'pending') return;
    const waiting = get(waitingAtom).splice(0);
    if (consent === 'granted') for (const event of waiting) set(deliverAtom, event);
  },
);

/**
 * Reports an event to the listeners. Components and atoms of these packages report theirs; a host
 * reports those of its own components.
 *
 * @example store.set(trackAtom, { name: 'search', params: { search_term: 'vase' } });
 */
export const trackAtom = atom(null, (get, set, event: AnalyticsEvent) => {
  const consent = get(consentAtom);
  if (consent === 'granted') set(deliverAtom, event);
  if (consent !== 'pending') return;
  const waiting = get(waitingAtom);
  waiting.push(event);
  if (waiting.length > MAX_WAITING) waiting.shift();
});
