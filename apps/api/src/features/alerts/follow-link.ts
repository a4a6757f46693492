import type { LinkKey } from '#api/access/link-key.ts'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { confirmAlertOf, forgetAlertsOf } from './alert-queries.ts'
import { CONFIRM, LEAVE } from './ask-alert.ts'

/** A link that was used, has aged or never was looks always the same. */
export async function confirmAlert(ctx: Context, links: LinkKey, token: string): Promise<'waiting'> {
  const alertId = links.read(CONFIRM, token)
  if (alertId === undefined || !(await confirmAlertOf(ctx, alertId))) throw new ShopError('NOT_FOUND')
  return 'waiting'
}

/** Leaving twice is leaving. */
export async function leaveAlerts(ctx: Context, links: LinkKey, token: string): Promise<'left'> {
  const alertId = links.read(LEAVE, token)
  if (alertId === undefined) throw new ShopError('NOT_FOUND')
  await forgetAlertsOf(ctx, alertId)
  return 'left'
}
