/** Where pages of the shop itself begin: the router never asks what stands at an address below them. */
const OWN_ROUTES: readonly string[] = [
  ...[
    'search',
    'c',
    'p',
    'i',
    'delivery',
    'returns',
    'terms-of-use',
    'privacy',
    'imprint',
    'news',
    'newsletter',
  ],
  ...[
    'alerts',
    'cart',
    'recently-viewed',
    'my-account',
    'wishlist',
    'compare',
    'checkout',
    'cabinet',
    'admin',
  ],
  ...['blogger-user-agreement', 'blogger-privacy-policy', 'password', 'order-lookup', 'withdrawal', 'return'],
  ...['order', 'successful-payment', 'failed-payment', 'error'],
]

/** Whatever its letters' case, as the router takes it. */
export const isOwnRoute = (path: string): boolean =>
  OWN_ROUTES.includes(path.split('/')[0]?.toLowerCase() ?? '')
