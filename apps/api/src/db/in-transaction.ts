import type { Context } from '#api/context.ts'
import { noteTransaction } from './per-database.ts'

type Effect = Parameters<Context['afterCommit']>[0]

/**
 * All or nothing. The inner context shadows the outer one, so that no statement slips past the transaction;
 * effects given to its `afterCommit` run only once the commit has succeeded. Inside a transaction it joins it.
 */
export async function inTransaction<C extends Context, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return work(ctx)
  const effects: Effect[] = []
  const result = await ctx.db.transaction().execute((db) => {
    noteTransaction(db, ctx.db)
    return work({ ...ctx, db, afterCommit: (effect: Effect) => effects.push(effect) })
  })
  for (const effect of effects) ctx.afterCommit(effect)
  return result
}
