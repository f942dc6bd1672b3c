/** Sends all requests of one visitor in a realistic order, including invalid ones. */
export async function visit({ call }, { appId, products, collections }, index) {
  const { access_token: token } = await call('POST', '/oauth2/token', {
    body: { clientId: 'fenn-house', grantType: 'anonymous' },
  });
  const get = (path, options) => call('GET', path, { token, ...options });
  const post = (path, body, options) => call('POST', path, { token, body, ...options });
  const pick = (list) => list[index % list.length];

  const reader = '/stores-reader';
  const product = pick(products);
  const collection = pick(collections);
  await get(`${reader}/v1/collections/slug/${collection.slug}`);
  await post(`${reader}/v1/products/query-platformized`, {
    query: {
      filter: { collectionIds: { $hasSome: [collection.id] } },
      sort: [{ fieldName: 'name', order: 'ASC' }],
      paging: { limit: 12, offset: 0 },
    },
  });
  await get(`${reader}/v1/products/${product.id}?id=${product.id}`);
  await post(`${reader}/v1/products/${product.id}/variants/query`, { id: product.id });
  await post(`${reader}/v1/products/${product.id}/productOptionsAvailability`, {
    id: product.id,
    options: product.choices,
  });

  await get('/ecom/v1/carts/current', { status: 404 });
  const plain = products.filter(({ isPlain }) => isPlain);
  const { cart } = await post('/ecom/v1/carts/current/add-to-cart', {
    lineItems: [toLine(appId, pick(plain))],
  });
  const [line] = cart.lineItems;
  await post('/ecom/v1/carts/current/update-line-items-quantity', {
    lineItems: [{ id: line.id, quantity: 1 + (index % 2) }],
  });
  await post('/ecom/v1/carts/current/estimate-totals', {
    shippingAddress: { country: 'DK', city: 'Aalborg', postalCode: '9000' },
  });
  await get('/ecom/v1/carts/current');
  if (index % 2 === 0) await call('DELETE', '/ecom/v1/carts/current', { token });

  await tickets({ call, get, post, token }, index);
  await mistakes({ call, get, post, token });
}

const toLine = (appId, { id, variantId }) => ({
  catalogReference: { appId, catalogItemId: id, options: { variantId } },
  quantity: 1,
});

async function tickets({ call, get, post, token }, index) {
  const { events } = await post('/events/v3/events/query', {
    query: { paging: { limit: 10, offset: 0 } },
    fields: ['REGISTRATION', 'DETAILS'],
  });
  const event = events[index % events.length];
  await get(`/events/v3/events/slug/${event.slug}?slug=${event.slug}`);
  const { definitions } = await post('/events/v1/checkout/available-tickets/query', {
    filter: { eventId: event.id },
    limit: 10,
    offset: 0,
  });
  await get(`/events/v1/orders?eventId=${event.id}&limit=10&sort=created:desc`);
  const definition = definitions.find(
    ({ saleStatus, limitPerCheckout, pricing }) =>
      saleStatus === 'SALE_STARTED' && limitPerCheckout > 0 && pricing?.fixedPrice,
  );
  if (!definition) return;
  const { id } = await post('/events/v1/checkout/reservations', {
    eventId: event.id,
    ticketQuantities: [{ ticketDefinitionId: definition.id, quantity: 1 }],
  });
  await call('DELETE', `/events/v1/checkout/reservations/${id}?id=${id}&eventId=${event.id}`, {
    token,
  });
}

async function mistakes({ call, get, post, token }) {
  const nowhere = '00000000-0000-4000-8000-000000000000';
  await get(`/stores-reader/v1/products/${nowhere}`, { status: 404 });
  await get('/nowhere', { status: 404 });
  await get('/ecom/v1/carts/current', { token: undefined, status: 401 });
  await post('/stores-reader/v1/products/query-platformized', { query: 7 }, { status: 400 });
  const text = '{"lineItems":';
  await call('POST', '/ecom/v1/carts/current/add-to-cart', { token, text, status: 400 });
}
