import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../storage/memory-storage.ts'
import { aBrowser } from '../testing/a-browser.ts'
import { aLine } from '../testing/a-line.ts'
import { testPorts } from '../testing/test-ports.ts'
import { cartHooks } from './cart-hooks.ts'
import type { CartStore } from './cart-store.ts'
import { lazyCart } from './lazy-cart.ts'
import { readStoredCart } from './stored/read-stored-cart.ts'
import type { Addition } from './stored/stored-cart.ts'

const KEY = 'us-shop/cart/current-cart'
const A = aLine({ sku: 'A', parentSku: 'A' })

/** A page whose cart code has not come yet, and the disk it shares with every other tab. */
function aSlowPage({ storage = memoryStorage(), server = aBrowser().server } = {}) {
  const ports = testPorts()
  const code = Promise.withResolvers<CartStore>()
  const store = async (additions: readonly Addition[], isWanted: () => boolean) => {
    let isPut = false
    await storage.update<unknown>(KEY, (found) => {
      const stored = readStoredCart(found)
      if (!isWanted()) return stored
      isPut = true
      return { ...stored, revision: stored.revision + 1, adding: [...stored.adding, ...additions] }
    })
    return isPut
  }
  const cart = lazyCart({ ...ports, open: () => code.promise, hooks: cartHooks(), store })
  return { cart, storage, server, code, anotherPage: () => aBrowser({ storage, server }) }
}
const pieces = (cart: CartStore) => Object.fromEntries(cart.get().lines.map(({ sku, qty }) => [sku, qty]))

describe('"Add to bag" pressed before the code of the cart has come', () => {
  it('is on the screen at once, and in the cart once when the code comes', async () => {
    const page = aSlowPage()
    const adding = page.cart.add([{ line: A, qty: 2 }])
    expect(pieces(page.cart)).toEqual({ A: 2 })
    const real = page.anotherPage()
    page.code.resolve(real.cart)
    await Promise.all([adding, page.cart.load()])
    expect(pieces(page.cart)).toEqual({ A: 2 })
    expect(page.server.linesOf(page.cart.get().cartId ?? '')).toMatchObject([{ sku: 'A', qty: 2 }])
    expect(real.notices.map(({ key }) => key)).toContain('PRODUCT_ADDED_TO_CART')
  })

  it('is not lost with the page: the next one puts it in', async () => {
    const page = aSlowPage()
    void page.cart.add([{ line: A, qty: 1 }]).catch(() => undefined)
    await page.storage.get(KEY)
    const next = page.anotherPage()
    await next.cart.load()
    expect(next.quantities()).toEqual({ A: 1 })
  })

  it('counts once, though another tab took it on before the code came here', async () => {
    const page = aSlowPage()
    const adding = page.cart.add([{ line: A, qty: 1 }])
    await page.storage.get(KEY)
    await page.anotherPage().cart.load()
    page.code.resolve(page.anotherPage().cart)
    await Promise.all([adding, page.cart.load()])
    expect(pieces(page.cart)).toEqual({ A: 1 })
  })

  it('is shown, kept and told as not done where the code does not come', async () => {
    const page = aSlowPage()
    const adding = page.cart.add([{ line: A, qty: 1 }])
    page.code.reject(new TypeError('Failed to fetch'))
    await expect(adding).rejects.toThrow('Failed to fetch')
    expect(pieces(page.cart)).toEqual({ A: 1 })
    expect(readStoredCart(await page.storage.get(KEY)).adding).toMatchObject([{ qty: 1, line: { sku: 'A' } }])
  })

  it('twice the same is one line of two', async () => {
    const page = aSlowPage()
    const both = [page.cart.add([{ line: A, qty: 1 }]), page.cart.add([{ line: A, qty: 1 }])]
    expect(pieces(page.cart)).toEqual({ A: 2 })
    page.code.resolve(page.anotherPage().cart)
    await Promise.all([...both, page.cart.load()])
    expect(pieces(page.cart)).toEqual({ A: 2 })
  })
})
