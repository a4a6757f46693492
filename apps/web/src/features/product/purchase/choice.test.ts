import type { ConfigurableChild, Product } from '@vitrine/domain/catalog/product'
import { describe, expect, it } from 'vitest'
import { chosenChild, firstChoice, isAvailable, missingAxis } from './choice.ts'
import { picturesOf } from './pictures-of.ts'

const aChild = (sku: string, attributes: Record<string, string>, inStock = true) =>
  ({ sku, attributes, status: 1, price_incl_tax: 59, stock: { is_in_stock: inStock } }) as ConfigurableChild
const anAxis = (attribute_code: string, ...values: string[]) => ({
  attribute_code,
  values: values.map((value_index) => ({ value_index, label: value_index })),
})
const aPicture = (image: string, color: string | null) => ({ image, color })

const dress = {
  configurable_options: [anAxis('color', 'oat', 'ink'), anAxis('size', 'S', 'M')],
  configurable_children: [
    aChild('OAT-S', { color: 'oat', size: 'S' }, false),
    aChild('OAT-M', { color: 'oat', size: 'M' }, false),
    aChild('INK-S', { color: 'ink', size: 'S' }),
    aChild('INK-M', { color: 'ink', size: 'M' }, false),
  ],
  media_gallery: [aPicture('oat.jpg', 'oat'), aPicture('ink.jpg', 'ink'), aPicture('hem.jpg', null)],
} as unknown as Product

describe('choosing a variant', () => {
  it('starts with a colour that can be bought, and chooses no size for the shopper', () => {
    expect(firstChoice(dress, null)).toEqual({ color: 'ink' })
    expect(missingAxis(dress, firstChoice(dress, null))?.attribute_code).toBe('size')
  })

  it('takes an opened variant as the choice, sold out or not', () => {
    const choice = firstChoice(dress, 'OAT-M')
    expect(chosenChild(dress, choice)?.sku).toBe('OAT-M')
    expect(missingAxis(dress, choice)).toBeUndefined()
  })

  it('chooses the only value of an axis by itself', () => {
    const scarf = {
      configurable_options: [anAxis('size', 'one')],
      configurable_children: [aChild('SC', { size: 'one' })],
    } as unknown as Product
    expect(firstChoice(scarf, null)).toEqual({ size: 'one' })
  })

  it('knows a size as sold out for the chosen colour only', () => {
    expect(isAvailable(dress, { color: 'ink' }, { code: 'size', value: 'S' })).toBe(true)
    expect(isAvailable(dress, { color: 'oat' }, { code: 'size', value: 'S' })).toBe(false)
    expect(isAvailable(dress, {}, { code: 'color', value: 'oat' })).toBe(false)
  })
})

describe('the pictures of a choice', () => {
  it.each([
    ['its own colour', { color: 'ink' }, ['ink.jpg']],
    ['what belongs to no colour, when the colour has none', { color: 'red' }, ['hem.jpg']],
  ])('are %s', (_, choice, images) => {
    expect(picturesOf(dress, choice).map(({ image }) => image)).toEqual(images)
  })
})
