import { backInStockCodec } from '../back-in-stock/codecs.ts';
import { cartCodec } from '../cart/codecs.ts';
import { productCodec } from '../catalog/codecs.ts';
import { eventCodec } from '../events/codecs.ts';
import type { AnyCodec, Codec } from '../http/codec/codec.ts';
import { orderCodec } from '../orders/codecs.ts';
import { mediaCodec } from '../values/value-codecs.ts';
import type { OrderWebhookData, ReservationWebhookData } from './order-data.ts';
import type { EventActions, WebhookData, WebhookEntities } from './webhook.ts';
import type { WebhookName } from './webhook-names.ts';

/** Definition of a webhook: its data, its codec, and its required fields. */
export interface Definition {
  /** Where the content of the webhook is. */
  readonly content: 'entity' | 'former entity' | 'action' | 'data';
  /** Codec of the entity or data. */
  readonly codec: AnyCodec;
  /** Fields without which the webhook is invalid. */
  readonly required: readonly string[];
}

function entity<Kind extends keyof WebhookEntities>(
  kind: Kind,
  codec: Codec<WebhookEntities[Kind]>,
) {
  const current: Definition = { content: 'entity', codec: codec as AnyCodec, required: [] };
  return {
    [`${kind}_created`]: current,
    [`${kind}_updated`]: current,
    [`${kind}_deleted`]: { ...current, content: 'former entity' },
  } as Record<`${Kind}_${'created' | 'updated' | 'deleted'}`, Definition>;
}

const action = <Name extends keyof EventActions>(codec: Codec<EventActions[Name]>): Definition => ({
  content: 'action',
  codec: codec as AnyCodec,
  required: ['eventId'],
});

const data = <Name extends keyof WebhookData>(
  codec: Codec<WebhookData[Name]>,
  ...required: (keyof WebhookData[Name] & string)[]
): Definition => ({ content: 'data', codec: codec as AnyCodec, required });

const { location, dateAndTimeSettings, registration } = eventCodec;
const { tickets, checkoutForm, invoice } = orderCodec;

const orderWebhookData: Codec<OrderWebhookData> = {
  timestamp: 'date',
  created: 'date',
  updated: 'date',
};
const reservationWebhookData: Codec<ReservationWebhookData> = {
  timestamp: 'date',
  expires: 'date',
  updatedDate: 'date',
  quantities: [{ updatedDate: 'date' }],
  counts: [{ timestamp: 'date' }],
};

const statusChange = action<'event_started'>({ timestamp: 'date' });
const reservation = data<'ReservationCreated'>(reservationWebhookData, 'eventId', 'reservationId');

/** Definition of each webhook. See docs/reference/webhooks.mdx. */
export const definitions: Readonly<Record<WebhookName, Definition>> = {
  ...entity('back_in_stock_notification_request', backInStockCodec),
  ...entity('cart', cartCodec),
  ...entity('redirect_session', { _id: 'id' }),
  ...entity('event', eventCodec),
  event_started: statusChange,
  event_ended: statusChange,
  event_canceled: statusChange,
  event_reminder: action<'event_reminder'>({ timestamp: 'date', location, dateAndTimeSettings }),
  event_cloned: action<'event_cloned'>({ timestamp: 'date', location, dateAndTimeSettings }),
  event_published: action<'event_published'>({
    timestamp: 'date',
    location,
    dateAndTimeSettings,
    registration,
  }),
  OrderInitiated: data<'OrderInitiated'>(
    { ...orderWebhookData, checkoutForm, invoice },
    'eventId',
    'orderNumber',
  ),
  OrderConfirmed: data<'OrderConfirmed'>(
    { ...orderWebhookData, checkoutForm, tickets, invoice },
    'eventId',
    'orderNumber',
  ),
  OrderUpdated: data<'OrderUpdated'>(
    { ...orderWebhookData, checkoutForm, tickets },
    'eventId',
    'orderNumber',
  ),
  OrderDeleted: data<'OrderDeleted'>({ ...orderWebhookData, tickets }, 'eventId', 'orderNumber'),
  ReservationCreated: reservation,
  ReservationUpdated: reservation,
  ProductCreated: data<'ProductCreated'>(
    {
      price: productCodec.price,
      costAndProfitData: productCodec.costAndProfitData,
      media: mediaCodec,
    },
    'productId',
  ),
  ProductChanged: data<'ProductChanged'>({}, 'productId'),
  ProductDeleted: data<'ProductDeleted'>({}, 'productId'),
  CollectionCreated: data<'CollectionCreated'>({ media: mediaCodec }, 'collectionId'),
  CollectionChanged: data<'CollectionChanged'>({}, 'collectionId'),
  CollectionDeleted: data<'CollectionDeleted'>({}, 'collectionId'),
  VariantsChanged: data<'VariantsChanged'>({}, 'productId'),
};
