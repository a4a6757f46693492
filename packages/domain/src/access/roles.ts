// Who may what: a role is a row. Only sessions read roles, to make the rights of an actor; all others ask `can`, and a page
// is told `grantsOf` its reader.
import { PERMISSIONS, type Permission } from './permissions.ts'
import { joinRights, type Rights } from './rights.ts'

/** Roles a customer can be given; `customer` comes with signing in, `guest` with coming in. */
export const ROLES = ['admin', 'manager', 'blogger', 'former-blogger', 'vip'] as const
export type Role = (typeof ROLES)[number]

const GUEST: Rights = {
  'page:read': 'any',
  'catalog:read': 'any',
  'content:read': 'any',
  'store:read': 'any',
  'stock:read': 'any',
  'review:read': 'any',
  'review:create': 'any',
  'cart:read': 'own',
  'cart:change': 'own',
  // Whoever knows its code.
  'gift-card:check': 'any',
  'order:place': 'own',
  'order:read': 'own',
  'order:pay': 'own',
  'order:return': 'own',
  'gift-card:send-again': 'own',
  // Whoever knows its number and contact.
  'order:look-up': 'any',
  // A payment service: its signature says who it is.
  'payment:report': 'any',
  'newsletter:subscribe': 'any',
  'alert:ask': 'any',
  'message:send': 'any',
  'session:start': 'any',
  'session:refresh': 'own',
  'session:end': 'own',
}

const STAFF: Rights = {
  'order:read': 'any',
  'order:cancel': 'any',
  'order:manage': 'any',
  'order:mark-paid': 'any',
  'order:refund': 'any',
  'order:export': 'any',
  'order:fulfil': 'any',
  'review:approve': 'any',
  'stock:reserve': 'any',
  'stock:check': 'any',
  'stock:write': 'any',
  'price:write': 'any',
  'catalog:import': 'any',
  'catalog:update': 'any',
  'catalog:write': 'any',
  'content:write': 'any',
  'skin:update': 'any',
  'commerce:change': 'any',
  'customer:manage': 'any',
  'bonus:book': 'any',
  'customer:impersonate': 'any',
  'payout:run': 'any',
  'partner:read': 'any',
  'partner:approve': 'any',
  'promo:read': 'any',
  'promo:assign': 'any',
}

/** Each row holds what the role adds to `customer`, and that to `guest` (spec accounts §6). */
export const ROLE_TABLE: Readonly<Record<'guest' | 'customer' | Role, Rights>> = {
  guest: GUEST,
  customer: {
    'account:read': 'own',
    'account:change': 'own',
    'account:export': 'own',
    'wishlist:change': 'own',
    'order:cancel': 'own',
    'bonus:spend': 'own',
  },
  vip: { 'bonus:spend-all': 'own' },
  blogger: {
    'partner:read': 'own',
    'partner:change': 'own',
    'partner:agree': 'own',
    'promo:read': 'any',
    'royalty:read': 'own',
    'payout:change-account': 'own',
    'order:read-cancel-reason': 'own',
    'design:change': 'own',
    'catalog:update': 'any',
  },
  // What was earned before the partnership ended is still theirs: they see it, and say where it goes.
  'former-blogger': { 'royalty:read': 'own', 'payout:change-account': 'own' },
  manager: STAFF,
  admin: {
    ...STAFF,
    'order:read-cancel-reason': 'any',
    'design:change': 'any',
    'audit:read': 'any',
    'settings:change': 'any',
    'system:read': 'any',
    'key:grant': 'any',
    'role:grant': 'any',
    'credential:reset': 'any',
    // Beyond what one of the staff may give a customer in a day.
    'bonus:grant': 'any',
  },
}

/** Of whoever is signed in with these roles, none included. A role without a row adds nothing. */
export function rightsOf(roles: readonly Role[]): Rights {
  return joinRights([ROLE_TABLE.guest, ROLE_TABLE.customer, ...roles.map((role) => ROLE_TABLE[role] ?? {})])
}

/** What these roles allow that no other customer may. */
export function grantsOf(roles: readonly Role[]): Permission[] {
  const [rights, plain] = [rightsOf(roles), rightsOf([])]
  return PERMISSIONS.filter(
    (permission) => rights[permission] !== undefined && plain[permission] === undefined,
  )
}
