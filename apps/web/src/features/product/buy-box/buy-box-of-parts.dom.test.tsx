import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { all, find, has, press, textOf } from '#web/engine/testing/find.ts'
import { aProduct } from '#web/lib/catalog/testing/a-product.ts'
import { aChoice, aLink, aPart, aScarfSet } from '../testing/a-part.ts'
import { appeared, buy, buyButton, openBuyBox } from './testing/open-buy-box.tsx'

const { shop, open } = openBuyBox()
const page = () => textOf(document.body)

describe('a group of products', () => {
  const group = aProduct({
    type_id: 'grouped',
    product_links: [
      aLink(aPart('BELT', 10), 2),
      aLink(aPart('HAT', 7, { qty: 0 }), 1),
      aLink(aPart('BAG', 30, { qty: 1 }), 1),
    ],
  })

  it('every part has its own quantity, the sold-out one none, and one button counts them all', async () => {
    await open(group)
    await appeared('HAT')
    expect(has('field', 'Quantity: HAT')).toBe(false)
    expect(page()).toContain('Only 1 left.')
    expect(textOf(buyButton())).toBe('Add 3 pieces$50')
    await press('button', /^One less/)
    expect(textOf(buyButton())).toBe('Add 2 pieces$40')
    await buy()
    expect(shop().quantities()).toEqual({ BELT: 1, BAG: 1 })
  })

  it('with every part put to nothing it asks for at least one', async () => {
    await open(group)
    await appeared('HAT')
    await press('button', /^One less/)
    await press('button', /^One less/)
    const bag = all('button', /^One less/).at(-1)
    await act(async () => bag?.click())
    await buy()
    expect(textOf(find('alert'))).toBe('Choose at least one piece.')
    expect(shop().quantities()).toEqual({})
  })
})

describe('a set to put together', () => {
  const bundle = aScarfSet([aChoice('11', aPart('WOOL', 20)), aChoice('12', aPart('SILK', 30, { qty: 0 }))])

  it('costs what is chosen, with its quantity, and what is sold out cannot be chosen', async () => {
    await open(bundle)
    await appeared('SILK')
    expect((find('choice', /^SILK/) as HTMLInputElement).disabled).toBe(true)
    await press('choice', /^WOOL/)
    const before = textOf(buyButton())
    await press('checkbox', /^CARD/)
    await press('button', /^One more/)
    expect([before, textOf(buyButton())]).toEqual(['Add to bag$20', 'Add to bag$28'])
    await buy()
    expect(shop().cart.get().lines).toMatchObject([{ sku: 'DRESS', qty: 1 }])
  })
})
