// The whole URL map. Every store has the same one below its own prefix (/us, /de, …): the prefix is the router's basename,
// so paths here and in links never name a store. Catalogue addresses (/women/dresses) are found by the dispatcher, `*`.
import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('pages/home/home-page.tsx'),
  route('search', 'pages/search/search-page.tsx'),
  route('c/:slug', 'pages/category/category-page.tsx'),
  route('p/:sku/:slug?/:childSku?', 'pages/product/product-page.tsx'),
  route('i/:identifier', 'pages/content/content-page.tsx'),
  route('delivery', 'pages/static/static-page.tsx', { id: 'delivery' }),
  route('returns', 'pages/static/static-page.tsx', { id: 'returns' }),
  route('terms-of-use', 'pages/static/static-page.tsx', { id: 'terms-of-use' }),
  route('privacy', 'pages/static/static-page.tsx', { id: 'privacy' }),
  route('news', 'pages/news/news-page.tsx'),
  route('news/:identifier', 'pages/news/news-item-page.tsx'),
  route('newsletter/:step?/:token?', 'pages/newsletter/newsletter-page.tsx'),
  route('cart', 'pages/cart/cart-page.tsx'),
  route('cart/:code', 'pages/cart/shared-cart-page.tsx'),
  route('checkout', 'pages/checkout/checkout-page.tsx'),
  route('order/:id', 'pages/order/order-page.tsx'),
  route('error', 'pages/error/error-page.tsx'),
  route('*', 'pages/dispatch/dispatch-page.tsx'),
] satisfies RouteConfig
