// T17: two tabs and a server over a line that loses requests and answers, with restarts and a clock an hour off.
// A failing run prints its seed and path, with which fast-check tells it again.
import { lineKey } from '@vitrine/domain/cart/line-identity'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aLine } from '../testing/a-line.ts'
import type { Fate } from '../testing/flaky-network.ts'
import { type ShoppingWorld, shoppingWorld, type TabName } from '../testing/shopping-world.ts'

const RUNS = 500
const COMMANDS = 30
const SKUS = ['A', 'B', 'C'] as const
/** Of this one the shop has few: quantities are capped. */
const SCARCE = 'S'

type Command =
  | { does: 'add'; tab: TabName; sku: string; qty: number }
  | { does: 'set'; tab: TabName; sku: string; qty: number }
  | { does: 'sync' | 'restart' | 'retry'; tab: TabName }
  | { does: 'line'; isUp: boolean }
  | { does: 'fates'; fates: Fate[] }
  | { does: 'wait'; ms: number }
  | { does: 'cart dies' }

const tab = fc.constantFrom<TabName>('one', 'two')
const sku = fc.constantFrom(...SKUS, SCARCE)
const ms = fc.integer({ min: 1, max: 3_000 })
const fate: fc.Arbitrary<Fate> = fc.oneof(
  fc.record({ kind: fc.constantFrom('ok', 'lose-request', 'lose-answer', 'late'), ms }),
  fc.record({ kind: fc.constant('busy' as const), ms, code: fc.constantFrom(500, 503, 429) }),
) as fc.Arbitrary<Fate>
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('add' as const),
      tab,
      sku,
      qty: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('set' as const),
      tab,
      sku,
      qty: fc.integer({ min: 0, max: 5 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constantFrom('sync' as const, 'restart' as const, 'retry' as const),
      tab,
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('line' as const), isUp: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('fates' as const), fates: fc.array(fate, { maxLength: 6 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 20_000 }) }),
  },
  { weight: 1, arbitrary: fc.constant({ does: 'cart dies' as const }) },
)

/** What every tap together should have made of the cart. */
type Wanted = Map<string, number>

async function perform(world: ShoppingWorld, wanted: Wanted, command: Command) {
  switch (command.does) {
    case 'add':
    case 'set': {
      const { sku, qty } = command
      const cart = world.cartOf(command.tab)
      const shown = cart.get().lines.find((line) => line.sku === sku)
      const line = shown ?? aLine({ sku, parentSku: sku })
      wanted.set(sku, command.does === 'set' ? qty : qty + (shown?.qty ?? 0))
      void (command.does === 'set' ? cart.setLine(line, qty) : cart.add([{ line, qty }]))
      return world.clock.settle()
    }
    case 'sync':
      void world.cartOf(command.tab).sync()
      return
    case 'retry':
      void world.cartOf(command.tab).retryNow()
      return
    case 'restart':
      return world.restart(command.tab)
    case 'line':
      return world.online.set(command.isUp)
    case 'fates':
      return void world.fates.push(...command.fates)
    case 'cart dies':
      return world.server.kill(world.cartOf('one').get().cartId ?? '')
    case 'wait':
      return world.clock.pass(command.ms)
  }
}

/** At every moment: no line twice, and sums that are shown as counted are those of the lines shown. */
function checkShown(world: ShoppingWorld) {
  for (const name of ['one', 'two'] as const) {
    const { lines, totals, totalsStale } = world.cartOf(name).get()
    const keys = lines.map(lineKey)
    expect(new Set(keys).size).toBe(keys.length)
    if (totalsStale || totals === null) continue
    expect(totals.subtotal_incl_tax).toBe(lines.reduce((sum, line) => sum + line.row_total, 0))
  }
}

async function run(commands: readonly Command[]) {
  const world = shoppingWorld({ [SCARCE]: 3 })
  const wanted: Wanted = new Map()
  try {
    for (const one of commands) {
      await perform(world, wanted, one)
      checkShown(world)
    }
    await world.heal()
    await world.heal()
    const quantities = (name: TabName) =>
      Object.fromEntries(
        world
          .cartOf(name)
          .get()
          .lines.map((line) => [line.sku, line.qty]),
      )
    const { cartId, waiting } = world.cartOf('one').get()
    const onServer = cartId === null ? [] : world.server.linesOf(cartId)
    const there = Object.fromEntries(onServer.map((line) => [line.sku, line.qty]))
    expect(waiting).toEqual([])
    expect(onServer).toHaveLength(Object.keys(there).length)
    expect(quantities('one')).toEqual(there)
    expect(quantities('two')).toEqual(there)
    const expected = [...wanted].map(([sku, qty]) => [sku, sku === SCARCE ? Math.min(3, qty) : qty] as const)
    expect(there).toEqual(Object.fromEntries(expected.filter(([, qty]) => qty > 0)))
  } finally {
    world.stop()
  }
}

it(`${RUNS} runs of ${COMMANDS} commands converge, with no line doubled or lost`, async () => {
  const commands = fc.array(command, { minLength: COMMANDS, maxLength: COMMANDS })
  await fc.assert(fc.asyncProperty(commands, run), { numRuns: RUNS })
}, 300_000)
