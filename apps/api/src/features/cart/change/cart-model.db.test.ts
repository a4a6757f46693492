import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CartShop, openCartShop, type Shopper } from '../testing/a-cart-shop.ts'

const SKUS = ['BELT', 'SCARF', 'HAT', 'LAST'] as const
const MOST: Record<string, number> = { LAST: 3 }
let shop: CartShop
let customers = 0
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.close())

type Op =
  | { kind: 'set'; sku: (typeof SKUS)[number]; qty: number; cap: boolean }
  | { kind: 'remove'; sku: (typeof SKUS)[number] }
  | { kind: 'merge'; goods: Record<string, number> }
/** Operations by number, in the sequence their messages arrive; a number again is a repeat. */
type Story = { ops: Op[]; deliveries: number[] }
type Quantities = Record<string, number>

const sku = fc.constantFrom(...SKUS)
const qty = fc.integer({ min: 0, max: 5 })
const op: fc.Arbitrary<Op> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('set' as const), sku, qty, cap: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), sku }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('merge' as const),
      goods: fc.dictionary(sku, fc.integer({ min: 1, max: 3 }), {
        minKeys: 1,
        maxKeys: 3,
        noNullPrototype: true,
      }),
    }),
  },
)
const story: fc.Arbitrary<Story> = fc
  .array(op, { minLength: 1, maxLength: 15 })
  .chain((ops) =>
    fc.record({ ops: fc.constant(ops), deliveries: fc.array(fc.nat(ops.length - 1), { maxLength: 30 }) }),
  )

/** What the cart holds after an operation arrived for the first time; undefined when it is refused. */
function model(quantities: Quantities, op: Op): Quantities | undefined {
  if (op.kind === 'merge') {
    const entries = Object.entries(op.goods).map(
      ([sku, qty]) => [sku, sumOf(sku, quantities[sku] ?? 0, qty)] as const,
    )
    return { ...quantities, ...Object.fromEntries(entries) }
  }
  const { [op.sku]: _, ...rest } = quantities
  if (op.kind === 'remove' || op.qty === 0) return rest
  const most = MOST[op.sku] ?? Number.POSITIVE_INFINITY
  if (op.qty > most && !op.cap) return undefined
  return { ...rest, [op.sku]: Math.min(op.qty, most) }
}

function sumOf(sku: string, before: number, added: number): number {
  return Math.min(before + added, MOST[sku] ?? Number.POSITIVE_INFINITY)
}

async function aSender(ann: Shopper, cartId: string) {
  const guestCarts = new Map<number, string>()
  const ids = new Map<number, string>()
  return async (number: number, op: Op): Promise<unknown> => {
    const operationId = ids.get(number) ?? randomUUID()
    ids.set(number, operationId)
    if (op.kind === 'remove') return ann.remove(cartId, op.sku, operationId)
    if (op.kind === 'set')
      return ann.set(cartId, [op.sku, op.qty], { operationId, onShortage: op.cap ? 'cap' : 'refuse' })
    const from = guestCarts.get(number) ?? (await aGuestCart(op.goods))
    guestCarts.set(number, from)
    return (await ann.open(from)).meta.notices
  }
}

async function aGuestCart(goods: Record<string, number>): Promise<string> {
  const { result } = await shop.guest.open()
  for (const one of Object.entries(goods)) await shop.guest.set(result, one)
  return result
}

test('operations in any sequence, each repeated at any time, leave what their first arrivals say', async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ ops, deliveries }) => {
      const ann = await shop.customer(`model${++customers}@example.org`)
      const { result: cartId } = await ann.open()
      const send = await aSender(ann, cartId)
      const first = new Map<number, unknown>()
      let quantities: Quantities = {}
      for (const number of deliveries) {
        const op = ops[number] as Op
        const answer = await send(number, op).catch(({ meta }) => ({ refused: meta.errorCode }))
        if (first.has(number)) expect(answer).toEqual(first.get(number))
        else {
          const next = model(quantities, op)
          if (next === undefined) expect(answer).toEqual({ refused: 'NOT_ENOUGH' })
          // A refusal is not remembered: the same wish may be granted when it comes again.
          else first.set(number, answer)
          quantities = next ?? quantities
        }
        expect(await ann.holds(cartId)).toEqual(quantities)
      }
    }),
    { numRuns: 40 },
  )
})
