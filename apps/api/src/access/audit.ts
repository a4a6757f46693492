import { hash } from 'node:crypto'
import type { Call } from '@vitrine/contract/call'
import type { Actor } from '@vitrine/domain/access/actor'
import type { Acting } from '@vitrine/domain/access/can'
import type { Permission } from '@vitrine/domain/access/permissions'
import { stableJson } from '@vitrine/domain/json/stable-json'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { json } from '#api/db/json.ts'

export type AuditLine = {
  /** By which right; asked once more, so that what is audited is guarded. */
  may: Permission
  /** Table and key of what was changed. */
  entity: string
  id: string | number
  /** The fields that matter, as they were and as they are; equal ones are left out. Nothing secret, nothing private. */
  before?: Readonly<Record<string, unknown>> | null
  after?: Readonly<Record<string, unknown>> | null
  /** What was asked for, where something is made: sent again, it is known by it (`made-already.ts`). Nothing of a person. */
  wish?: unknown
}

export type AuditContext = Pick<Context, 'db' | 'now'> & Acting

/** One line for each write of staff or program, in the transaction of the write: both are there, or neither. */
export async function audit(
  ctx: AuditContext,
  { may, entity, id, before, after, wish }: AuditLine,
): Promise<void> {
  assertMay(ctx, may)
  if (!ctx.db.isTransaction)
    throw new Error(`The change of ${entity} ${id} is audited outside a transaction.`)
  await ctx.db
    .insertInto('audit')
    .values({
      at: ctx.now(),
      ...whoOf(ctx.actor),
      permission: may,
      entity,
      entity_id: String(id),
      before: before ? json(differing(before, after)) : null,
      after: after ? json(differing(after, before)) : null,
      // The program acts in no store view.
      wish: wish === undefined ? null : fingerprintOf(wish),
      store_id: ctx.actor.kind === 'system' ? null : ctx.store.storeId,
    })
    .execute()
}

export const fingerprintOf = (wish: unknown): string => hash('sha256', stableJson(wish), 'base64url')

/** Who did it, and for whom, where these are two. */
export function whoOf(actor: Actor) {
  if (actor.kind === 'system') return { job: actor.job, customer_id: null, acting_for: null }
  if (actor.kind === 'guest') return { job: null, customer_id: null, acting_for: null }
  const { customerId, impersonator } = actor
  return impersonator === undefined
    ? { job: null, customer_id: customerId, acting_for: null }
    : { job: null, customer_id: impersonator, acting_for: customerId }
}

function differing(one: object, other: object | null | undefined): Record<string, unknown> {
  const others = new Map(Object.entries(other ?? {}))
  return Object.fromEntries(
    Object.entries(one).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(others.get(key))),
  )
}

/** Whatever somebody does for somebody else is written down before it is done, with both their names. */
export async function noteActing(ctx: Context, { id, may, method, ownPagesOnly }: Call): Promise<void> {
  const { actor } = ctx
  if (actor.kind !== 'customer' || actor.impersonator === undefined) return
  if (method === 'GET' && !ownPagesOnly) return
  await inTransaction(ctx, (ctx) => audit(ctx, { may, entity: 'call', id }))
}
