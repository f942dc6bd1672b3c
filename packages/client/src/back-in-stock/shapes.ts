import type { Shape } from '../core/shape.ts';
import type { BackInStockNotificationRequest } from './request.ts';

export const backInStockShape: Shape<BackInStockNotificationRequest> = {
  _id: 'id',
  createdDate: 'date',
};
