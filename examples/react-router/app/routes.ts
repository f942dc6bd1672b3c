import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('collections', 'routes/collections.tsx'),
  route('collections/:slug', 'routes/collection.tsx'),
  route('products/:slug', 'routes/product.tsx'),
  route('search', 'routes/search.tsx'),
  route('wishlist', 'routes/wishlist.tsx'),
  route('compare', 'routes/compare.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('checkout/:outcome', 'routes/checkout-return.tsx'),
  route('events', 'routes/events.tsx'),
  route('events/:slug', 'routes/event.tsx'),
  route('events/:slug/checkout', 'routes/ticket-checkout.tsx'),
  route('events/:slug/orders/:orderNumber', 'routes/ticket-order.tsx'),
  route('login', 'routes/login.tsx'),
  route('login/return', 'routes/login-return.tsx'),
  route('login/reset', 'routes/login-reset.tsx'),
  route('account', 'routes/account.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
