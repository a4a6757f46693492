import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import type { CallParsed } from '@vitrine/contract/call'
import { type bringOrders as bringCall, MAX_ORDER_ROWS } from '@vitrine/contract/office/order-table'
import type { TableReport } from '@vitrine/contract/people/table-report'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { invalidInput } from '#api/errors.ts'
import { told, toldReply } from '#api/refusal/told.ts'
import type { Upload } from '#api/routing/serve.ts'
import { ProblemList } from '../../problems.ts'
import { inTableTransaction, reportOf, takeReadable } from '../../tables/take-table.ts'
import type { FormerOrder, GivenOrder } from './former-order.ts'
import { selectKnown, selectOwn } from './former-queries.ts'
import { readFormer } from './read-former.ts'
import { type Changed, insertFormer, updateFormer } from './write-orders.ts'

type Body = CallParsed<typeof bringCall>['body']
type Table = { title: string; bytes: Uint8Array } & Pick<Body, 'currency' | 'charset' | 'mode'>
type Counts = { created: number; updated: number; same: number }

const LOCK_KEY = 7_316_044_209
const AT_ONCE = 500

export async function bringOrders(
  ctx: Context,
  { body, uploads: [upload] }: { body: Body; uploads: readonly Upload[] },
): Promise<TableReport> {
  assertMay(ctx, 'customer:manage')
  if (!upload) throw invalidInput([{ path: 'file', key: 'REQUIRED', ...toldReply(told('NO_TABLE')) }])
  const { name = 'orders.csv', ...how } = body
  return takeOrders(ctx, { ...how, title: name, bytes: await readFile(upload.path) })
}

/** One transaction: what is told as taken is in the shop, and a killed process has left nothing. */
export async function takeOrders(ctx: Context, table: Table): Promise<TableReport> {
  assertMay(ctx, 'customer:manage')
  const leftOut = new ProblemList()
  const file = { name: table.title, bytes: table.bytes, charset: table.charset }
  const { rows, given } = await takeReadable(() =>
    readFormer({ file, currency: table.currency, maxRows: MAX_ORDER_ROWS, leftOut }),
  )
  const counts: Counts = { created: 0, updated: 0, same: 0 }
  await inTableTransaction(ctx, { lockKey: LOCK_KEY, isTrial: table.mode === 'try' }, async (ctx) => {
    for (let at = 0; at < given.length; at += AT_ONCE)
      await takeSome(ctx, given.slice(at, at + AT_ONCE), { counts, leftOut })
    const after = { rows, ...counts, left_out: leftOut.count }
    await audit(ctx, { may: 'customer:manage', entity: 'order_table', id: table.title, after })
  })
  return reportOf({ rows, counts, leftOut, remarks: new ProblemList() })
}

type Taking = { counts: Counts; leftOut: ProblemList }

async function takeSome(ctx: Context, given: readonly GivenOrder[], taking: Taking): Promise<void> {
  const { counts, leftOut } = taking
  const orders = given.map(({ order }) => order)
  const own = await selectOwn(ctx.db, orders)
  const known = new Map((await selectKnown(ctx.db, orders)).map((one) => [keyOf(one), one]))
  const [fresh, changed]: [FormerOrder[], Changed[]] = [[], []]
  for (const { place, order } of given) {
    const stored = known.get(keyOf(order))
    if (own.has(order.number)) leftOut.add({ place, ...told('ORDER_OURS', { number: order.number }) })
    else if (!stored) fresh.push(order)
    else if (stored.email !== order.email)
      leftOut.add({ place, ...told('ORDER_OF_OTHER', { number: order.number }) })
    else if (isSame(stored, order)) counts.same += 1
    else changed.push({ id: stored.id, order })
  }
  await insertFormer(ctx, fresh)
  await updateFormer(ctx, changed)
  counts.created += fresh.length
  counts.updated += changed.length
}

const keyOf = ({ number, placed_at }: FormerOrder) => `${number} ${placed_at}`

const isSame = ({ id: _, ...stored }: Changed['order'] & { id: number }, order: FormerOrder) =>
  isDeepStrictEqual(stored, order)
