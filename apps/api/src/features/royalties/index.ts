// What partners earn: an order remembers who brought it, its royalty follows it, and payouts collect what can no longer come back.
import type { Context } from '#api/context.ts'
import type { EntitySource } from '#api/entity-source.ts'
import type { Feature } from '#api/routing/feature.ts'
import { auditRoyalties } from './audit-royalties.ts'
import { accountChangedMail } from './cabinet/account-changed-mail.ts'
import { listPayouts } from './cabinet/list-payouts.ts'
import { forgetSettled } from './leaving/forget-settled.ts'
import { leaveRoyalties, owedRoyalties } from './leaving/leave-royalties.ts'
import { royaltyRoutes } from './routes.ts'
import { ripenRoyalties } from './settle/ripen-royalties.ts'

export const royaltiesFeature: Feature = {
  name: 'royalties',
  routes: royaltyRoutes,
  jobs: [
    {
      name: 'royalties.ripen',
      may: 'royalty:settle',
      run: async (ctx) => ({ ripened: await ripenRoyalties(ctx) }),
    },
    { name: 'royalties.forget', may: 'royalty:settle', run: forgetSettled },
  ],
  schedules: [
    { job: 'royalties.ripen', cron: '40 3 * * *' },
    { job: 'royalties.forget', cron: '50 3 * * *' },
  ],
  mails: { 'royalties.account-changed': accountChangedMail },
}

const ALL = { size: 1_000, from: 0, sort: 'id:desc', currency: undefined } as const

/** What `GET /api/catalog` finds of the asker's own. */
export const payoutEntities: EntitySource = {
  type: 'blogger_payout',
  textFields: ['status'],
  sort: 'id:desc',
  may: 'partner:read',
  read: async (ctx: Context) => (await listPayouts(ctx, ALL)).items,
}

export { attributeOrder } from './attribute/attribute-order.ts'
export { settleRoyalty } from './settle/settle-royalty.ts'
export { auditRoyalties, leaveRoyalties, owedRoyalties }
