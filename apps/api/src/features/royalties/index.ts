// What partners earn: an order remembers who brought it, its royalty follows it, and payouts collect what can no longer come back.
import type { Feature } from '#api/routing/feature.ts'
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
  ],
  schedules: [{ job: 'royalties.ripen', cron: '40 3 * * *' }],
}

export { attributeOrder } from './attribute/attribute-order.ts'
export { auditRoyalties } from './audit-royalties.ts'
export { settleRoyalty } from './settle/settle-royalty.ts'
