import { describe, expect, it } from 'vitest'
import { virtualClock } from '../testing/virtual-clock.ts'
import { guardedStorage } from './guarded-storage.ts'
import { memoryStorage } from './memory-storage.ts'
import type { Storage } from './storage.ts'

const CART = 'us-shop/cart/current-cart'
const PAGE = 'us-shop/cms/cms-page'
const quotaError = () => Object.assign(new Error('full'), { name: 'QuotaExceededError' })

function aGuard(overrides: Partial<Storage> = {}) {
  const clock = virtualClock()
  const disk = { ...memoryStorage(), ...overrides }
  const told: string[] = []
  const storage = guardedStorage({ disk, clock, whenUnkept: () => told.push('not kept') })
  return { clock, disk, told, storage }
}

describe('a slow or broken disk', () => {
  it('is given 800 ms to read, then left alone for that collection only', async () => {
    let asked = 0
    const { clock, storage } = aGuard({
      get: (key) => {
        asked += 1
        return key === PAGE ? new Promise(() => undefined) : Promise.resolve({ fine: true } as never)
      },
    })
    const reading = storage.get(PAGE)
    await clock.pass(800)
    expect(await reading).toBeUndefined()
    expect(await storage.get(PAGE)).toBeUndefined()
    expect(asked).toBe(1)
    expect(await storage.get(CART)).toEqual({ fine: true })
  })

  it('is given 2000 ms to go through a collection', async () => {
    const { clock, storage } = aGuard({ entries: () => new Promise(() => undefined) })
    await storage.set('us-shop/syncTasks/1', { task_id: '1' })
    const reading = storage.entries('us-shop/syncTasks')
    await clock.pass(1_999)
    const early = await Promise.race([reading, clock.settle().then(() => 'still reading')])
    expect(early).toBe('still reading')
    await clock.pass(1)
    expect(await reading).toEqual([['us-shop/syncTasks/1', { task_id: '1' }]])
  })

  it('is written to no more after 30 errors, and the page goes on from memory', async () => {
    let asked = 0
    const { storage } = aGuard({
      set: () => {
        asked += 1
        return Promise.reject(new Error('broken'))
      },
    })
    for (let count = 1; count <= 40; count += 1) await storage.set(PAGE, { count })
    expect(asked).toBe(30)
    expect(await storage.get(PAGE)).toEqual({ count: 40 })
    expect(storage.isStored(PAGE)).toBe(false)
    expect(storage.isStored(CART)).toBe(true)
  })

  it('does not stop a change that reads first', async () => {
    const { clock, storage } = aGuard({ update: () => new Promise(() => undefined) })
    const changing = storage.update<number>(CART, (stored = 0) => stored + 1)
    await clock.pass(2_000)
    expect(await changing).toBe(1)
  })
})

describe('a full disk', () => {
  it('is cleared of all but cart, user and orders, and tried once more', async () => {
    let room = false
    const { disk, storage } = aGuard()
    const inner = disk.set
    disk.set = (key, value, options) =>
      room || key !== CART ? inner(key, value, options) : Promise.reject(quotaError())
    const remove = disk.remove
    disk.remove = (key) => {
      room = true
      return remove(key)
    }
    await storage.set(PAGE, 'can be had again')
    await storage.set('us-shop/orders/1', 'an order')
    await storage.set('us-shop/user/current-token', 'a token')
    await storage.set(CART, 'the bag')
    expect((await disk.entries('')).map(([key]) => key)).toEqual([
      CART,
      'us-shop/orders/1',
      'us-shop/user/current-token',
    ])
  })

  it('that stays full is not tried for ever', async () => {
    let asked = 0
    const { storage } = aGuard({
      set: () => {
        asked += 1
        return Promise.reject(quotaError())
      },
    })
    await storage.set(CART, 'the bag')
    expect(asked).toBe(2)
    expect(await storage.get(CART)).toBe('the bag')
  })
})

describe('a browser that keeps nothing emptied the bag at the next page, without a word: it is told of', () => {
  const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'))

  it('once, with the first change of the bag', async () => {
    const { told, storage } = aGuard({ get: refuse, set: refuse, update: refuse, entries: refuse })
    await storage.get(CART)
    await storage.set(PAGE, 'can be had again')
    expect(told).toEqual([])
    await storage.update(CART, () => 'the bag')
    await storage.update(CART, () => 'a fuller bag')
    expect([await storage.get(CART), told]).toEqual(['a fuller bag', ['not kept']])
  })

  it('with an order that is written down', async () => {
    const { told, storage } = aGuard({ set: () => Promise.reject(quotaError()) })
    await storage.set('us-shop/orders/1', 'an order')
    expect(told).toEqual(['not kept'])
  })

  it('also where the disk never answers', async () => {
    const { clock, told, storage } = aGuard({ update: () => new Promise(() => undefined) })
    const changing = storage.update(CART, () => 'the bag')
    await clock.pass(2_000)
    await changing
    expect(told).toEqual(['not kept'])
  })

  it('not where all is kept', async () => {
    const { told, storage } = aGuard()
    await storage.set(CART, 'the bag')
    await storage.update(CART, () => 'a fuller bag')
    expect(told).toEqual([])
  })
})

it('gives copies: what a reader does to one is not kept', async () => {
  const { storage } = aGuard()
  const value = { lines: [1] }
  await storage.set(PAGE, value)
  value.lines.push(2)
  const read = await storage.get<typeof value>(PAGE)
  read?.lines.push(3)
  expect(await storage.get(PAGE)).toEqual({ lines: [1] })
})

it('drops the least recently used hundred of a collection that holds more than it may', async () => {
  const { clock, disk, storage } = aGuard()
  const big = 'x'.repeat(30_000)
  for (let index = 0; index < 150; index += 1) await storage.set(`shop/elasticCache/${index}`, big)
  await storage.get('shop/elasticCache/0')
  const stop = storage.watchQuota()
  await clock.pass(30_000)
  const left = (await disk.entries('shop/elasticCache')).map(([key]) => key)
  expect(left).toHaveLength(50)
  expect(left).toContain('shop/elasticCache/0')
  stop()
})

it('writes cart and orders through to the disk before it says so', async () => {
  const asked: unknown[] = []
  const { storage } = aGuard({ set: async (key, _value, options) => void asked.push([key, options]) })
  await storage.set(CART, 1)
  await storage.set(PAGE, 1)
  expect(asked).toEqual([
    [CART, { strict: true }],
    [PAGE, { strict: false }],
  ])
})
