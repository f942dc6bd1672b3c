import { announce } from '../../platform/announce.ts';
import { defineDomain, type Incoming, pathValue } from '../../platform/domain.ts';
import { queryCursorList } from '../../platform/requests/cursor-query.ts';
import { nestedQuery } from '../../platform/requests/nested-query.ts';
import { createRequest } from './create.ts';
import { changeRequest } from './notify.ts';
import { countByReference, reportBackInStock } from './report.ts';
import { getRequests, removeRequest, requireRequest } from './state.ts';

const BASE = '/v1/back-in-stock-notification-requests';

/** The names that filters and sorts of requests may use. */
const FIELDS = {
  fields: [
    ...['id', 'status', 'email', 'contactId', 'catalogReference', 'itemDetails', 'itemUrl'],
    ...['autoNotified', 'createdDate'],
  ],
};

const getRequest = (incoming: Incoming) =>
  requireRequest(incoming.context, pathValue(incoming, 'id'));

/**
 * Requests for back-in-stock notifications. See docs/reference/states.mdx and
 * docs/reference/back-in-stock.mdx.
 */
export const backInStock = defineDomain('back-in-stock', '/back-in-stock-service', {
  createBackInStockNotificationRequest: {
    method: 'POST',
    path: BASE,
    respond: ({ context, visitor, body }) => createRequest(context, visitor, body),
  },
  queryBackInStockNotificationRequests: {
    method: 'GET',
    path: BASE,
    respond({ context, query }) {
      const { items, metadata } = queryCursorList(getRequests(context), nestedQuery(query), FIELDS);
      return { requests: items, metadata };
    },
  },
  getBackInStockNotificationRequestsCountByCatalogReferences: {
    method: 'GET',
    path: `${BASE}/count-by-catalog-reference`,
    respond: ({ context, query }) => countByReference(context, nestedQuery(query)),
  },
  reportItemsBackInStock: {
    method: 'POST',
    path: `${BASE}/report-items-back-in-stock`,
    respond: ({ context, body }) => reportBackInStock(context, body),
  },
  getBackInStockNotificationRequest: {
    method: 'GET',
    path: `${BASE}/:id`,
    respond: (incoming) => ({ request: getRequest(incoming) }),
  },
  deleteBackInStockNotificationRequest: {
    method: 'DELETE',
    path: `${BASE}/:id`,
    respond(incoming) {
      const request = getRequest(incoming);
      removeRequest(incoming.context, request.id);
      announce(incoming.context, 'back_in_stock_notification_request_deleted', request);
      return {};
    },
  },
  markAsNotificationSent: {
    method: 'PUT',
    path: `${BASE}/:id/mark-as-notification-sent`,
    respond(incoming) {
      const request = getRequest(incoming);
      if (request.status !== 'NOTIFICATION_SENT') {
        changeRequest(incoming.context, request, {
          status: 'NOTIFICATION_SENT',
          autoNotified: false,
        });
      }
      return { request };
    },
  },
});
