import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aLine } from '../testing/a-line.ts'
import type { Fate } from '../testing/flaky-network.ts'
import { type ShoppingWorld, shoppingWorld, type TabName } from '../testing/shopping-world.ts'

const CUSTOMER = '81668'

/** A customer whose cart on the server holds something already. */
async function aWorld(own: Record<string, number>) {
  const world = shoppingWorld()
  const cart = world.server.open(CUSTOMER)
  for (const [sku, qty] of Object.entries(own)) world.server.put(cart, { sku, qty })
  return world
}

async function signIn(world: ShoppingWorld) {
  world.server.session.customer = CUSTOMER
  world.session.isSignedIn = true
  void world.cartOf('one').authorize()
  await world.clock.settle()
}

/** The session ends unasked, and something else on the page finds that out: at once, or so late that the cart is asked for. */
async function loseSession(world: ShoppingWorld, foundOutMs: number) {
  Object.assign(world.server.session, { customer: null, lost: CUSTOMER })
  const findOut = () => {
    world.session.isSignedIn = false
  }
  if (foundOutMs === 0) findOut()
  else world.clock.after(foundOutMs, findOut)
  world.fates.push({ kind: 'ok', ms: 50 })
  void world.cartOf('one').flush()
  await world.clock.pass(200)
}

const put = async (world: ShoppingWorld, tab: TabName, { sku, qty }: { sku: string; qty: number }) => {
  const cart = world.cartOf(tab)
  const shown = cart.get().lines.find((line) => line.sku === sku)
  void cart.setLine(shown ?? aLine({ sku, parentSku: sku }), qty + (shown?.qty ?? 0))
  await world.clock.settle()
}
const quantities = (world: ShoppingWorld, tab: TabName = 'one') =>
  Object.fromEntries(
    world
      .cartOf(tab)
      .get()
      .lines.map((line) => [line.sku, line.qty]),
  )

describe('signing in with something in the bag', () => {
  it('adds both carts up, once, however often it is repeated', async () => {
    const world = await aWorld({ A: 2, B: 1 })
    await put(world, 'one', { sku: 'A', qty: 3 })
    await put(world, 'one', { sku: 'C', qty: 1 })
    await world.clock.pass(1_000)
    await signIn(world)
    await world.heal()
    void world.cartOf('one').authorize()
    void world.cartOf('two').authorize()
    await world.heal()
    expect(quantities(world)).toEqual({ A: 5, B: 1, C: 1 })
    expect(quantities(world, 'two')).toEqual({ A: 5, B: 1, C: 1 })
    expect(world.cartOf('one').get()).toMatchObject({ cartId: CUSTOMER, totalsStale: false })
  })

  it('says what came from elsewhere, and takes it back on demand', async () => {
    const world = await aWorld({ B: 1 })
    await put(world, 'one', { sku: 'A', qty: 1 })
    await world.clock.pass(1_000)
    await signIn(world)
    await world.heal()
    const [change] = world.cartOf('one').get().changes
    expect(change).toMatchObject({ reason: 'added-elsewhere', from: 0, to: 1, line: { sku: 'B' } })
    void world.cartOf('one').undo(change?.id ?? '')
    await world.heal()
    expect(quantities(world)).toEqual({ A: 1 })
    expect(world.cartOf('two').get().changes).toEqual([])
  })

  it.each([
    ['before the bag was asked for', 0],
    ['while the bag was asked for', 20],
  ])('counts nothing twice after a session that was lost %s', async (_, foundOutMs) => {
    const world = await aWorld({ A: 1, B: 1 })
    await signIn(world)
    await world.heal()
    await loseSession(world, foundOutMs)
    await put(world, 'one', { sku: 'A', qty: 1 })
    await world.heal()
    expect(quantities(world)).toEqual({ A: 2, B: 1 })
    expect(world.cartOf('one').get().cartId).toMatch(/^[0-9a-f]{32}$/)
    await signIn(world)
    await world.heal()
    expect(quantities(world)).toEqual({ A: 2, B: 1 })
    expect(quantities(world, 'two')).toEqual({ A: 2, B: 1 })
    expect(world.server.linesOf(CUSTOMER).map(({ qty }) => qty)).toEqual([2, 1])
  })

  it('counts a tap on top of the own cart although the guest’s was read once more before', async () => {
    const world = await aWorld({ A: 2, B: 1 })
    await put(world, 'one', { sku: 'A', qty: 1 })
    await world.clock.pass(2)
    await signIn(world)
    await put(world, 'one', { sku: 'A', qty: 1 })
    await world.clock.pass(8)
    await put(world, 'one', { sku: 'A', qty: 1 })
    await world.heal()
    expect(quantities(world)).toEqual({ A: 5, B: 1 })
  })

  it('loses nothing and counts nothing twice, whatever the line does meanwhile', async () => {
    const tap = fc.record({
      tab: fc.constantFrom<TabName>('one', 'two'),
      sku: fc.constantFrom('A', 'B', 'C'),
      qty: fc.integer({ min: 1, max: 3 }),
      pause: fc.integer({ min: 0, max: 4_000 }),
      restart: fc.boolean(),
    })
    const fate = fc.record({
      kind: fc.constantFrom('ok', 'lose-request', 'lose-answer', 'late'),
      ms: fc.integer({ min: 1, max: 2_000 }),
    }) as fc.Arbitrary<Fate>
    const story = fc.record({
      before: fc.array(tap, { maxLength: 5 }),
      fates: fc.array(fate, { maxLength: 15 }),
      after: fc.array(tap, { maxLength: 5 }),
    })
    await fc.assert(
      fc.asyncProperty(story, async ({ before, fates, after }) => {
        const own: Record<string, number> = { A: 2, B: 1 }
        const world = await aWorld(own)
        const wanted: Record<string, number> = { ...own }
        const play = async (taps: typeof before) => {
          for (const one of taps) {
            await put(world, one.tab, one)
            wanted[one.sku] = (wanted[one.sku] ?? 0) + one.qty
            if (one.restart) await world.restart(one.tab)
            await world.clock.pass(one.pause)
          }
        }
        world.fates.push(...fates)
        await play(before)
        await signIn(world)
        await play(after)
        await world.heal()
        await world.heal()
        expect(quantities(world)).toEqual(wanted)
        expect(quantities(world, 'two')).toEqual(wanted)
        world.stop()
      }),
      { numRuns: 300 },
    )
  })
})
