import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineKey } from '../line-identity.ts'
import { diffOf } from './diff-log.ts'
import { type ClientLine, type MergeRules, mergeLines, type ServerLine } from './merge-lines.ts'

const CART = 'c1'
const here = (overrides: Partial<ClientLine> = {}): ClientLine => ({ sku: 'A', qty: 2, ...overrides })
const confirmed = (overrides: Partial<ClientLine> = {}): ClientLine =>
  here({ item_id: 5, prev_qty: 2, server_cart_id: CART, ...overrides })
const there = (overrides: Partial<ServerLine> = {}): ServerLine => ({
  sku: 'A',
  qty: 2,
  item_id: 5,
  ...overrides,
})
const merge = (client: ClientLine[], server: ServerLine[], rules: MergeRules = {}) =>
  mergeLines({ client, server }, { cartId: CART, ...rules })

describe('a line the other side does not have', () => {
  test.each<[string, ClientLine, MergeRules, string]>([
    ['new here: it is told', here(), {}, 'push'],
    ['new here, even where the server may remove', here(), { serverMayRemove: true }, 'push'],
    ['confirmed and untouched: it was removed elsewhere', confirmed(), {}, 'drop-client'],
    ['changed here since: the change wins', confirmed({ qty: 3 }), {}, 'push'],
    ['changed here, the server may remove', confirmed({ qty: 3 }), { serverMayRemove: true }, 'drop-client'],
    ['this side is forced', confirmed(), { forceClient: true }, 'push'],
    ['confirmed by another cart: new to this one', confirmed({ server_cart_id: 'old' }), {}, 'push'],
  ])('%s', (...[, line, rules, kind]) => {
    expect(merge([line], [], rules)).toMatchObject([{ kind, client: line }])
  })

  test('removed on both sides: nothing to do', () => {
    expect(merge([confirmed({ qty: 0 })], [])).toEqual([])
  })
})

describe('a line both sides have', () => {
  test.each<[string, ClientLine, ServerLine, MergeRules, object]>([
    ['the same', confirmed(), there(), {}, { kind: 'equal' }],
    ['untouched here: the other quantity', confirmed(), there({ qty: 4 }), {}, { kind: 'take' }],
    ['changed here', confirmed({ qty: 3 }), there({ qty: 4 }), {}, { kind: 'push', qty: 3 }],
    [
      'changed, may modify',
      confirmed({ qty: 3 }),
      there({ qty: 4 }),
      { serverMayModify: true },
      { kind: 'take' },
    ],
    [
      'changed here only, may modify',
      confirmed({ qty: 3 }),
      there(),
      { serverMayModify: true },
      { kind: 'push' },
    ],
    ['forced', confirmed(), there({ qty: 4 }), { forceClient: true }, { kind: 'push', qty: 2 }],
    ['removed here, not told yet', confirmed({ qty: 0 }), there(), {}, { kind: 'push', qty: 0 }],
    ['id as text and as number', confirmed({ item_id: '5' }), there(), {}, { kind: 'equal' }],
    ['made anew under another id', confirmed(), there({ item_id: 9 }), {}, { kind: 'equal' }],
    [
      'another variant chosen',
      confirmed({ sku: 'B', prev_qty: null }),
      there(),
      {},
      { kind: 'push', qty: 2 },
    ],
  ])('%s', (...[, client, server, rules, step]) => {
    expect(merge([client], [server], rules)).toMatchObject([step])
  })

  test('filled apart: quantities add up, once', () => {
    const rules = { sumQuantities: true }
    expect(merge([here()], [there({ qty: 3 })], rules)).toMatchObject([{ kind: 'push', qty: 5 }])
    expect(merge([confirmed()], [there({ qty: 5 })], rules)).toMatchObject([
      { kind: 'take', server: { qty: 5 } },
    ])
  })
})

test('a line only the other side has comes here, and goes there when this side is forced', () => {
  expect(merge([], [there()])).toMatchObject([{ kind: 'take' }])
  expect(merge([], [there()], { forceClient: true })).toMatchObject([{ kind: 'drop-server' }])
})

test('one sku with other answers stays two lines', () => {
  const engraved = (text: string) => ({
    extension_attributes: { custom_options: [{ option_id: '1', option_value: text }] },
  })
  const steps = merge(
    [here({ product_option: engraved('Anna') }), here({ product_option: engraved('Eva') })],
    [there({ product_option: engraved('Eva'), item_id: 7 })],
  )
  expect(steps).toMatchObject([
    { kind: 'push', client: { product_option: engraved('Anna') } },
    { kind: 'equal', client: { product_option: engraved('Eva') } },
  ])
})

test('the diff log names each difference, then sums up', () => {
  const steps = merge([confirmed({ qty: 3 }), here({ sku: 'B' })], [there(), there({ sku: 'C', item_id: 6 })])
  expect(diffOf(steps)).toEqual([
    { party: 'server', status: 'wrong-qty', sku: 'A', 'client-qty': 3, 'server-qty': 2 },
    { party: 'server', status: 'no-item', sku: 'B' },
    { party: 'client', status: 'no-item', sku: 'C' },
    { party: 'client', status: 'update-required' },
    { party: 'server', status: 'update-required' },
  ])
  expect(diffOf(merge([confirmed()], [there()]))).toEqual([
    { party: 'client', status: 'no-changes' },
    { party: 'server', status: 'no-changes' },
  ])
})

test('carried out, both sides hold the same, and a second merge finds nothing', () => {
  const line = fc.record({ sku: fc.constantFrom('A', 'B', 'C', 'D'), qty: fc.integer({ min: 1, max: 9 }) })
  const side = fc.uniqueArray(line, { selector: (one) => one.sku })
  const clients = fc.tuple(side, fc.constantFrom(undefined, 1, 2))
  const rules = fc.record({
    forceClient: fc.boolean(),
    serverMayRemove: fc.boolean(),
    serverMayModify: fc.boolean(),
  })
  fc.assert(
    fc.property(clients, side, rules, ([mine, prev_qty], theirs, how) => {
      const client = mine.map((one) => ({ ...one, prev_qty, server_cart_id: CART }))
      const merged = merge(client, theirs, how).flatMap((step) => {
        if (step.kind === 'equal' || step.kind === 'take') return [step.server]
        return step.kind === 'push' ? [{ ...step.client, qty: step.qty }] : []
      })
      const keys = merged.map(lineKey)
      expect(new Set(keys).size).toBe(keys.length)
      const settled = merged.map((one) => ({ ...one, prev_qty: one.qty, server_cart_id: CART }))
      expect(merge(settled, merged, how).every((step) => step.kind === 'equal')).toBe(true)
    }),
  )
})
