import type { Permission } from './permissions.ts'

const SWEEPS = ['data:retire'] as const

/** What the program does by itself, and a command on behalf of whoever may read the data folder: a row each. */
export const SYSTEM_JOBS = {
  'command:import': ['catalog:import'],
  'command:seed': ['catalog:import', 'role:grant', 'promo:assign'],
  'command:review': ['review:approve'],
  'command:session': ['session:open', 'role:grant'],
  'accounts.sweep-codes': SWEEPS,
  'accounts.sweep-photos': SWEEPS,
  'alerts.send': ['catalog:read'],
  'alerts.sweep': SWEEPS,
  'audit.sweep': SWEEPS,
  'cart.sweep-guest-carts': SWEEPS,
  'cart.sweep-operations': SWEEPS,
  'cart.sweep-shares': SWEEPS,
  'cart.sweep-unused-carts': SWEEPS,
  'promotions.pay-cashback': ['bonus:grant'],
  'promotions.send-gift-cards': ['gift-card:send'],
  'command:bonus': ['bonus:grant'],
  'command:backup': ['system:read'],
  'command:keys': ['key:grant'],
  'command:second-factor': ['credential:reset'],
  'command:customers': ['customer:manage'],
  'command:delivery': ['commerce:change'],
  'command:orders': ['order:export', 'customer:manage'],
  'catalog.follow-clock': ['catalog:read'],
  'catalog.follow-menus': ['catalog:read'],
  'catalog.sweep-changes': SWEEPS,
  'catalog.sweep-former-prices': SWEEPS,
  'catalogue-editing.sweep-files': SWEEPS,
  'catalogue-editing.sweep-pictures': SWEEPS,
  'content.follow-days': ['content:read'],
  'design.follow-clock': ['content:read'],
  'design.sweep-pictures': SWEEPS,
  'former-orders.sweep': SWEEPS,
  'imports.run': ['catalog:import'],
  'imports.clock': ['catalog:import'],
  'imports.sweep': SWEEPS,
  'limits.sweep-spent': SWEEPS,
  'mail.deliver': ['mail:deliver', 'order:read'],
  'mail.prune-folder': SWEEPS,
  'mail.sweep-outbox': SWEEPS,
  'mail.sweep-tokens': SWEEPS,
  'media.sweep-drafts': SWEEPS,
  'newsletter.sweep-pending': SWEEPS,
  'office.deliver': ['order:export'],
  'partners.sweep-photos': SWEEPS,
  'payments.ask': ['payment:settle'],
  'payments.receive': ['payment:settle'],
  'payments.refund': ['order:refund'],
  'payments.release': ['payment:settle'],
  'reviews.sweep-photos': SWEEPS,
  'royalties.ripen': ['royalty:settle'],
  'royalties.forget': ['royalty:settle'],
  'command:payouts': ['payout:run'],
  'sessions.sweep': SWEEPS,
  'sessions.sweep-tokens': SWEEPS,
  'stock.sweep-holds': SWEEPS,
  'system.sweep-forms': SWEEPS,
  'test-gateway.sweep': SWEEPS,
  'visits.write-vitals': ['page:read'],
  'visits.sweep': SWEEPS,
  'wishlist.note': ['catalog:read'],
} as const satisfies Record<string, readonly Permission[]>

export type SystemJob = keyof typeof SYSTEM_JOBS

/** A job without a row may do nothing. */
export function rightsOfJob(job: string): readonly Permission[] {
  return Object.hasOwn(SYSTEM_JOBS, job) ? SYSTEM_JOBS[job as SystemJob] : []
}
