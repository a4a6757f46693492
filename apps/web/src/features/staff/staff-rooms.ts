// The rooms of the staff's side, as the rail lists them: groups apart, in the order of a day's work.
import type { MessageKey } from '@vitrine/i18n/message-key'
import type { IconName } from '#web/ui/icon.tsx'

export type StaffRoom = { to: string; icon: IconName; title: MessageKey; ownersOnly?: boolean }

export const STAFF_ROOMS: readonly (readonly StaffRoom[])[] = [
  [
    { to: '/admin/orders', icon: 'box', title: 'staff.orders' },
    { to: '/admin/reviews', icon: 'star', title: 'staff.reviews' },
  ],
  [{ to: '/admin/partners', icon: 'people', title: 'staff.partners' }],
  [{ to: '/admin/audit', icon: 'history', title: 'staff.audit', ownersOnly: true }],
]
