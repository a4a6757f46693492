import { CallError } from '@vitrine/contract/reply'
import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../storage/memory-storage.ts'
import { aLine } from '../testing/a-line.ts'
import { noAnswer, scriptedClient } from '../testing/scripted-client.ts'
import { testPorts } from '../testing/test-ports.ts'
import { createCartStore } from './cart-store.ts'

const CART = 'a'.repeat(32)
const TOTALS = { grand_total: 118, cart_version: 1 }

/** A server that holds one cart the way the real one does: absolute quantities by sku. */
function aServer() {
  const granted = new Map<string, number>()
  const client = scriptedClient({
    'cart.create': () => CART,
    'cart.update': ({ body }) => {
      const { sku, qty } = (body as { cartItem: { sku: string; qty: number } }).cartItem
      granted.set(sku, qty)
      return aLine({ sku, qty, item_id: 5 })
    },
    'cart.delete': ({ body }) => {
      granted.delete((body as { cartItem: { sku: string } }).cartItem.sku)
      return true
    },
    'cart.pull': () => [...granted].map(([sku, qty]) => aLine({ sku, qty, item_id: 5 })),
    'cart.totals': () => TOTALS,
  })
  return { granted, client }
}

function aBrowser(client = aServer().client, storage = memoryStorage()) {
  const ports = testPorts()
  const cart = createCartStore({ ...ports, client, storage, storageKey: 'us-shop/cart/current-cart' })
  return { cart, storage, client, ports }
}

describe('the cart in the browser', () => {
  it('shows an added line before the server has answered', async () => {
    const { cart } = aBrowser()
    const shown: number[] = []
    cart.subscribe(() => shown.push(cart.get().lines[0]?.qty ?? 0))
    await cart.setLine(aLine(), 2)
    expect(shown[0]).toBe(2)
    expect(cart.get().lines).toMatchObject([{ sku: 'DR100-M-RED', qty: 2, confirmed: true }])
    expect(cart.get().totals).toEqual(TOTALS)
  })

  it('keeps a line that got no answer, and sends it later with the same operation id', async () => {
    const { granted, client } = aServer()
    const answer = client.script['cart.update']
    client.script['cart.update'] = noAnswer
    const { cart } = aBrowser(client)
    await cart.setLine(aLine(), 1)
    expect(cart.get()).toMatchObject({
      lines: [{ qty: 1, confirmed: false }],
      waiting: [{ operationId: 'operation-1' }],
    })

    client.script['cart.update'] = answer ?? noAnswer
    await cart.flush()
    const sent = client.asked
      .filter((one) => one.id === 'cart.update')
      .map((one) => (one.input.body as { operationId: string }).operationId)
    expect(sent).toEqual(['operation-1', 'operation-1'])
    expect(granted.get('DR100-M-RED')).toBe(1)
    expect(cart.get()).toMatchObject({ waiting: [], lines: [{ confirmed: true }] })
  })

  it('takes a refused line back and says why', async () => {
    const { client } = aServer()
    client.script['cart.update'] = () => {
      throw new CallError({ code: 400, result: 'Only 1 left', meta: { errorCode: 'NOT_ENOUGH', qty: 1 } })
    }
    const { cart } = aBrowser(client)
    await cart.setLine(aLine(), 3)
    expect(cart.get()).toMatchObject({
      lines: [],
      waiting: [],
      problem: { sku: 'DR100-M-RED', errorCode: 'NOT_ENOUGH', qty: 1 },
    })
  })

  it('opens another cart when the old one is dead, and pushes what the lines hold', async () => {
    const { granted, client } = aServer()
    const { cart } = aBrowser(client)
    await cart.setLine(aLine(), 1)
    const answer = client.script['cart.update'] ?? noAnswer
    let dead = true
    client.script['cart.update'] = (input) => {
      if (!dead) return answer(input)
      dead = false
      throw new CallError({ code: 404, result: 'gone', meta: { errorCode: 'CART_NOT_FOUND' } })
    }
    await cart.setLine(aLine({ item_id: 5 }), 4)
    expect(granted.get('DR100-M-RED')).toBe(4)
    expect(client.asked.filter((one) => one.id === 'cart.create')).toHaveLength(2)
    expect(cart.get().waiting).toEqual([])
  })

  it('does not spin when every cart it opens is dead', async () => {
    const { client } = aServer()
    client.script['cart.update'] = () => {
      throw new CallError({ code: 404, result: 'gone', meta: { errorCode: 'CART_NOT_FOUND' } })
    }
    const { cart } = aBrowser(client)
    await cart.setLine(aLine(), 1)
    expect(client.asked.length).toBeLessThan(10)
    expect(cart.get().lines).toHaveLength(1)
  })

  it('survives a reload with what was still waiting', async () => {
    const { granted, client } = aServer()
    const answer = client.script['cart.update'] ?? noAnswer
    client.script['cart.update'] = noAnswer
    const first = aBrowser(client)
    await first.cart.setLine(aLine(), 2)

    client.script['cart.update'] = answer
    const second = aBrowser(client, first.storage)
    await second.cart.load()
    expect(granted.get('DR100-M-RED')).toBe(2)
    expect(second.cart.get()).toMatchObject({
      loaded: true,
      waiting: [],
      lines: [{ qty: 2, confirmed: true }],
    })
  })

  it.each([1, 2, 3, 5, 8])('puts a line back %i steps after it was removed', async (steps) => {
    const { granted, client } = aServer()
    const { cart } = aBrowser(client)
    await cart.setLine(aLine(), 2)
    const [line = never()] = cart.get().lines
    const removed = cart.remove(line)
    for (let step = 0; step < steps; step += 1) await Promise.resolve()
    await Promise.all([removed, cart.setLine({ ...line, item_id: 0 }, 2)])
    expect([...granted]).toEqual([['DR100-M-RED', 2]])
    expect(cart.get()).toMatchObject({ lines: [{ qty: 2, confirmed: true }], waiting: [] })
  })

  it('removes a line by the id the server gave it', async () => {
    const { granted, client } = aServer()
    const { cart } = aBrowser(client)
    await cart.setLine(aLine(), 1)
    await cart.setLine(cart.get().lines[0] ?? aLine(), 0)
    expect(granted.size).toBe(0)
    expect(cart.get().lines).toEqual([])
  })
})

function never(): never {
  throw new Error('the line is not there')
}
