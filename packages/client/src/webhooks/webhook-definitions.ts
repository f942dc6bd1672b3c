import { backInStockShape } from '../back-in-stock/codecs.ts';
import { cartShape } from '../cart/codecs.ts';
import { productShape } from '../catalog/codecs.ts';
import { eventShape } from '../events/codecs.ts';
import type { AnyShape, Shape } from '../http/codec/codec.ts';
import { orderShape } from '../orders/codecs.ts';
import { mediaShape } from '../values/value-codecs.ts';
import type { OrderNews, ReservationNews } from './order-data.ts';
import type { EventActions, WebhookData, WebhookEntities } from './webhook.ts';
import type { WebhookName } from './webhook-names.ts';

/** How a webhook is read: what it carries, of which shape, and what it can't do without. */
export interface Definition {
  readonly carries: 'entity' | 'former entity' | 'action' | 'data';
  readonly shape: AnyShape;
  readonly needs: readonly string[];
}

function entity<Kind extends keyof WebhookEntities>(
  kind: Kind,
  shape: Shape<WebhookEntities[Kind]>,
) {
  const current: Definition = { carries: 'entity', shape: shape as AnyShape, needs: [] };
  return {
    [`${kind}_created`]: current,
    [`${kind}_updated`]: current,
    [`${kind}_deleted`]: { ...current, carries: 'former entity' },
  } as Record<`${Kind}_${'created' | 'updated' | 'deleted'}`, Definition>;
}

const action = <Name extends keyof EventActions>(shape: Shape<EventActions[Name]>): Definition => ({
  carries: 'action',
  shape: shape as AnyShape,
  needs: ['eventId'],
});

const data = <Name extends keyof WebhookData>(
  shape: Shape<WebhookData[Name]>,
  ...needs: (keyof WebhookData[Name] & string)[]
): Definition => ({ carries: 'data', shape: shape as AnyShape, needs });

const { location, dateAndTimeSettings, registration } = eventShape;
const { tickets, checkoutForm, invoice } = orderShape;

const orderNews: Shape<OrderNews> = { timestamp: 'date', created: 'date', updated: 'date' };
const reservationNews: Shape<ReservationNews> = {
  timestamp: 'date',
  expires: 'date',
  updatedDate: 'date',
  quantities: [{ updatedDate: 'date' }],
  counts: [{ timestamp: 'date' }],
};

const turn = action<'event_started'>({ timestamp: 'date' });
const reservation = data<'ReservationCreated'>(reservationNews, 'eventId', 'reservationId');

/** How each webhook is read. Specification 7.12. */
export const definitions: Readonly<Record<WebhookName, Definition>> = {
  ...entity('back_in_stock_notification_request', backInStockShape),
  ...entity('cart', cartShape),
  ...entity('redirect_session', { _id: 'id' }),
  ...entity('event', eventShape),
  event_started: turn,
  event_ended: turn,
  event_canceled: turn,
  event_reminder: action<'event_reminder'>({ timestamp: 'date', location, dateAndTimeSettings }),
  event_cloned: action<'event_cloned'>({ timestamp: 'date', location, dateAndTimeSettings }),
  event_published: action<'event_published'>({
    timestamp: 'date',
    location,
    dateAndTimeSettings,
    registration,
  }),
  OrderInitiated: data<'OrderInitiated'>(
    { ...orderNews, checkoutForm, invoice },
    'eventId',
    'orderNumber',
  ),
  OrderConfirmed: data<'OrderConfirmed'>(
    { ...orderNews, checkoutForm, tickets, invoice },
    'eventId',
    'orderNumber',
  ),
  OrderUpdated: data<'OrderUpdated'>(
    { ...orderNews, checkoutForm, tickets },
    'eventId',
    'orderNumber',
  ),
  OrderDeleted: data<'OrderDeleted'>({ ...orderNews, tickets }, 'eventId', 'orderNumber'),
  ReservationCreated: reservation,
  ReservationUpdated: reservation,
  ProductCreated: data<'ProductCreated'>(
    {
      price: productShape.price,
      costAndProfitData: productShape.costAndProfitData,
      media: mediaShape,
    },
    'productId',
  ),
  ProductChanged: data<'ProductChanged'>({}, 'productId'),
  ProductDeleted: data<'ProductDeleted'>({}, 'productId'),
  CollectionCreated: data<'CollectionCreated'>({ media: mediaShape }, 'collectionId'),
  CollectionChanged: data<'CollectionChanged'>({}, 'collectionId'),
  CollectionDeleted: data<'CollectionDeleted'>({}, 'collectionId'),
  VariantsChanged: data<'VariantsChanged'>({}, 'productId'),
};
