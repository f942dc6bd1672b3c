import {
  getVisitor,
  grantAnonymous,
  makeFirstVisitorOwner,
  tokens,
} from '../domains/auth/tokens.ts';
import {
  type CheckoutControl,
  checkoutControl,
} from '../domains/cart/checkout/checkout-control.ts';
import { getMemberHistory, type MemberHistory } from '../domains/cart/checkout/purchases.ts';
import { type CartControl, cartControl } from '../domains/cart/control.ts';
import { type CatalogControl, catalogControl } from '../domains/catalog/control.ts';
import { type MediaControl, mediaControl } from '../domains/catalog-admin/control.ts';
import { type StockControl, stockControl } from '../domains/catalog-admin/stock-control.ts';
import { type EventsControl, eventsControl } from '../domains/events/control.ts';
import { type IdentityControl, identityControl } from '../domains/identity/control.ts';
import { type CallPattern, domains } from '../domains/index.ts';
import { type OrdersControl, ordersControl } from '../domains/orders/control.ts';
import { type PeopleControl, peopleControl } from '../domains/owner/people-control.ts';
import { type ViewControl, viewControl } from '../domains/owner/view-control.ts';
import { type TicketsControl, ticketsControl } from '../domains/tickets/control.ts';
import {
  type WebhookControl,
  type WebhookOptions,
  webhookControl,
} from '../domains/webhooks/index.ts';
import { fennHouse } from '../fixtures/shop/fenn-house.ts';
import { withManyProducts, withoutProducts } from '../fixtures/shop/large-catalog.ts';
import type { Shop, ShopFactory } from '../fixtures/shop/shop.ts';
import { type Announcement, getAnnouncements } from './announce.ts';
import type { LoggedCall } from './call-log.ts';
import { type ClockControl, createClockControl } from './clock.ts';
import { checkMode, getBackground, getDataset, type Mode } from './dataset.ts';
import { type Failure, type FailureName, failureNamed } from './failures.ts';
import { type CallPoint, createFaultInjection, matchesPattern } from './fault-injection.ts';
import { type Clock, createPlatformContext, type Dataset } from './platform-context.ts';
import { createRequestHandler } from './request-handler.ts';
import { getRoutes } from './routes.ts';
import { settle } from './schedule.ts';

const ROUTES = getRoutes(domains);

/** Options of a mock platform. All are optional. */
export interface MockPlatformOptions {
  /** Mock platforms with the same seed create the same ids and tokens. */
  seed?: string;
  /** Source of the time. Default: that of the machine. */
  clock?: Clock;
  /** Creates the data. Default `fennHouse`. */
  shop?: ShopFactory;
  /** The client's `apiBaseUrl`. */
  apiBaseUrl?: string;
  /** Base URL of the images, without a trailing slash. */
  mediaBaseUrl?: string;
  /** Origin of the hosted pages, to which redirect sessions lead. */
  hostedBaseUrl?: string;
  /** Base URL of the identity provider's pages. Defaults to that of the hosted pages. */
  identityBaseUrl?: string;
  /** The client's `brandPrefix`: values such as the fee's name begin with it. */
  brandPrefix?: string;
  /** The initial mode. */
  mode?: Mode;
  /** Where webhooks are posted; by default they are not. */
  webhooks?: WebhookOptions;
}

/** The platform in memory. Two platforms share nothing. */
export interface MockPlatform {
  /** The client's `apiBaseUrl`. */
  readonly apiBaseUrl: string;
  /** The shop of the mode. */
  readonly shop: Shop;
  /** The latest calls, oldest first. */
  readonly calls: readonly LoggedCall[];
  /** Handles a request, independent of its host. Rejects only if the request itself is aborted. */
  handle(request: Request): Promise<Response>;
  /** A `fetch` that only reaches this platform. */
  fetch: typeof globalThis.fetch;
  /**
   * Makes a call fail, `times` times or until the returned function is called: before it takes
   * effect, or `at: 'response'`, so that it takes effect and only its response is lost.
   */
  fail(
    call: CallPattern,
    failure: FailureName | Failure,
    options?: { at?: CallPoint; times?: number },
  ): () => void;
  /**
   * Holds a request until the returned function is called: before it takes effect, or its response.
   */
  hold(call: CallPattern, options?: { at?: CallPoint; times?: number }): () => void;
  /** Delays all calls, or these, by milliseconds. */
  latency(milliseconds: number | Partial<Record<CallPattern, number>>): void;
  /** Number of requests currently waiting because they are held or delayed. */
  readonly waiting: number;
  /**
   * Changes the mode: `slow` requests are delayed, `failing` reads respond with 500, `empty` has no
   * content and `huge` 10,000 products. Data is restored when its mode is selected again. `calls`
   * limits the slow or failing requests; visitors stay the same.
   */
  mode(mode: Mode, options?: { calls?: readonly CallPattern[] }): void;
  /** The time of this platform. Due effects run when it changes, and before each request. */
  readonly clock: ClockControl;
  /** The latest that it announced, oldest first. */
  readonly announcements: readonly Announcement[];
  /** The posted webhooks, and the key that proves them. */
  readonly webhooks: WebhookControl;
  /** Changes of the catalog by its owner. */
  readonly catalog: CatalogControl;
  /** Members, emails, and the identity provider. */
  readonly identity: IdentityControl;
  /** Changes of events by their organizer. */
  readonly events: EventsControl;
  /** Changes of ticket orders by buyers, payment providers and admission. */
  readonly orders: OrdersControl;
  /** Changes of tickets and reservations by other visitors. */
  readonly tickets: TicketsControl;
  /** Media as a host's own server offers it: uploads, texts, focal points, order and library. */
  readonly media: MediaControl;
  /** Stock of variants as a host's own server writes it. */
  readonly stock: StockControl;
  /** Views of lists as a host's own server saves them in the accounts of members. */
  readonly views: ViewControl;
  /** Names of people as a host's own server knows them. */
  readonly people: PeopleControl;
  /** Returns the cart of a visitor: of the first one, unless an id is provided. */
  cart(visitorId?: string): CartControl;
  /** The checkout of a cart, as its hosted page has it. */
  checkout(checkoutId: string): CheckoutControl;
  /**
   * The orders of the member whose access token it is, for a host's own server. Throws for the token
   * of a visitor.
   */
  memberHistory(accessToken: string): MemberHistory;
  /**
   * Makes the first visitor who requests tokens the shop's owner: their requests also find hidden
   * products and collections, and costs where a request includes merchant-specific data.
   */
  actAsOwner(): void;
  /** A new visitor with a good access token, for requests without a client. */
  createVisitor(): { id: string; accessToken: string };
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

function checkPattern(pattern: CallPattern): void {
  if (ROUTES.some(({ name }) => matchesPattern(pattern, name))) return;
  const known = ROUTES.map(({ name }) => name).join(', ');
  throw new TypeError(`There is no call "${pattern}". Use "*", "<domain>.*" or one of: ${known}.`);
}

/** Creates an independent platform, seeded with a store. */
export function createMockPlatform({
  seed = 'vitrine',
  clock: source = { now: () => Date.now() },
  shop: shopFactory = fennHouse,
  apiBaseUrl = 'https://platform.example',
  mediaBaseUrl = '/pictures',
  hostedBaseUrl = 'https://pages.platform.example',
  identityBaseUrl = hostedBaseUrl,
  brandPrefix = 'PLATFORM',
  mode = 'normal',
  webhooks,
}: MockPlatformOptions = {}): MockPlatform {
  const base = withoutSlash(apiBaseUrl);
  const settings = {
    apiBaseUrl: base,
    hostedBaseUrl: withoutSlash(hostedBaseUrl),
    identityBaseUrl: withoutSlash(identityBaseUrl),
    mediaBaseUrl: withoutSlash(mediaBaseUrl),
    brandPrefix,
  };
  const newShop = () => shopFactory(settings);
  const shops: Record<Dataset, () => Shop> = {
    normal: newShop,
    empty: () => withoutProducts(newShop()),
    huge: () => withManyProducts(newShop()),
  };
  const clock = createClockControl(source, () => settle(context));
  const context = createPlatformContext((dataset) => shops[dataset](), settings, clock, seed);
  const faultInjection = createFaultInjection();
  const { calls, handle } = createRequestHandler(context, ROUTES, faultInjection);
  const catalog = catalogControl(context);

  const platform: MockPlatform = {
    apiBaseUrl: base,
    get shop() {
      return context.shop;
    },
    calls,
    handle,
    async fetch(input, init) {
      const request = new Request(input, init);
      if (!request.url.startsWith(`${base}/`)) {
        throw new TypeError(
          `Failed to fetch ${request.url}: this platform responds to ${base} only`,
        );
      }
      const response = await handle(request);
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    },
    fail(call, failure, { at = 'request', times = Number.POSITIVE_INFINITY } = {}) {
      checkPattern(call);
      const made = typeof failure === 'string' ? failureNamed(failure) : failure;
      return faultInjection.fail(call, made, at, times);
    },
    hold(call, { at = 'request', times = Number.POSITIVE_INFINITY } = {}) {
      checkPattern(call);
      return faultInjection.hold(call, at, times);
    },
    latency(milliseconds) {
      const delays = typeof milliseconds === 'number' ? { '*': milliseconds } : milliseconds;
      for (const [call, delay] of Object.entries(delays)) {
        checkPattern(call as CallPattern);
        faultInjection.delay(call, delay);
      }
    },
    get waiting() {
      return faultInjection.waiting;
    },
    mode(next, { calls: patterns } = {}) {
      checkMode(next);
      patterns?.forEach(checkPattern);
      context.enter(getDataset(next));
      faultInjection.setBackground(getBackground(next, patterns));
    },
    clock,
    announcements: getAnnouncements(context),
    webhooks: webhookControl(context, webhooks),
    catalog,
    identity: identityControl(context, faultInjection),
    events: eventsControl(context),
    orders: ordersControl(context),
    tickets: ticketsControl(context),
    media: mediaControl(context),
    stock: stockControl(context),
    views: viewControl(context),
    people: peopleControl(context),
    cart(visitorId = context.use(tokens).first.id) {
      return cartControl(context, { id: visitorId, role: 'visitor' }, catalog);
    },
    checkout: (checkoutId) => checkoutControl(context, checkoutId, catalog),
    memberHistory: (accessToken) => getMemberHistory(context, accessToken),
    actAsOwner: () => makeFirstVisitorOwner(context),
    createVisitor() {
      const accessToken = grantAnonymous(context).access_token;
      return { id: getVisitor(context, accessToken).id, accessToken };
    },
  };
  platform.mode(mode);
  return platform;
}
