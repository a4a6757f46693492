import { CallError } from '@vitrine/contract/reply'
import { describe, expect, it } from 'vitest'
import { aBrowser } from '../testing/a-browser.ts'
import { aLine } from '../testing/a-line.ts'
import { modelServer } from '../testing/model-server.ts'

const line = (sku: string) => aLine({ sku, parentSku: sku })
const unauthorized = () => {
  throw new CallError({ code: 401, result: 'Unauthorized' })
}

/** A page whose cart holds A twice, and another device that can change it on the server. */
async function twoDevices(overrides: Parameters<typeof aBrowser>[0] = {}) {
  const browser = aBrowser(overrides)
  await browser.cart.setLine(line('A'), 2)
  const { server, cart } = browser
  const elsewhere = (sku: string, qty: number) =>
    server.put(server.find(cart.get().cartId ?? ''), { sku, qty })
  return { ...browser, elsewhere }
}

describe('what another device did', () => {
  it('arrives with the next sync, with the reason, and can be taken back line by line', async () => {
    const { cart, quantities, elsewhere } = await twoDevices()
    elsewhere('A', 5)
    elsewhere('B', 1)
    await cart.sync()
    expect(quantities()).toEqual({ A: 5, B: 1 })
    expect(cart.get().changes).toMatchObject([
      { reason: 'changed-elsewhere', from: 2, to: 5 },
      { reason: 'added-elsewhere', from: 0, to: 1 },
    ])
    const [first] = cart.get().changes
    await cart.undo(first?.id ?? '')
    expect(quantities()).toEqual({ A: 2, B: 1 })
    await cart.dismiss()
    expect(cart.get().changes).toEqual([])
  })

  it('a removal there is not undone by a device that did nothing', async () => {
    const { cart, quantities, elsewhere } = await twoDevices()
    elsewhere('A', 0)
    await cart.sync()
    expect(quantities()).toEqual({})
    expect(cart.get().changes).toMatchObject([{ reason: 'removed-elsewhere', from: 2, to: 0 }])
  })

  it('is only told by a dry run', async () => {
    const { cart, quantities, elsewhere, count } = await twoDevices()
    elsewhere('A', 5)
    const updates = count('cart.update')
    expect(await cart.sync({ dryRun: true })).toMatchObject([
      { party: 'server', status: 'wrong-qty', sku: 'A', 'client-qty': 2, 'server-qty': 5 },
      { party: 'client', status: 'no-changes' },
      { party: 'server', status: 'update-required' },
    ])
    expect(quantities()).toEqual({ A: 2 })
    expect(count('cart.update')).toBe(updates)
  })

  it('gives way where this side is forced', async () => {
    const { cart, quantities, elsewhere, server } = await twoDevices()
    elsewhere('A', 5)
    elsewhere('B', 1)
    await cart.sync({ forceClientState: true })
    expect(quantities()).toEqual({ A: 2 })
    expect(server.linesOf(cart.get().cartId ?? '')).toMatchObject([{ sku: 'A', qty: 2 }])
  })

  it('is not asked for where the cart is not synchronised', async () => {
    const { cart, quantities, count } = aBrowser({ switches: { synchronize: false } })
    await cart.setLine(line('A'), 2)
    await cart.sync()
    expect(quantities()).toEqual({ A: 2 })
    expect(count('cart.create') + count('cart.pull')).toBe(0)
  })
})

describe('a refused token', () => {
  it('is answered by a guest’s cart, and forgiven after the next sign-in, counting nothing twice', async () => {
    const server = modelServer()
    server.session.customer = '81668'
    server.put(server.open('81668'), { sku: 'A', qty: 2 })
    const browser = aBrowser({ server, isSignedIn: () => true })
    const { cart, client, quantities } = browser
    const create = client.script['cart.create']
    const asCustomer = () => {
      client.script['cart.create'] = ({ query }) =>
        create?.({ query: { ...(query as object), token: cart.get().cartId === null ? 'customer' : '' } })
    }
    asCustomer()
    await cart.load()
    const { 'cart.pull': pull } = client.script
    let refusals = 0
    client.script['cart.pull'] = (input) => {
      if (cart.get().cartId !== '81668') return pull?.(input)
      refusals += 1
      return unauthorized()
    }
    client.script['cart.create'] = () => create?.({ query: {} })
    await cart.sync()
    expect(refusals).toBe(1)
    // Nobody has changed a quantity: another cart was told of it.
    expect(browser.notices).toEqual([])
    expect(cart.get().cartId).toMatch(/^[0-9a-f]{32}$/)
    await cart.setLine(line('B'), 1)
    expect(quantities()).toEqual({ A: 2, B: 1 })

    client.script['cart.pull'] = (input) => pull?.(input)
    asCustomer()
    await cart.authorize()
    expect(cart.get().cartId).toBe('81668')
    expect(quantities()).toEqual({ A: 2, B: 1 })
  })

  it('is not answered for ever', async () => {
    const { cart, client, quantities, count } = aBrowser()
    client.script['cart.create'] = unauthorized
    await cart.setLine(line('A'), 1)
    expect(count('cart.create')).toBe(2)
    expect(quantities()).toEqual({ A: 1 })
    expect(cart.status.get().lastFailure).toBe('signed-out')
  })
})

it('another variant takes the place of a line, and joins the one that is there already', async () => {
  const { cart, quantities, server } = aBrowser()
  await cart.setLine(line('RED'), 2)
  await cart.setLine(line('BLUE'), 1)
  await cart.replaceLine(cart.get().lines[0] ?? line('RED'), line('GREEN'))
  expect(cart.get().lines.map((one) => one.sku)).toEqual(['GREEN', 'BLUE'])
  await cart.replaceLine(cart.get().lines[0] ?? line('GREEN'), line('BLUE'))
  expect(quantities()).toEqual({ BLUE: 3 })
  expect(server.linesOf(cart.get().cartId ?? '')).toMatchObject([{ sku: 'BLUE', qty: 3 }])
})

it('removing a product removes what was sold under it, if asked to', async () => {
  const { cart, quantities } = aBrowser()
  await cart.setLine(line('SET'), 1)
  await cart.setLine(aLine({ sku: 'PART', parentSku: 'SET' }), 1)
  await cart.setLine(line('OTHER'), 1)
  await cart.remove(cart.get().lines[0] ?? line('SET'))
  expect(quantities()).toEqual({ PART: 1, OTHER: 1 })
})

describe('after an order', () => {
  it('only what was ordered leaves; what was added meanwhile goes into the next cart', async () => {
    const { cart, quantities, server } = aBrowser()
    await cart.setLine(line('A'), 3)
    await cart.setLine(line('B'), 1)
    server.kill(cart.get().cartId ?? '')
    await cart.forget('order-1', [
      { sku: 'A', qty: 2 },
      { sku: 'B', qty: 1 },
    ])
    expect(quantities()).toEqual({ A: 1 })
    await cart.flush()
    expect(server.linesOf(cart.get().cartId ?? '')).toMatchObject([{ sku: 'A', qty: 1 }])
  })
})

it('clearing empties the cart on the server as well; disconnecting closes it', async () => {
  const { cart, quantities, server } = aBrowser()
  await cart.setLine(line('A'), 3)
  const cartId = cart.get().cartId ?? ''
  await cart.clear()
  expect(server.linesOf(cartId)).toEqual([])
  await cart.setLine(line('A'), 1)
  await cart.clear({ disconnect: true })
  expect(quantities()).toEqual({})
  expect(server.carts.get(cartId)?.isOpen).toBe(false)
})

it('somebody else’s cart is looked at, then taken over on top of the own', async () => {
  const { cart, client, quantities } = aBrowser()
  await cart.setLine(line('A'), 1)
  const items = [{ ...line('A'), qty: 2, item_id: null, quote_id: null }]
  client.script['cart.get'] = () => ({ code: 'K7Q2', quote_id: null, items, coupon: null, store_code: 'us' })
  const shared = await cart.readShared('K7Q2')
  expect(quantities()).toEqual({ A: 1 })
  await cart.takeOver(shared)
  expect(quantities()).toEqual({ A: 3 })
})
