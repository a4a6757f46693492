import type { ProductCard } from '@vitrine/domain/catalog/product'
import { describe, expect, test } from 'vitest'
import { aBody } from '../testing/a-body.ts'
import { defectsOf, missingPartsOf } from './defects.ts'
import type { ProductBody } from './product-body.ts'

const link = (productId: number, type: 'associated' | 'related' = 'associated', qty = 1) => ({
  ...{ type, productId, sku: `P${productId}`, productType: 'simple' as const, position: productId, qty },
})
const aCard = (id: number, name = `Part ${id}`, isThere = true) =>
  [id, { id, sku: `P${id}`, name, stock: { is_in_stock: isThere } } as ProductCard] as const

describe('what is wrong with it', () => {
  const defects = (body: ProductBody, cards: readonly (readonly [number, ProductCard])[], isThere = true) =>
    defectsOf(body, { card: aCard(10, 'It', isThere)[1], linked: new Map(cards) })

  test('a group whose parts are all gone cannot be bought; one of which some are tells which', () => {
    const group = aBody({ type: 'grouped', links: [link(1), link(2)], missingParts: ['NEVER'] })
    expect(defects(group, [])).toMatchObject({ errors: { links: expect.anything() }, info: {} })
    expect(defects(group, [aCard(1)])).toEqual({
      errors: {},
      info: { links: 'Product link not found: NEVER, P2' },
    })
    expect(defects(aBody({ type: 'grouped', links: [link(1)] }), [aCard(1)])).toEqual({
      errors: {},
      info: {},
    })
  })

  test('a bundle lacks what must be chosen, not what may', () => {
    const selection = (productId: number) => ({
      id: productId,
      productId,
      sku: `P${productId}`,
      qty: 1,
      isDefault: true,
      canChangeQuantity: false,
    })
    const bundle = (required: boolean) =>
      aBody({
        type: 'bundle',
        bundleOptions: [
          {
            id: 1,
            titles: {},
            type: 'radio',
            required,
            position: 0,
            selections: [selection(1), selection(2)],
          },
        ],
      })
    expect(defects(bundle(true), []).errors).toHaveProperty('links')
    expect(defects(bundle(true), [aCard(2)]).errors).toEqual({})
    expect(defects(bundle(false), []).errors).toEqual({})
    expect(defects(aBody({ type: 'bundle' }), []).errors).toHaveProperty('links')
  })

  test('what is sold out says so, and a link that is none of its parts is no defect', () => {
    expect(defects(aBody(), [], false).errors).toEqual({ variants: 'No available product variants' })
    expect(missingPartsOf(aBody({ links: [link(5, 'related')] }), new Map())).toEqual([])
  })
})
