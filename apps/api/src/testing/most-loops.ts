import type { CompiledQuery } from 'kysely'
import type { Database } from '#api/db/client.ts'

type Plan = { 'Actual Loops': number; 'Relation Name'?: string; Plans?: Plan[] }

function loopsOf(plan: Plan, table: string | undefined): number {
  const own = table === undefined || plan['Relation Name'] === table ? plan['Actual Loops'] : 0
  return Math.max(own, ...(plan.Plans ?? []).map((part) => loopsOf(part, table)))
}

/**
 * How often a step of what is asked, or its reading of a table, begins anew in the database. Where each row of a shop is looked up
 * by itself it is as often as there are rows.
 */
export async function mostLoops(
  db: Database,
  ask: (db: Database) => Promise<unknown>,
  table?: string,
): Promise<number> {
  const asked: CompiledQuery[] = []
  const noting = db.withPlugin({
    transformQuery({ node, queryId }) {
      asked.push(db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await ask(noting)
  const loops = asked.map(async (query) => {
    const text = `explain (analyze, format json) ${query.sql}`
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>({ ...query, sql: text })
    return rows[0] ? loopsOf(rows[0]['QUERY PLAN'][0].Plan, table) : 0
  })
  return Math.max(...(await Promise.all(loops)))
}
