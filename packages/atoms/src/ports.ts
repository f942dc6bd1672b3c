import type { Client, MediaItem } from '@vitrine/client';
import type { CaptchaPort } from '@vitrine/client/auth';
import type { EventV3 } from '@vitrine/client/events';
import type { Identity, IdentityProfile } from '@vitrine/client/identity';
import type { FeeType, Order, OrderMoney } from '@vitrine/client/orders';
import type { AnalyticsConsent, AnalyticsListener } from './analytics/analytics.ts';
import type { OwnerListId, SavedListView } from './lists/list-state.ts';
import type { LocationPort } from './location.ts';
import type { StoragePort } from './persistence/storage.ts';

/** Channel between the tabs of one visitor. */
export interface CartSyncChannel {
  /** The cart with this id has changed here. */
  tell(cartId: string | null): void;
  /** Calls when it has changed in another tab. @returns what ends it. */
  subscribe(listener: (cartId: string | null) => void): () => void;
}

/**
 * Access to the member's own data. The platform has no endpoint for it that a page may call: a host with its own
 * server provides it here. Both functions return the current member.
 */
export interface ProfilePort {
  /** Returns the data of the current member. */
  read(request: { client: Client; signal: AbortSignal }): Promise<Identity>;
  /** Without it, the data can be seen and not changed. */
  save?: (profile: IdentityProfile, request: { client: Client }) => Promise<Identity>;
}

/**
 * Finds the hidden tickets that a code reveals. The platform has no call for it, so the host's
 * server compares the code, and responds only with the ids that it reveals. Codes in the page's own
 * code would be public.
 */
export interface TicketCodePort {
  /**
   * Returns the ids of the revealed tickets; none if the code is unknown. Rejects if the code could
   * not be checked.
   */
  resolve: (code: string, options: { eventId: string }) => Promise<readonly string[]>;
}

/** State of an order of products. */
export type MemberOrderStatus =
  | 'pending'
  | 'payment-failed'
  | 'processing'
  | 'shipped'
  | 'ready-for-pickup'
  | 'delivered'
  | 'returned'
  | 'canceled';

/** A member’s order of products, in short. */
export interface MemberOrder {
  /** The number that the buyer knows: the page of the order is `routes.order(orderNumber)`. */
  orderNumber: string;
  /** When the order was placed. */
  created: Date;
  /** How far the order is. */
  status: MemberOrderStatus;
  /** Shown instead of the status: “On its way, Thursday 3 December”. */
  statusText?: string;
  /** Amount of the whole order. */
  total: OrderMoney;
  /** Number of pieces in all lines. */
  itemCount: number;
  /** Pictures of the products, in the order of the lines. */
  images?: readonly { url: string; width?: number; height?: number; altText?: string }[];
}

/** A member’s order of tickets, and its event; null if that no longer exists. */
export interface MemberTicketOrder {
  /** With the field set `DETAILS`. */
  order: Order;
  /** Null if it no longer exists. */
  event: EventV3 | null;
}

/** What is requested of an order history. */
export interface OrderHistoryRequest {
  /** The client of the storefront, with the member's access token. */
  client: Client;
  /** `next` of the page before; null for the newest orders. */
  cursor: string | null;
  /** Aborted when the response is no longer needed. */
  signal: AbortSignal;
}

/** Some orders, the newest first. */
export interface OrderHistoryPage<Item> {
  /** The newest first. */
  items: readonly Item[];
  /** Where the next page begins; none for the last page. */
  next?: string | null | undefined;
}

/**
 * Orders of the current member. The platform has no call that returns orders of products, and its
 * list of ticket orders is for site owners, so the host’s own server provides them. It has to find
 * out who asks by the access token: an ID from the page could be anybody’s. Without a function, there
 * is no such list.
 */
export interface OrderHistoryPort {
  /** Returns orders of products. */
  readOrders?: (request: OrderHistoryRequest) => Promise<OrderHistoryPage<MemberOrder>>;
  /** Returns orders of tickets. */
  readTicketOrders?: (request: OrderHistoryRequest) => Promise<OrderHistoryPage<MemberTicketOrder>>;
}

/** What a host provides to a storefront, besides its client. */
export interface StorefrontPorts {
  /**
   * ID of the catalog's app, by which carts and back-in-stock requests name their products. Default
   * `CATALOG_APP_ID` of the client, the ID on the hosted platform.
   */
  catalogAppId: string;
  /**
   * The query of the page's URL, for filters, pages and selections. By default that of the
   * browser's history; in memory on a server. A router has an adapter of its own.
   */
  location: LocationPort;
  /**
   * Storage of carts and reservations beyond the page: saved lines, seen prices, the cart before a
   * login, reserved tickets. By default the browser's `localStorage`, and none on a server. With
   * `null`, they end with the page. A member's logout deletes them.
   */
  storage: StoragePort | null;
  /**
   * Keeps the carts of several tabs equal; `broadcastCartChanges()` where tabs share their tokens.
   * None by default.
   */
  cartSync: CartSyncChannel | null;
  /** Receives every analytics event; `googleAnalytics()` for GA4. */
  analytics: AnalyticsListener | null;
  /**
   * The visitor's consent to analytics at the start. Default `pending`: events wait until
   * `analyticsConsentAtom` is written.
   */
  analyticsConsent: AnalyticsConsent;
  /**
   * The captchas of the site: `recaptchaEnterprise` of the client, or its own. Nothing is loaded
   * before the platform requests one. See docs/reference/errors.mdx.
   */
  captcha: CaptchaPort | null;
  /** Fetches and saves the member's data. */
  profile: ProfilePort | null;
  /** Fetches the member's orders of products and of tickets. */
  orderHistory: OrderHistoryPort | null;
  /** The site's codes for hidden tickets; without it, there is no field for a code. */
  ticketCodes: TicketCodePort | null;
}

/** A check-in of a guest, or its undo. */
export interface CheckInRequest {
  /**
   * ID of this request: an undo has one of its own, not that of the check-in. A request whose response
   * was lost is repeated with the same one.
   */
  id: string;
  /** ID of the event. */
  eventId: string;
  /** Number of the guest's ticket. */
  ticketNumber: string;
  /** When the guest was checked in at the entrance, which may be long before it is sent. */
  at: Date;
}

/**
 * What became of a check-in. `already-checked-in` if another device was first, with its time; the other
 * ones if the ticket is not valid.
 */
export type CheckInResult =
  | { outcome: 'checked-in' | 'already-checked-in'; at: Date }
  | { outcome: 'canceled' | 'not-paid' | 'unknown' };

/**
 * Checks in guests. The platform has no endpoint for check-in: a host with its own server provides it
 * here. A request with an `id` that was carried out before has no further effect, and has the same result: so
 * nothing is lost and nothing is done twice, even if a response is lost. Both functions reject only if
 * the result is not known, or if the server does not let this device check in guests. An error
 * whose `status` is 401 or 403 means the latter: the check-ins stay on the device until the server
 * allows them. After any other error, the request is repeated.
 * See docs/guides/owner-app.mdx.
 */
export interface CheckInPort {
  /** Checks in the ticket `ticketNumber`. */
  checkIn(request: CheckInRequest, context: { client: Client }): Promise<CheckInResult>;
  /** Removes the check-in of the ticket `ticketNumber`; nothing happens if there is none. */
  undo(request: CheckInRequest, context: { client: Client }): Promise<void>;
}

/** The point of an image that stays visible if it is cropped: shares of width and height, 0 to 1. */
export interface MediaFocalPoint {
  /** Share of the width, from the left edge. */
  x: number;
  /** Share of the height, from the top edge. */
  y: number;
}

/** What a media port changes about one item; what is left out stays. */
export interface MediaDetailsChange {
  /** `_id` of the media item. */
  mediaId: string;
  /** An empty text removes it. */
  altText?: string;
  /** `null` removes it, so that the center stays visible. */
  focalPoint?: MediaFocalPoint | null;
}

/** Some items of the media library. */
export interface MediaLibraryPage {
  /** Items of this page that match the search text. */
  items: readonly MediaItem[];
  /** Where the next page begins; none for the last page. */
  next?: string | null | undefined;
}

/**
 * Uploads, texts, focal points, order and the library of media. The platform has no endpoints for them: a
 * host with its own server provides them here. Each function rejects if it had no effect.
 */
export interface MediaPort {
  /** Files larger than this are rejected before they are sent, in bytes. Default: `MAX_MEDIA_BYTES`. */
  maxFileBytes?: number;
  /**
   * Uploads a file, and resolves with the ID of its media item once the platform has processed it. The
   * item is not part of any product yet.
   */
  upload(
    file: File,
    context: {
      client: Client;
      /** Aborted when the owner cancels. */
      signal: AbortSignal;
      /** Called with the share of the file that is sent, 0 to 1. */
      onProgress: (share: number) => void;
    },
  ): Promise<{ mediaId: string }>;
  /** Returns the focal points of those items that have one, by ID. */
  readFocalPoints(
    mediaIds: readonly string[],
    context: { client: Client; signal: AbortSignal },
  ): Promise<Readonly<Record<string, MediaFocalPoint>>>;
  /** Changes alt text and focal point of one item. */
  updateDetails(change: MediaDetailsChange, context: { client: Client }): Promise<void>;
  /** Sets the order of a product's media; the first item is the main one. Items of choices stay. */
  setOrder(
    productId: string,
    mediaIds: readonly string[],
    context: { client: Client },
  ): Promise<void>;
  /** Returns items of the shop's library whose title or alt text contains the search text. */
  readLibrary(
    query: { search: string; after?: string | undefined },
    context: { client: Client; signal: AbortSignal },
  ): Promise<MediaLibraryPage>;
}

/**
 * The price of a ticket kind: one, several of which the guest chooses one, or a minimum above which the
 * guest names the price. Amounts are decimal strings in the currency of the event, such as `18.00`;
 * a free ticket has the fixed amount `0`.
 */
export type TicketKindPrice =
  | { kind: 'fixed'; amount: string }
  /** An option without `_id` is new; one that is left out is removed. */
  | { kind: 'options'; options: readonly { _id?: string; name: string; amount: string }[] }
  | { kind: 'donation'; minimum: string };

/** What an owner decides about a ticket kind. */
export interface TicketKindData {
  /** Name that buyers read. */
  name: string;
  /** Plain text; empty for none. */
  description: string;
  /** One price, several, or one that the buyer names. */
  price: TicketKindPrice;
  /** How the platform's fee is applied to the price. */
  feeType: FeeType;
  /** Number of tickets, with those that are sold and reserved; null for any number. */
  capacity: number | null;
  /** Maximum number of tickets in an order. */
  limitPerOrder: number;
  /** Null if it is sold from now on. */
  saleStart: Date | null;
  /** Null if it is sold until the end of the event. */
  saleEnd: Date | null;
  /** Whether visitors see it only while it is on sale. */
  hideNotOnSale: boolean;
  /** Whether visitors neither see nor buy it. */
  hidden: boolean;
}

/**
 * What the platform's `queryAvailableTickets` does not say about a ticket kind: its `limitPerCheckout` is
 * lowered to the number of tickets that are left, and its fee can only be read by clients with a
 * `brandPrefix`.
 */
export interface TicketKindDetails {
  /** `_id` of the ticket kind. */
  ticketDefinitionId: string;
  /** Maximum number of tickets in an order, also when fewer are left. */
  limitPerOrder: number;
  /** How the platform's fee is applied to the price. */
  feeType: FeeType;
  /** When an owner last changed the kind. */
  updatedDate?: Date;
}

/** A value that the host does not accept. */
export interface TicketKindViolation {
  /** The rejected field. */
  field: keyof TicketKindData;
  /** What is wrong, for the owner. */
  description: string;
}

/** The result of writing a ticket kind; `rejected` had no effect. */
export type TicketKindResult =
  | { outcome: 'saved'; ticketDefinitionId: string }
  | { outcome: 'rejected'; violations: readonly TicketKindViolation[] };

/** The name of a ticket kind. */
export interface TicketKindName {
  /** ID of the event. */
  eventId: string;
  /** `_id` of the ticket kind. */
  ticketDefinitionId: string;
}

/**
 * Writes the ticket kinds of an event. The platform has no endpoint for it that this client may call: a
 * host with its own server provides it here. Each function rejects if the request was not answered. Sold and reserved
 * tickets keep the price that they were sold for, so the host rejects a capacity below their number.
 */
export interface TicketKindPort {
  /** Returns the details of all kinds of an event. */
  readDetails(
    eventId: string,
    context: { client: Client; signal?: AbortSignal },
  ): Promise<readonly TicketKindDetails[]>;
  /**
   * Creates a kind after the existing ones. A request whose response was lost is repeated with the same
   * `id`; the second one has no further effect, and the same result.
   */
  create(
    request: { id: string; eventId: string; kind: TicketKindData },
    context: { client: Client },
  ): Promise<TicketKindResult>;
  /** Changes some values; what is left out stays. */
  update(
    request: TicketKindName & { changes: Partial<TicketKindData> },
    context: { client: Client },
  ): Promise<TicketKindResult>;
  /** Removes a kind of which no ticket is sold or reserved; `in-use` had no effect. */
  remove(
    request: TicketKindName,
    context: { client: Client },
  ): Promise<{ outcome: 'removed' | 'in-use' }>;
  /** Sets the order in which visitors see the kinds. */
  setOrder(
    request: { eventId: string; ticketDefinitionIds: readonly string[] },
    context: { client: Client },
  ): Promise<void>;
}

/** New stock of a variant. */
export interface StockChange {
  /** `_id` of the variant. */
  variantId: string;
  /** Number of pieces; `null` if they are no longer counted, and the variant can always be bought. */
  quantity: number | null;
  /**
   * The quantity that the owner saw; `null` if the pieces were not counted, and 0 if it was sold out
   * without being counted.
   */
  expected: number | null;
}

/** A quantity that the host does not accept. */
export interface StockViolation {
  /** `_id` of the variant. */
  variantId: string;
  /** What is wrong, for the owner. */
  description: string;
}

/**
 * The result of writing stock. With `rejected` and `changed` nothing was written; `changed` means that a
 * variant has no longer its `expected` quantity, for example because it was bought meanwhile.
 */
export type StockResult =
  | { outcome: 'saved' }
  | { outcome: 'rejected'; violations: readonly StockViolation[] }
  | { outcome: 'changed' };

/**
 * Writes the stock of variants. The platform has no endpoint for it that this client may call: a host
 * with its own server provides it here. It rejects if the request was not answered.
 */
export interface StockPort {
  /**
   * Sets the stock of some variants of a product: of all of them, or of none. A product without options
   * has one variant.
   */
  setStock(
    request: { productId: string; changes: readonly StockChange[] },
    context: { client: Client },
  ): Promise<StockResult>;
}

/**
 * Saves the views of an owner's lists in the owner's account, so that they are the same on every device.
 * Both functions reject if they had no effect.
 */
export interface ViewPort {
  /** Returns the views in their order; invalid ones are left out. */
  read(
    list: OwnerListId,
    context: { client: Client; signal: AbortSignal },
  ): Promise<readonly SavedListView[]>;
  /** Replaces all views of a list. */
  save(
    list: OwnerListId,
    views: readonly SavedListView[],
    context: { client: Client },
  ): Promise<void>;
}

/** A change of an order, by its number, or of a product, by its ID. */
export interface ItemChange {
  /** Kind of the item. */
  kind: 'order' | 'product';
  /** Number of the order, or `_id` of the product. */
  id: string;
  /** About when the change was made. */
  at: Date;
}

/** Names the people of a shop. The platform has no endpoint for it. */
export interface PeoplePort {
  /** Returns who made the last change of an item, and when; null if that is not known. */
  readChange(
    change: ItemChange,
    context: { client: Client },
  ): Promise<{ name: string; at?: Date } | null>;
}

/**
 * What the host of an owner's site provides besides. They have no defaults: a shop that leaves them
 * out does not load a byte for them.
 */
export interface OwnerPorts {
  /** Checks in guests; without it, guest lists show who is checked in, and change nothing. */
  checkIn: CheckInPort | null;
  /** Uploads and orders media; without it, they are added by URL or ID, and removed. */
  media: MediaPort | null;
  /** Writes ticket kinds; without it, they are shown with their sales, and nothing can be changed. */
  ticketKinds: TicketKindPort | null;
  /** Writes the stock of variants; without it, stock is shown and can't be changed. */
  stock: StockPort | null;
  /** Names who changed an order or a product; without it, “someone” did. */
  people: PeoplePort | null;
  /** Saves views of lists; without it, they are on this device, or in memory without a storage. */
  views: ViewPort | null;
}
