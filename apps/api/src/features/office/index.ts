// The back office: programs of the shop's owner, each with a key of its own, read orders, move them on and keep stock and
// prices. What they wish for is done once, however often it is sent; what happens to orders they are told.
import type { Database } from '#api/db/client.ts'
import type { Feature } from '#api/routing/feature.ts'
import { identifyKey } from './keys/identify-key.ts'
import { officeRoutes } from './routes.ts'
import { deliverWebhooks, type WebhookDeps } from './webhooks/deliver-webhooks.ts'

const DELIVERY_MS = 1_000

export function createOffice({ db, ...webhooks }: { db: Database } & WebhookDeps): Feature {
  return {
    name: 'office',
    routes: officeRoutes,
    identify: (token) => identifyKey(db, token),
    jobs: [{ name: 'office.deliver', may: 'order:export', run: (ctx) => deliverWebhooks(ctx, webhooks) }],
    schedules: [{ job: 'office.deliver', everyMs: DELIVERY_MS, in: 'each worker' }],
  }
}
