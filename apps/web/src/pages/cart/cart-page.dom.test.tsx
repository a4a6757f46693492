import { CallError } from '@vitrine/contract/reply'
import { aLine } from '@vitrine/sync/testing/a-line'
import { modelServer } from '@vitrine/sync/testing/model-server'
import { noAnswer } from '@vitrine/sync/testing/scripted-client'
import type { TrayItem } from '@vitrine/sync/tray/tray'
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aShipping } from '#web/engine/testing/checkout-offers.ts'
import { all, find, has, press, settled, textOf, type } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { notices } from '#web/lib/notify.ts'
import CartPage from './cart-page.tsx'

let shop: ReturnType<typeof scriptedEngine>

beforeEach(() => {
  sessionStorage.clear()
  notices.set([])
  shop = scriptedEngine()
  shop.client.script['cart.geoCountry'] = () => ({ code: 'US' })
  shop.client.script['cart.shippingMethods'] = () => [aShipping({ limit: 200 })]
})

const dress = (more = {}) => aLine({ sku: 'A', parentSku: 'A', ...more })
const open = () => openPage(<CartPage />, { shop, address: '/cart' })
const quantity = () => (find('field', /^Quantity/) as HTMLInputElement).value
const total = () => textOf([...document.querySelectorAll('aside dd')].at(-1))
const sums = () => [...document.querySelectorAll('section dl > div')].map(textOf)
const page = () => textOf(document.body)
const enter = () =>
  act(async () => {
    find('field', /^Quantity/).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  })

describe('the lines of the bag', () => {
  it('one more and one less are sent to the shop, and every sum goes along', async () => {
    await shop.cart.setLine(dress(), 1)
    await open()
    expect([quantity(), total(), has('heading', 'Bag')]).toEqual(['1', '$63', true])
    await press('button', /^One more/)
    expect([quantity(), total()]).toEqual(['2', '$122'])
    expect(page()).toContain('$59 each')
    expect(page()).toContain('2 items')
    await press('button', /^One less/)
    expect([quantity(), total()]).toEqual(['1', '$63'])
    expect(shop.server.linesOf(shop.cart.get().cartId ?? '')).toMatchObject([{ sku: 'A', qty: 1 }])
  })

  it('of two pieces in the bag each button says whose quantity it changes', async () => {
    await shop.cart.setLine(dress(), 1)
    await open()
    const { name } = dress()
    for (const deed of ['One less', 'One more']) expect(has('button', `${deed}, ${name}`)).toBe(true)
  })

  it('one piece cannot become none by a slip of the finger', async () => {
    await shop.cart.setLine(dress(), 1)
    await open()
    expect((find('button', /^One less/) as HTMLButtonElement).disabled).toBe(true)
  })

  it('a typed quantity counts once it is confirmed; letters are no quantity', async () => {
    await shop.cart.setLine(dress(), 1)
    await open()
    await type(/^Quantity/, '4x')
    expect([quantity(), total()]).toEqual(['4', '$63'])
    await enter()
    await settled()
    expect([quantity(), total()]).toEqual(['4', '$240'])
  })

  it('more than there is becomes what there is, and says so', async () => {
    await shop.cart.setLine(dress(), 1)
    await open()
    await type(/^Quantity/, '900')
    await enter()
    await settled()
    expect(quantity()).toBe('7')
    expect(has('status', 'At most 7 can be ordered.')).toBe(true)
    expect((find('button', /^One more/) as HTMLButtonElement).disabled).toBe(true)
  })

  it('a quantity the shop set lower says from what to what, until that is read', async () => {
    shop = scriptedEngine({ server: modelServer({ A: 3 }) })
    await shop.cart.setLine(dress(), 5)
    await open()
    expect(quantity()).toBe('3')
    expect(page()).toContain('We set your quantity from 5 to 3.')
    await press('button', 'OK')
    expect(page()).not.toContain('We set your quantity')
  })

  it('a quantity the shop refuses goes back to what it was, with the reason on the line', async () => {
    await shop.cart.setLine(dress(), 2)
    await open()
    shop.client.script['cart.update'] = () => {
      throw new CallError({ code: 400, result: 'no', meta: { errorCode: 'PRODUCT_NOT_FOUND' } })
    }
    await press('button', /^One more/)
    expect(quantity()).toBe('2')
    expect(textOf(find('status', /no longer sold/))).toBe('This is no longer sold. Your bag was not changed.')
  })

  it('without a line the change is drawn at once, and marked as not sent yet', async () => {
    await shop.cart.setLine(dress(), 1)
    await open()
    expect(page()).not.toContain('Saved on this device')
    shop.client.script['cart.update'] = noAnswer
    await press('button', /^One more/)
    expect(quantity()).toBe('2')
    expect(page()).toContain('Saved on this device, will be sent')
  })

  it('what is sold out stands apart and has no quantity to choose', async () => {
    await shop.cart.setLine(dress(), 1)
    const { lines } = shop.server.find(shop.cart.get().cartId ?? '')
    for (const line of lines) line.stock = { is_in_stock: false, qty: 0, status: 'out_of_stock' }
    await shop.cart.sync()
    await open()
    expect(has('heading', 'Sold out, not counted')).toBe(true)
    expect(has('field', /^Quantity/)).toBe(false)
    expect(has('button', /^Remove /)).toBe(true)
  })
})

describe('removing', () => {
  it('asks first; "Keep" keeps, and the focus is where it was', async () => {
    await shop.cart.setLine(dress(), 2)
    await open()
    act(() => find('button', 'Remove Linen dress').focus())
    await press('button', 'Remove Linen dress')
    expect(find('dialog').getAttribute('aria-label')).toBe('Remove this from the bag?')
    expect(document.activeElement).toBe(find('button', 'Remove'))
    await press('button', 'Keep')
    expect(has('dialog')).toBe(false)
    expect(document.activeElement).toBe(find('button', 'Remove Linen dress'))
    expect(quantity()).toBe('2')
  })

  it('takes the line away; "Undo" brings it back with its quantity', async () => {
    await shop.cart.setLine(dress(), 2)
    await shop.cart.setLine(dress({ sku: 'B', parentSku: 'B' }), 1)
    await open()
    await press('button', 'Remove Linen dress')
    await press('button', 'Remove')
    expect(shop.quantities()).toEqual({ B: 1 })
    expect(textOf(find('status', /^Removed/))).toBe('Removed: Linen dressUndo')
    expect(document.activeElement).toBe(find('button', 'Undo'))
    await press('button', 'Undo')
    expect(shop.quantities()).toEqual({ A: 2, B: 1 })
    expect(has('status', /^Removed/)).toBe(false)
    expect(shop.server.linesOf(shop.cart.get().cartId ?? '')).toHaveLength(2)
  })

  it('a line that was taken back came last: it stands where it stood, after a reload, too', async () => {
    for (const [at, sku] of ['A', 'B', 'C'].entries())
      await shop.cart.setLine(dress({ sku, parentSku: sku }), at + 1)
    const { leave } = await open()
    await press('button', /^Remove /)
    await press('button', 'Remove')
    await press('button', 'Undo')
    const quantities = () => all('field', /^Quantity/).map((one) => (one as HTMLInputElement).value)
    expect(quantities()).toEqual(['1', '2', '3'])
    leave()
    await open()
    expect(quantities()).toEqual(['1', '2', '3'])
  })

  it('an order made without a line waited, and the bag sold its goods again: it offers to confirm it', async () => {
    await shop.cart.setLine(dress(), 1)
    await open()
    const order = { id: 'o', kind: 'order', attempts: 0, since: 0 } as unknown as TrayItem
    await act(async () => shop.tray.set([order]))
    expect([has('link', 'Check out'), has('link', 'Confirm the order')]).toEqual([false, true])
  })

  it('the last line leaves an empty bag with a way on, and can be brought back too', async () => {
    await shop.cart.setLine(dress(), 1)
    await open()
    await press('button', /^Remove /)
    await press('button', 'Remove')
    expect(page()).toContain('Your bag is empty')
    expect(has('link', 'See what is new')).toBe(true)
    expect(has('link', 'Check out')).toBe(false)
    await press('button', 'Undo')
    expect([page().includes('Your bag is empty'), has('link', 'Check out')]).toEqual([false, true])
  })
})

describe('the sums of the bag', () => {
  it('every row stands as the shop counted it: a discount is taken off, no delivery yet is said in words', async () => {
    shop.client.script['cart.totals'] = () => ({
      grand_total: 103,
      subtotal_incl_tax: 118,
      discount_amount: -15,
      shipping_amount: 0,
      coupon_code: 'SPRING',
      cart_version: 2,
      total_segments: [
        { code: 'subtotal_incl_tax', title: '', value: 118 },
        { code: 'discount', title: 'Discount (SPRING)', value: -15 },
        { code: 'shipping_on_checkout', title: '', value: null },
        { code: 'grand_total', title: 'Total', value: 103, area: 'footer' },
      ],
    })
    await shop.cart.setLine(dress(), 2)
    await open()
    expect(sums()).toEqual(['Products$118', 'Discount (SPRING)−$15', 'DeliveryChosen at checkout'])
    expect(total()).toBe('$103')
  })

  it('says what is missing to free delivery, and once nothing is', async () => {
    await shop.cart.setLine(dress(), 2)
    await open()
    expect(page()).toContain('$82 to free delivery.')
    expect((find('progress') as HTMLProgressElement).value).toBe(59)
    await press('button', /^One more/)
    await press('button', /^One more/)
    expect(page()).toContain('Delivery is free.')
  })
})

describe('sharing the bag', () => {
  const share = () => press('button', 'Share this bag')

  it('gives a link to a copy, puts it on the clipboard and leaves it in sight', async () => {
    const writeText = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', { onLine: true, clipboard: { writeText } })
    shop.client.script['cart.share'] = () => ({ url_path: '/cart/shared/abc', code: 'abc' })
    await shop.cart.setLine(dress(), 1)
    await open()
    await share()
    const link = `${location.origin}/us/cart/shared/abc`
    expect(writeText).toHaveBeenCalledWith(link)
    expect(page()).toContain(`Link to a copy of this bag: ${link}`)
    expect(notices.get()).toMatchObject([{ text: 'Link copied' }])
  })

  it('says when no link could be made', async () => {
    shop.client.script['cart.share'] = noAnswer
    await shop.cart.setLine(dress(), 1)
    await open()
    await share()
    expect(notices.get()).toMatchObject([{ text: 'The link could not be made. Please try again.' }])
    expect(all('status').map(textOf).join()).not.toContain('Link to a copy')
  })
})
