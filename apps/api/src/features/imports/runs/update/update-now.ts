import { setTimeout as pause } from 'node:timers/promises'
import type { CallReply } from '@vitrine/contract/call'
import type { updateImport } from '@vitrine/contract/catalog/imports/updates'
import { sql } from 'kysely'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { repeatLast } from './repeat-last.ts'

type Reply = CallReply<typeof updateImport>

const ASK_MS = 250
/** Longer ones are followed by their run. */
const WAIT_MS = 25_000

/** The last import again. Waits for its end for a while, since clients of the specification take the answer for it. */
export async function updateNow(
  ctx: Context,
  { run_id: begun }: { run_id?: number | undefined } = {},
  waitMs = WAIT_MS,
): Promise<Reply> {
  assertMay(ctx, 'catalog:update')
  const until = performance.now() + waitMs
  if (begun !== undefined) {
    await assertUpdate(ctx, begun)
    return waitFor(ctx, begun, until)
  }
  const id = await inTransaction(ctx, async (ctx) => {
    const id = await repeatLast(ctx, { reason: 'update', askedBy: myId(ctx) })
    if (id !== undefined)
      await audit(ctx, { may: 'catalog:update', entity: 'import_run', id, after: { reason: 'update' } })
    return id
  })
  if (id === undefined) return { started: false, finished_at: null, imported: {}, run_id: null }
  return waitFor(ctx, id, until)
}

/** Other runs are their own room's to show. */
async function assertUpdate(ctx: Context, id: number): Promise<void> {
  const { rows } = await sql`select from import_run where run_id = ${id} and reason = 'update'`.execute(
    ctx.db,
  )
  if (rows.length === 0) throw new ShopError('NOT_FOUND')
}

type Ended = {
  state: string
  ended_at: Date | null
  counts: Record<string, { created: number; updated: number }> | null
}

async function waitFor(ctx: Context, id: number, until: number): Promise<Reply> {
  for (;;) {
    const { rows } = await sql<Ended>`select state, ended_at, result->'counts' as counts
      from import_run where run_id = ${id}`.execute(ctx.db)
    const [run] = rows
    if (run?.state === 'failed' || run?.state === 'canceled')
      throw new ShopError('IMPORT_FAILED', {
        message: 'ERROR_OCCURRED_WHEN_IMPORTING',
        details: { run_id: id },
      })
    if (run?.ended_at || performance.now() > until)
      return {
        started: true,
        finished_at: run?.ended_at?.toISOString() ?? null,
        imported: changedIn(run?.counts ?? {}),
        run_id: id,
      }
    await pause(ASK_MS)
  }
}

const changedIn = (counts: NonNullable<Ended['counts']>) =>
  Object.fromEntries(
    Object.entries(counts)
      .map(([kind, { created, updated }]) => [kind, created + updated] as const)
      .filter(([, count]) => count > 0),
  )
