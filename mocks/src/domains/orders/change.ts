import type { Visitor } from '../../platform/domain.ts';
import { invalid } from '../../platform/errors.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { flag, type JsonObject, textList } from '../../platform/requests/fields.ts';
import { readAnswers } from '../tickets/checkout/answers.ts';
import { checkAnswers } from '../tickets/checkout/check-answers.ts';
import { findTicketedEvent } from '../tickets/event.ts';
import { announceOrder } from './announce.ts';
import { requireOrder } from './find.ts';
import { type Order, toOrder } from './order-wire.ts';
import { notAvailable, UNPAID } from './rules.ts';
import type { StoredOrder } from './state.ts';
import { setOrderStatus } from './status.ts';

const MAX_ORDERS = 100;

/**
 * Reads the paths of a mask: a comma-separated text, or a list. Without a mask, the fields in the
 * body apply.
 */
function readMask(body: JsonObject, known: readonly string[]): string[] {
  const { fields } = body;
  if (fields === undefined || fields === null) return known.filter((name) => name in body);
  const names = typeof fields === 'string' ? fields.split(',') : textList(body, 'fields');
  return names.map((name) => {
    const path = name.trim();
    const field = known.find((one) => one === path || path.startsWith(`${one}.`));
    if (field) return field;
    throw invalid({
      field: 'fields',
      violatedRule: 'FIELD_NOT_ALLOWED',
      description: `can name ${known.join(' and ')}, not "${path}"`,
    });
  });
}

function archive(
  context: PlatformContext,
  order: StoredOrder,
  archived: boolean,
  by: Visitor,
): void {
  if (order.archived === archived) return;
  order.archived = archived;
  order.updated = context.clock.now();
  announceOrder(context, 'OrderUpdated', order, by);
}

function changeAnswers(
  context: PlatformContext,
  order: StoredOrder,
  body: JsonObject,
  by: Visitor,
): void {
  const answers = readAnswers(body, 'checkoutForm', 'checkoutForm');
  const inputs = findTicketedEvent(context, order.eventId)?.inputs;
  const violations = inputs ? checkAnswers(inputs, answers, 'checkoutForm', order.answers) : [];
  if (violations.length > 0) throw invalid(...violations);
  order.answers = answers;
  if (order.guests.length > 0) order.guests = [answers, ...order.guests.slice(1)];
  order.updated = context.clock.now();
  announceOrder(context, 'OrderUpdated', order, by);
}

/** Changes what the mask names of an order: its answers, whether it is archived. See docs/reference/orders.mdx. */
export function updateOrder(
  context: PlatformContext,
  visitor: Visitor,
  { eventId, orderNumber }: { eventId: string; orderNumber: string },
  body: JsonObject,
): { order: Order } {
  const order = requireOrder(context, eventId, orderNumber);
  const mask = readMask(body, ['checkoutForm', 'archived']);
  const archived = flag(body, 'archived');
  if (mask.includes('checkoutForm')) changeAnswers(context, order, body, visitor);
  if (mask.includes('archived')) archive(context, order, archived, visitor);
  return { order: toOrder(context, order) };
}

/** The orders that a request names: all of them, or a 404. */
function namedOrders(context: PlatformContext, eventId: string, body: JsonObject): StoredOrder[] {
  const numbers = textList(body, 'orderNumber', MAX_ORDERS);
  if (numbers.length === 0) {
    throw invalid({
      field: 'orderNumber',
      violatedRule: 'MIN_SIZE',
      description: 'has size 0, expected 1 or more',
    });
  }
  return [...new Set(numbers)].map((number) => requireOrder(context, eventId, number));
}

/** Archives orders of an event, or brings them back: all of them, or none. See docs/reference/orders.mdx. */
export function bulkUpdateOrders(
  context: PlatformContext,
  visitor: Visitor,
  eventId: string,
  body: JsonObject,
): { orders: Order[] } {
  const orders = namedOrders(context, eventId, body);
  const archived = flag(body, 'archived');
  if (readMask(body, ['archived']).length > 0) {
    for (const order of orders) archive(context, order, archived, visitor);
  }
  return { orders: orders.map((order) => toOrder(context, order)) };
}

/** Marks orders as paid: all of them, or none if the status of one does not allow it. */
export function confirmOrders(
  context: PlatformContext,
  visitor: Visitor,
  eventId: string,
  body: JsonObject,
): { orders: Order[] } {
  const orders = namedOrders(context, eventId, body);
  const other = orders.find(({ status }) => !UNPAID.includes(status));
  if (other) throw notAvailable(other);
  for (const order of orders) {
    order.method ??= 'manual';
    setOrderStatus(context, order, 'PAID', visitor);
  }
  return { orders: orders.map((order) => toOrder(context, order)) };
}
