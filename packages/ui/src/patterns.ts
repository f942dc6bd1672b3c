export { CouponForm, type CouponFormProps } from './patterns/coupon/CouponForm.tsx';
export {
  DeliveryEstimate,
  type DeliveryEstimateProps,
} from './patterns/delivery-estimate/DeliveryEstimate.tsx';
export { LoadError, type LoadErrorProps } from './patterns/feedback/LoadError.tsx';
export {
  OfflineBanner,
  type OfflineBannerProps,
} from './patterns/feedback/OfflineBanner.tsx';
export {
  historyScrollPositions,
  type ScrollPosition,
  type ScrollPositionStore,
} from './patterns/scroll-restoration/scroll-position.ts';
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
