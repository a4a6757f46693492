// The rooms of the staff's side, as the rail lists them: groups apart, in the order of a day's work.
import type { Permission } from '@vitrine/domain/access/permissions'
import type { MessageKey } from '@vitrine/i18n/message-key'
import type { StaffIconName } from './staff-icon.tsx'

export type StaffRoom = {
  to: string
  icon: StaffIconName
  title: MessageKey
  /** Without it the room is not shown; that it does not open, either, is the server's care. */
  may: Permission
  /** Goes there after G. */
  letter: string
  /** Its list can be narrowed, and kept so under a name. */
  hasViews?: true
  /** What waits in it, as a feature of the server counts it (`waits`). */
  count?: string
}

export const STAFF_ROOMS: readonly (readonly StaffRoom[])[] = [
  [{ to: '/admin', icon: 'home', title: 'staff.home', may: 'order:manage', letter: 'h' }],
  [
    {
      to: '/admin/orders',
      hasViews: true,
      icon: 'box',
      title: 'staff.orders',
      may: 'order:manage',
      letter: 'o',
      count: 'orders',
    },
    {
      hasViews: true,
      ...{ to: '/admin/customers', icon: 'person', title: 'staff.customers', may: 'customer:manage' },
      letter: 'm',
    },
    {
      hasViews: true,
      ...{ to: '/admin/reviews', icon: 'star', title: 'staff.reviews', may: 'review:approve' },
      ...{ letter: 'r', count: 'reviews' },
    },
  ],
  [
    {
      to: '/admin/coupons',
      hasViews: true,
      icon: 'ticket',
      title: 'staff.coupons',
      may: 'commerce:change',
      letter: 'u',
    },
    {
      to: '/admin/gift-cards',
      hasViews: true,
      icon: 'card',
      title: 'staff.giftCards',
      may: 'commerce:change',
      letter: 'v',
    },
    {
      to: '/admin/catalogue',
      hasViews: true,
      icon: 'hanger',
      title: 'staff.catalogue',
      may: 'catalog:write',
      letter: 'p',
    },
    { to: '/admin/imports', icon: 'download', title: 'staff.imports', may: 'catalog:import', letter: 'i' },
    {
      hasViews: true,
      ...{ to: '/admin/partners', icon: 'people', title: 'staff.partners', may: 'partner:approve' },
      ...{ letter: 'n', count: 'partners' },
    },
  ],
  [
    { to: '/admin/design', icon: 'layout', title: 'staff.design', may: 'design:change', letter: 'd' },
    { to: '/admin/content', icon: 'file', title: 'staff.content', may: 'content:write', letter: 'c' },
  ],
  [
    {
      ...{ to: '/admin/settings', icon: 'sliders', title: 'staff.settings', may: 'settings:change' },
      letter: 's',
    },
    { to: '/admin/commerce', icon: 'truck', title: 'staff.commerce', may: 'commerce:change', letter: 'l' },
    { to: '/admin/staff', icon: 'people', title: 'staff.title', may: 'role:grant', letter: 'e' },
    { to: '/admin/keys', icon: 'card', title: 'staff.apiKeys', may: 'key:grant', letter: 'k' },
    { to: '/admin/system', icon: 'pulse', title: 'staff.system', may: 'system:read', letter: 'y' },
    {
      to: '/admin/audit',
      hasViews: true,
      icon: 'history',
      title: 'staff.audit',
      may: 'audit:read',
      letter: 'a',
    },
  ],
]
