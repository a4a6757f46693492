import * as calls from '@vitrine/contract/wishlist/alerts'
import type { LinkKey } from '#api/access/link-key.ts'
import { assortment, type Catalog } from '#api/features/catalog/index.ts'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { askAlert } from './ask-alert.ts'
import { confirmAlert, leaveAlerts } from './follow-link.ts'

export function alertRoutes(catalog: Catalog, links: LinkKey): readonly ServedRoute[] {
  return [
    serve(calls.askAlert, (ctx, { body, facts }) =>
      askAlert(assortment.reading(catalog, ctx), links, { ...body, ip: facts.ip }),
    ),
    serve(calls.confirmAlert, (ctx, { body }) => confirmAlert(ctx, links, body.token)),
    serve(calls.leaveAlerts, (ctx, { body }) => leaveAlerts(ctx, links, body.token)),
  ]
}
