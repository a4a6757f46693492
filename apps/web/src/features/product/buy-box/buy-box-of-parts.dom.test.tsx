import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { all, find, has, press, textOf } from '#web/engine/testing/find.ts'
import { aPart, aProduct, appeared, buy, buyButton, openBuyBox } from './testing/open-buy-box.tsx'

// The build makes modules of them; here they are read from their files.
vi.mock('#web/lib/store/use-frame-texts.ts', async () => {
  const { english } = await import('#web/engine/testing/open-page.tsx')
  return { useFrameTexts: () => english }
})

const { shop, open } = openBuyBox()
const page = () => textOf(document.body)

describe('a group of products', () => {
  const link = (part: ReturnType<typeof aPart>, qty: number) => ({
    link_type: 'associated',
    linked_product_sku: part.sku,
    qty,
    product: part,
  })
  const group = aProduct({
    type_id: 'grouped',
    product_links: [link(aPart('BELT', 10), 2), link(aPart('HAT', 7, 0), 1), link(aPart('BAG', 30, 1), 1)],
  })

  it('every part has its own quantity, the sold-out one none, and one button counts them all', async () => {
    await open(group)
    await appeared('HAT')
    expect(has('field', 'Quantity: HAT')).toBe(false)
    expect(page()).toContain('Only 1 left.')
    expect(textOf(buyButton())).toBe('Add 3 pieces$50')
    await press('button', 'One less')
    expect(textOf(buyButton())).toBe('Add 2 pieces$40')
    await buy()
    expect(shop().quantities()).toEqual({ BELT: 1, BAG: 1 })
  })

  it('with every part put to nothing it asks for at least one', async () => {
    await open(group)
    await appeared('HAT')
    await press('button', 'One less')
    await press('button', 'One less')
    const bag = all('button', 'One less').at(-1)
    await act(async () => bag?.click())
    await buy()
    expect(textOf(find('alert'))).toBe('Choose at least one piece.')
    expect(shop().quantities()).toEqual({})
  })
})

describe('a set to put together', () => {
  const choice = (id: string, part: object, facts: object = {}) => ({
    id,
    qty: 1,
    is_default: false,
    can_change_quantity: false,
    product: part,
    ...facts,
  })
  const bundle = aProduct({
    type_id: 'bundle',
    bundle_options: [
      {
        option_id: 1,
        title: 'Scarf',
        required: true,
        type: 'radio',
        product_links: [choice('11', aPart('WOOL', 20)), choice('12', aPart('SILK', 30, 0))],
      },
      {
        option_id: 2,
        title: 'Extra',
        required: false,
        type: 'checkbox',
        product_links: [choice('21', aPart('CARD', 4), { can_change_quantity: true })],
      },
    ],
  })

  it('costs what is chosen, with its quantity, and what is sold out cannot be chosen', async () => {
    await open(bundle)
    await appeared('SILK')
    expect((find('choice', /^SILK/) as HTMLInputElement).disabled).toBe(true)
    await press('choice', /^WOOL/)
    const before = textOf(buyButton())
    await press('checkbox', /^CARD/)
    await press('button', 'One more')
    expect([before, textOf(buyButton())]).toEqual(['Add to bag$20', 'Add to bag$28'])
    await buy()
    expect(shop().cart.get().lines).toMatchObject([{ sku: 'DRESS', qty: 1 }])
  })
})
