import { readFile } from 'node:fs/promises'
import type { CallParsed } from '@vitrine/contract/call'
import { type bringCustomers as bringCall, MAX_CUSTOMER_ROWS } from '@vitrine/contract/people/customer-table'
import type { TableReport } from '@vitrine/contract/people/table-report'
import { findStore } from '@vitrine/domain/store/find-store'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import { storesOf } from '#api/commerce/commerce.ts'
import type { Context } from '#api/context.ts'
import { invalidInput } from '#api/errors.ts'
import { told, toldReply } from '#api/refusal/told.ts'
import type { Upload } from '#api/routing/serve.ts'
import { ProblemList } from '../problems.ts'
import { inTableTransaction, reportOf, takeReadable } from '../tables/take-table.ts'
import { lockKnown } from './known.ts'
import { type Plan, planOf } from './plan/plan.ts'
import { type GivenCustomer, readCustomers } from './read-customers.ts'
import { writePlans } from './write-plans.ts'

type Body = CallParsed<typeof bringCall>['body']
type Table = { title: string; bytes: Uint8Array } & Pick<Body, 'store' | 'charset' | 'mode'>
type Lists = { leftOut: ProblemList; remarks: ProblemList }

const LOCK_KEY = 7_316_044_203
const AT_ONCE = 500

/** One transaction: what is told as taken is in the shop, and a killed process has left nothing. */
export async function bringCustomers(
  ctx: Context,
  { body, uploads: [upload] }: { body: Body; uploads: readonly Upload[] },
): Promise<TableReport> {
  assertMay(ctx, 'customer:manage')
  if (!upload) throw invalidInput([{ path: 'file', key: 'REQUIRED', ...toldReply(told('NO_TABLE')) }])
  const { name = 'customers.csv', ...how } = body
  return takeCustomers(ctx, { ...how, title: name, bytes: await readFile(upload.path) })
}

export async function takeCustomers(ctx: Context, table: Table): Promise<TableReport> {
  assertMay(ctx, 'customer:manage')
  const store = findStore(await storesOf(ctx), table.store) ?? ctx.store
  const lists: Lists = { leftOut: new ProblemList(), remarks: new ProblemList() }
  const file = { name: table.title, bytes: table.bytes, charset: table.charset }
  const { rows, given } = await takeReadable(() =>
    readCustomers({ file, store, maxRows: MAX_CUSTOMER_ROWS, ...lists }),
  )
  const counts = { created: 0, updated: 0, same: 0 }
  const way = { lockKey: LOCK_KEY, isTrial: table.mode === 'try' }
  await inTableTransaction({ ...ctx, store }, way, async (ctx) => {
    for (let at = 0; at < given.length; at += AT_ONCE)
      await takeSome(ctx, given.slice(at, at + AT_ONCE), { ...lists, counts })
    const after = { rows, ...counts, left_out: lists.leftOut.count }
    await audit(ctx, { may: 'customer:manage', entity: 'customer_table', id: table.title, after })
  })
  return reportOf({ rows, counts, ...lists })
}

type Taking = Lists & { counts: { created: number; updated: number; same: number } }

async function takeSome(ctx: Context, given: readonly GivenCustomer[], taking: Taking): Promise<void> {
  const { leftOut, remarks, counts } = taking
  const known = await lockKnown(ctx.db, given)
  const plans: Plan[] = []
  for (const one of given) {
    const plan = await planOf(ctx, { given: one, known })
    if ('reason' in plan) leftOut.add({ place: one.place, ...plan })
    else plans.push(plan)
  }
  const { created, updated, lost } = await writePlans(ctx, plans)
  for (const { given } of lost) leftOut.add({ place: given.place, ...told('CAME_MEANWHILE') })
  const left = new Set(lost)
  for (const plan of plans)
    if (!left.has(plan)) for (const why of plan.remarks) remarks.add({ place: plan.given.place, ...why })
  counts.created += created
  counts.updated += updated
  counts.same += plans.length - created - updated - lost.length
}
