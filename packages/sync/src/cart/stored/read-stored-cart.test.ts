import { describe, expect, it } from 'vitest'
import { authorized, bypass, connected } from '../change/change-cart.ts'
import { readStoredCart, writtenCart } from './read-stored-cart.ts'
import { isLeavingGuestCart, type StoredCart } from './stored-cart.ts'

const GUEST = 'a'.repeat(32)
const stamp = { id: 'one', now: 1 }
const dress = { sku: 'dress', qty: 2, item_id: 7, name: 'Dress', price: 5_000 } as StoredCart['base'][number]
const guest: StoredCart = { ...readStoredCart(undefined), revision: 3, cartId: GUEST, base: [dress] }
const customer: StoredCart = { ...guest, cartId: '12' }
/** Through the disk and back, as another tab finds it. */
const found = (stored: StoredCart) => readStoredCart(structuredClone(writtenCart(stored)))

describe('a cart another tab finds on disk', () => {
  it('is the one that was written, whoever it belongs to', () => {
    for (const stored of [guest, customer, authorized(stamp)(guest), bypass(stamp)(customer)])
      expect(found(stored)).toEqual(stored)
  })

  it('a tab of an earlier version still sees which guest’s cart goes into the customer’s', () => {
    expect(writtenCart(authorized(stamp)(guest))).toMatchObject({
      mergeFrom: GUEST,
      isBypassed: false,
      parked: null,
    })
    expect(writtenCart(bypass(stamp)(customer))).toMatchObject({
      mergeFrom: null,
      isBypassed: true,
      parked: [dress],
    })
  })

  it('is taken from an earlier version as that meant it', () => {
    const leaving = readStoredCart({ base: [dress], cartId: GUEST, mergeFrom: GUEST })
    expect(isLeavingGuestCart(leaving)).toBe(true)
    const parked = readStoredCart({ base: [], cartId: null, isBypassed: true, parked: [dress] })
    expect(authorized(stamp)(parked)).toMatchObject({ base: [dress], owner: { kind: 'visitor' } })
    const lines = [{ ...dress, confirmed: true }]
    expect(readStoredCart({ cartId: GUEST, lines })).toMatchObject({ cartId: GUEST, base: lines })
  })

  it('is an empty one where what lies there is none', () => {
    for (const odd of [null, undefined, 'cart', 7]) expect(readStoredCart(odd).base).toEqual([])
  })
})

describe('whose cart it is', () => {
  it('a guest who signs in twice brings the one cart, not the next one besides', () => {
    const once = authorized(stamp)(guest)
    expect(authorized(stamp)({ ...once, cartId: null }).owner).toEqual({
      kind: 'leaving',
      guestCartId: GUEST,
    })
  })

  it('nobody brings a cart that was never opened', () => {
    expect(authorized(stamp)({ ...guest, cartId: null }).owner).toEqual({ kind: 'visitor' })
  })

  it('a customer’s cart is remembered through two refusals, and compared with once', () => {
    const refused = bypass(stamp)(bypass(stamp)(customer))
    expect(refused.owner).toEqual({ kind: 'bypassed', parked: [dress] })
    const back = authorized(stamp)({ ...refused, waiting: [] })
    expect(back.waiting.map(({ sku, qty }) => [sku, qty])).toEqual([['dress', 0]])
    expect(back.owner).toEqual({ kind: 'visitor' })
  })

  it('a guest’s cart that stands in stays one when it is opened', () => {
    const open = connected({ cartId: GUEST, isBypassed: true, isNew: true, changes: [] })
    expect(open(bypass(stamp)(customer)).owner).toEqual({ kind: 'bypassed', parked: [dress] })
    const own = connected({ cartId: '12', isBypassed: false, isNew: false, changes: [] })
    expect(own(authorized(stamp)(guest)).owner).toEqual({ kind: 'visitor' })
  })
})
