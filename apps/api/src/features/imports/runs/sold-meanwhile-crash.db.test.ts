// A table of the shop's own comes back after a sale, and its process is cut by kill -9: what was sold stays sold, once.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Context } from '#api/context.ts'
import { placeOrder } from '#api/features/orders/place-order.ts'
import { aFilledCart, readOrder } from '#api/features/orders/testing/a-buyer.ts'
import { audit } from '#api/features/orders/testing/audit.ts'
import { howOften, rounds } from '#api/testing/how-often.ts'
import { runChild } from '#api/testing/run-child.ts'
import { aContext } from '#api/testing/test-context.ts'
import { aWrittenTable, withPieces } from '../formats/testing/a-written-table.ts'
import { getRun } from './read/read-runs.ts'
import { anImportDesk, type ImportDesk } from './testing/an-import-desk.ts'

const DOOMED = fileURLToPath(new URL('./testing/doomed-run.ts', import.meta.url))
const format = 'csv'
const PARTS = 6

let desk: ImportDesk
let ctx: Context
let statements: number
beforeAll(async () => {
  desk = await anImportDesk()
  ctx = aContext(desk.db, { store: findStoreView('de') ?? aContext(desk.db).store })
  await sql`update stock_item set qty = 9000, imported_qty = 9000`.execute(desk.db)
  await start(0)
  statements = Number((await dieAt(Number.MAX_SAFE_INTEGER)).said)
})
afterAll(() => desk.close())

async function start(round: number, typed?: number) {
  const text = await aWrittenTable(desk.db, { format, now: ctx.now() })
  const table = text.replace(/(^|,)"?Cap[^,]*(?=,)/m, `$1Cap ${round}`)
  await buy(2)
  const brought =
    typed === undefined ? table : withPieces({ text: table, format, sku: 'JUMPER-red', qty: typed })
  return desk.start({ file_id: (await desk.bring(brought)).id })
}
const dieAt = (statement: number) =>
  runChild(DOOMED, {
    connectionString: desk.database.connectionString,
    files: join(desk.folder, 'import-files'),
    statement,
  })

async function buy(qty: number) {
  const goods = [{ sku: 'CAP', qty }]
  return placeOrder(ctx, { body: readOrder(await aFilledCart(ctx, goods), goods) })
}
async function piecesOf(sku: string) {
  const { rows } = await sql<{ qty: number }>`
    select qty from stock_item join product using (product_id) where sku = ${sku}`.execute(desk.db)
  return rows[0]?.qty ?? Number.NaN
}

/** The dead process’s connections may outlive it by a moment. */
const workUntil = (id: number) =>
  vi.waitFor(
    async () => {
      await desk.work()
      expect((await getRun(desk.mona(), id)).ended_at).not.toBeNull()
    },
    { timeout: 30_000, interval: 100 },
  )

const CUTS = Array.from({ length: howOften('KILLS', 1) > 1 ? 3 * PARTS : PARTS }, (_, at) => at + 1)

test.each(rounds('KILLS', 1).flatMap((round) => CUTS.map((part) => [part, round] as const)))(
  'cut after %i parts of its statements: the next worker ends it, and the books balance (%i)',
  async (part, round) => {
    const typed = 100 * round + part
    const { id } = await start(typed, typed)
    const caps = await piecesOf('CAP')
    // Progress is told by the clock: a slower run has more statements, and is cut before its last.
    const { signal } = await dieAt(Math.max(2, Math.floor((statements * part) / CUTS.length)))
    const { state } = await getRun(desk.mona(), id)
    if (part < CUTS.length) expect([signal, state]).toEqual(['SIGKILL', 'running'])
    // Sold while nobody works at the import.
    await buy(3)
    await workUntil(id)
    expect(await getRun(desk.mona(), id)).toMatchObject({ state: 'done', attempts: state === 'done' ? 1 : 2 })
    expect([await piecesOf('CAP'), await piecesOf('JUMPER-red')]).toEqual([caps - 3, typed])
    // Pieces are counted above: what was typed is no order's.
    expect(await audit(desk.db, new Map())).toEqual([])
  },
)
