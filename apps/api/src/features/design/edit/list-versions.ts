import type { CallReply } from '@vitrine/contract/call'
import type { listDesignVersions } from '@vitrine/contract/design/editor'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import { selectVersions } from './design-queries.ts'
import { toVersion } from './desk.ts'

const SHOWN = 30

export async function listVersions(ctx: Context): Promise<CallReply<typeof listDesignVersions>> {
  assertMay(ctx, 'design:change')
  const rows = await selectVersions(ctx.db, { now: ctx.now(), isToCome: false, most: SHOWN })
  return { items: rows.map(toVersion) }
}
