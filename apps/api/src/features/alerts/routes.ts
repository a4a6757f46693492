import * as calls from '@vitrine/contract/wishlist/alerts'
import type { LinkKey } from '#api/access/link-key.ts'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { assortment, type Catalog } from '#api/features/catalog/index.ts'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { confirmAlertOf, forgetAlertsOf } from './alert-queries.ts'
import { askAlert, CONFIRM, LEAVE } from './ask-alert.ts'

export function alertRoutes(catalog: Catalog, links: LinkKey): readonly ServedRoute[] {
  return [
    serve(calls.askAlert, (ctx, { body, facts }) =>
      askAlert(assortment.reading(catalog, ctx), links, { ...body, ip: facts.ip }),
    ),
    serve(calls.confirmAlert, (ctx, { body }) => confirm(ctx, links.read(CONFIRM, body.token))),
    serve(calls.leaveAlerts, (ctx, { body }) => leave(ctx, links.read(LEAVE, body.token))),
  ]
}

/** A link that was used, has aged or never was looks always the same. */
async function confirm(ctx: Context, alertId: number | undefined) {
  if (alertId === undefined || !(await confirmAlertOf(ctx, alertId))) throw new ShopError('NOT_FOUND')
  return 'waiting' as const
}

/** Leaving twice is leaving. */
async function leave(ctx: Context, alertId: number | undefined) {
  if (alertId === undefined) throw new ShopError('NOT_FOUND')
  await forgetAlertsOf(ctx, alertId)
  return 'left' as const
}
