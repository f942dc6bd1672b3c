export type { AuthorizeOutcome } from './domains/auth/authorize.ts';
export { MEMBERS_API_KEY } from './domains/auth/external.ts';
export type { ProviderControl } from './domains/auth/provider/control.ts';
export type { ProviderRules } from './domains/auth/provider/rules.ts';
export type { ProviderScenario, ScenarioName } from './domains/auth/provider/scenarios.ts';
export { SCENARIOS } from './domains/auth/provider/scenarios.ts';
export type { TokenFailureName } from './domains/auth/provider/token-failures.ts';
export { TOKEN_FAILURES } from './domains/auth/provider/token-failures.ts';
export type { ProviderVisit } from './domains/auth/provider/visit.ts';
export { CHECKOUT_ERRORS } from './domains/cart/checkout/checkout.ts';
export type { CheckoutControl } from './domains/cart/checkout/checkout-control.ts';
export type { MemberHistory, MemberPurchase } from './domains/cart/checkout/purchases.ts';
export type { AddOptions, CartControl } from './domains/cart/control.ts';
export { referenceTo } from './domains/cart/control.ts';
export { COUPON_ERRORS } from './domains/cart/totals/coupons.ts';
export type { CatalogControl } from './domains/catalog/control.ts';
export type { MediaControl } from './domains/catalog-admin/control.ts';
export type { StockControl } from './domains/catalog-admin/stock-control.ts';
export type { EventsControl, Guests } from './domains/events/control.ts';
export type { IdentityControl } from './domains/identity/control.ts';
export type { Mail, Rules } from './domains/identity/entity.ts';
export { IDP_CONNECTION_ID } from './domains/identity/idp.ts';
export { IDENTITY_CODES, SOLVED_CAPTCHA } from './domains/identity/rules.ts';
export { MEMBER_PASSWORD } from './domains/identity/seed.ts';
export type { CallName, CallPattern } from './domains/index.ts';
export type {
  AdmissionControl,
  AdmissionRequest,
  AdmissionResult,
  OrdersControl,
} from './domains/orders/control.ts';
export type { PaymentOutcome } from './domains/orders/payment.ts';
export { PAYMENT_PROVIDER_DELAY } from './domains/orders/payment.ts';
export { TICKET_CHECKOUT_ERRORS } from './domains/orders/place-order.ts';
export { ORDER_ERRORS } from './domains/orders/rules.ts';
export type { PeopleControl } from './domains/owner/people-control.ts';
export type { ViewControl } from './domains/owner/view-control.ts';
export { BENEFIT_ERRORS } from './domains/tickets/checkout/discounts.ts';
export { PLAN_BENEFITS } from './domains/tickets/checkout/plans.ts';
export type { TicketsControl } from './domains/tickets/control.ts';
export { RESERVATION_ERRORS } from './domains/tickets/reservation/reserve.ts';
export type { PostedWebhook, WebhookControl, WebhookOptions } from './domains/webhooks/index.ts';
export { getEventId } from './fixtures/events/index.ts';
export { createShopFactory } from './fixtures/shop/create-shop-factory.ts';
export { fennHouse, germanFennHouse, STORES_APP_ID } from './fixtures/shop/fenn-house.ts';
export { getProductId } from './fixtures/shop/names.ts';
export type { Collection, Product, Shop, ShopFactory, Variant } from './fixtures/shop/shop.ts';
export type {
  CollectionData,
  CouponData,
  EventData,
  OptionData,
  ProductData,
  ShopData,
  ShopImage,
  TicketData,
  VariantData,
} from './fixtures/shop/shop-data.ts';
export { getTicketId } from './fixtures/tickets/make-offers.ts';
export type { Announcement } from './platform/announce.ts';
export type { LoggedCall } from './platform/call-log.ts';
export type { ClockControl } from './platform/clock.ts';
export type { Mode } from './platform/dataset.ts';
export { MODES } from './platform/dataset.ts';
export { PlatformError } from './platform/errors.ts';
export type { Failure, FailureName } from './platform/failures.ts';
export type { MockPlatform, MockPlatformOptions } from './platform/mock-platform.ts';
export { createMockPlatform } from './platform/mock-platform.ts';
export type { Clock } from './platform/platform-context.ts';
