export { CouponForm, type CouponFormProps } from './patterns/coupon/CouponForm.tsx';
export { type DateFormat, getDateFormat } from './patterns/date-time/date-format.ts';
export { formatDate } from './patterns/date-time/format-date-time.ts';
export { useNow } from './patterns/date-time/use-now.ts';
export { useVisitorTimeZone } from './patterns/date-time/use-visitor-time-zone.ts';
export {
  DeliveryEstimate,
  type DeliveryEstimateProps,
} from './patterns/delivery-estimate/DeliveryEstimate.tsx';
export { LoadError, type LoadErrorProps } from './patterns/feedback/LoadError.tsx';
export { lazyPart } from './patterns/feedback/lazy-part.tsx';
export {
  OfflineBanner,
  type OfflineBannerProps,
} from './patterns/feedback/OfflineBanner.tsx';
export { InvoiceView, type InvoiceViewProps } from './patterns/price-breakdown/InvoiceView.tsx';
export {
  type EventAmount,
  fromEventAmount,
  useFormatAmount,
} from './patterns/price-breakdown/use-format-amount.ts';
export {
  historyScrollPositions,
  type ScrollPosition,
  type ScrollPositionStore,
} from './patterns/scroll-restoration/scroll-position.ts';
export { useScrollRestoration } from './patterns/scroll-restoration/use-scroll-restoration.ts';
export { ConsentBanner, type ConsentBannerProps } from './patterns/site/ConsentBanner.tsx';
export {
  type ConsentPurpose,
  ConsentSettings,
  type ConsentSettingsProps,
} from './patterns/site/ConsentSettings.tsx';
export {
  type Market,
  MarketSelect,
  type MarketSelectProps,
} from './patterns/site/MarketSelect.tsx';
export { NewsletterForm, type NewsletterFormProps } from './patterns/site/NewsletterForm.tsx';
export {
  PromotionBar,
  type PromotionBarProps,
  type PromotionMessage,
} from './patterns/site/PromotionBar.tsx';
