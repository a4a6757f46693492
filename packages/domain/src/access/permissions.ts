/** What can be allowed, as `<what>:<deed>`. A name says what happens, never who may: that stands in `roles.ts`. */
export const PERMISSIONS = [
  // Whoever comes in.
  'page:read',
  'catalog:read',
  'content:read',
  'store:read',
  'stock:read',
  'review:read',
  'review:create',
  'cart:read',
  'cart:change',
  'gift-card:check',
  'order:place',
  'order:read',
  'order:look-up',
  'order:pay',
  'gift-card:send-again',
  'payment:report',
  'newsletter:subscribe',
  'message:send',
  'session:start',
  'session:refresh',
  'session:end',
  // Whoever is signed in.
  'account:read',
  'account:change',
  'wishlist:change',
  'order:cancel',
  'bonus:spend',
  'bonus:spend-all',
  // Partners.
  'partner:read',
  'promo:read',
  'order:read-cancel-reason',
  'design:change',
  // Staff.
  'order:manage',
  'order:mark-paid',
  'order:refund',
  'order:export',
  'order:fulfil',
  'review:approve',
  'stock:reserve',
  'stock:check',
  'stock:write',
  'price:write',
  'catalog:import',
  'skin:update',
  'commerce:change',
  'audit:read',
  'customer:impersonate',
  // The program itself.
  'session:open',
  'role:grant',
  'key:grant',
  'bonus:grant',
  'gift-card:send',
  'mail:deliver',
  'payment:settle',
  'data:retire',
] as const
export type Permission = (typeof PERMISSIONS)[number]

export function isPermission(name: unknown): name is Permission {
  return (PERMISSIONS as readonly unknown[]).includes(name)
}
