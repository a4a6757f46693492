// Alerts: who asked for it is told once when a piece that was sold out is back.
import { linkKey } from '#api/access/link-key.ts'
import type { Catalog } from '#api/features/catalog/index.ts'
import type { Feature } from '#api/routing/feature.ts'
import { backMail, confirmMail } from './alert-mails.ts'
import { alertRoutes } from './routes.ts'
import { sendAlerts } from './send-alerts.ts'
import { sweepAlerts } from './sweep-alerts.ts'

export function createAlerts({ catalog, shopSecret }: { catalog: Catalog; shopSecret: Buffer }): Feature {
  const links = linkKey(shopSecret)
  return {
    name: 'alerts',
    routes: alertRoutes(catalog, links),
    jobs: [
      {
        name: 'alerts.send',
        may: 'catalog:read',
        run: async (ctx) => ({ sent: await sendAlerts(ctx, { catalog, links }) }),
      },
      {
        name: 'alerts.sweep',
        may: 'data:retire',
        run: async (ctx) => ({ removed: await sweepAlerts(ctx) }),
      },
    ],
    schedules: [
      { job: 'alerts.send', cron: '* * * * *' },
      { job: 'alerts.sweep', cron: '45 * * * *' },
    ],
    mails: { 'alerts.confirm': confirmMail, 'alerts.back': backMail },
  }
}
