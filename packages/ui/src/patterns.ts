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
