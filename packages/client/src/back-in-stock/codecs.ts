import type { Shape } from '../http/codec/codec.ts';
import type { BackInStockNotificationRequest } from './entity.ts';

export const backInStockShape: Shape<BackInStockNotificationRequest> = {
  _id: 'id',
  createdDate: 'date',
};
