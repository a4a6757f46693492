import { getTotals, pullCart } from '@vitrine/contract/cart'
import type { DiffEntry } from '@vitrine/domain/cart/merge/diff-log'
import type { MergeRules } from '@vitrine/domain/cart/merge/merge-lines'
import { adoptServer, diffOfCarts, isOneState, type ServerCart } from '../change/adopt-server.ts'
import { type CartWork, clientOf, stampOf } from './cart-work.ts'

/** Lines and sums are asked one after the other; a change by another device between them makes a new round. */
const MAX_ROUNDS = 3

type Reading = { rules: MergeRules; dryRun: boolean }

/** Reads what the server holds and merges it; says how the two differed before. */
export async function readBack(work: CartWork, { rules, dryRun }: Reading): Promise<DiffEntry[]> {
  const { keeper } = work
  const { cartId } = keeper.get()
  if (cartId === null) return []
  const server = await readServer(work, cartId)
  work.bypass.count = 0
  const diff = diffOfCarts(keeper.get(), { server, rules })
  if (!dryRun) await keeper.change(adoptServer({ server, rules, stamp: stampOf(work) }))
  return diff
}

async function readServer(work: CartWork, cartId: string): Promise<ServerCart> {
  const client = clientOf(work)
  const query = { cartId }
  for (let round = 1; ; round++) {
    const { result: lines, meta } = await client.ask(pullCart, { query })
    const totals = work.switches.synchronizeTotals ? await client.call(getTotals, { query }) : null
    const cartVersion = meta.cart ?? null
    if (totals === null || isOneState({ totals, cartVersion }) || round === MAX_ROUNDS)
      return {
        cartId,
        lines: lines.filter((line) => line !== null),
        totals,
        cartVersion,
        notices: meta.notices ?? [],
      }
  }
}
