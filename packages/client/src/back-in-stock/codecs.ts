import type { Codec } from '../http/codec/codec.ts';
import type { BackInStockNotificationRequest } from './entity.ts';

export const backInStockCodec: Codec<BackInStockNotificationRequest> = {
  _id: 'id',
  createdDate: 'date',
};
