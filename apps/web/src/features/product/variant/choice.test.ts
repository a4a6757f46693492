import { chosenChild, missingAxis } from '@vitrine/domain/catalog/choose-variant'
import type { ConfigurableChild, Product } from '@vitrine/domain/catalog/product'
import { describe, expect, it } from 'vitest'
import { firstChoice, withPick } from '#web/lib/catalog/variant/choice.ts'
import { isAvailable, stockWith } from '#web/lib/catalog/variant/variant-stock.ts'
import { picturesOf } from './pictures-of.ts'
import { variantQuery } from './variant-address.ts'

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
    expect(firstChoice(dress)).toEqual({ color: 'ink' })
    expect(missingAxis(dress, firstChoice(dress))?.attribute_code).toBe('size')
  })

  it('takes an opened variant as the choice, sold out or not', () => {
    const choice = firstChoice(dress, { childSku: 'OAT-M' })
    expect(chosenChild(dress, choice)?.sku).toBe('OAT-M')
    expect(missingAxis(dress, choice)).toBeUndefined()
  })

  it('chooses the only value of an axis by itself', () => {
    const scarf = {
      configurable_options: [anAxis('size', 'one')],
      configurable_children: [aChild('SC', { size: 'one' })],
    } as unknown as Product
    expect(firstChoice(scarf)).toEqual({ size: 'one' })
  })

  it('knows a size as sold out for the chosen colour only', () => {
    expect(isAvailable(dress, { color: 'ink' }, { code: 'size', value: 'S' })).toBe(true)
    expect(isAvailable(dress, { color: 'oat' }, { code: 'size', value: 'S' })).toBe(false)
    expect(isAvailable(dress, {}, { code: 'color', value: 'oat' })).toBe(false)
  })
})

describe('a size in the address', () => {
  it('is chosen by its name, in a colour that has it', () => {
    expect(firstChoice(dress, { size: 's' })).toEqual({ color: 'ink', size: 'S' })
  })

  it('goes with a colour in the address, sold out or not', () => {
    expect(firstChoice(dress, { color: 'oat' })).toEqual({ color: 'oat' })
    expect(firstChoice(dress, { color: 'oat', size: 'm' })).toEqual({ color: 'oat', size: 'M' })
    expect(firstChoice(dress, { color: 'pink' })).toEqual({ color: 'ink' })
  })

  it('that nobody makes is as good as none', () => {
    expect(firstChoice(dress, { size: 'XXL' })).toEqual({ color: 'ink' })
  })

  it.each([
    ['the sku once everything is chosen', { color: 'ink', size: 'S' }, '?list=9&childSku=INK-S'],
    ['the size in capitals while the colour is open', { size: 'M' }, '?list=9&size=M'],
    ['the colour while the size is open', { color: 'ink' }, '?list=9&color=ink'],
    ['nothing while both are open', {}, '?list=9'],
  ])('is written as %s', (_, choice, query) => {
    expect(variantQuery(dress, choice, '?list=9&childSku=OLD&size=L&color=oat')).toBe(query)
  })
})

describe('another value', () => {
  it('keeps what goes together with it', () => {
    expect(withPick(dress, { color: 'oat', size: 'M' }, { code: 'color', value: 'ink' })).toEqual({
      color: 'ink',
      size: 'M',
    })
  })

  it('asks anew for what was never made together with it', () => {
    const smallInk = {
      ...dress,
      configurable_children: dress.configurable_children.filter(({ sku }) => sku !== 'INK-M'),
    }
    expect(withPick(smallInk, { color: 'oat', size: 'M' }, { code: 'color', value: 'ink' })).toEqual({
      color: 'ink',
    })
  })

  it('tells the stock it has in the chosen colour', () => {
    expect(stockWith(dress, { color: 'ink' }, { code: 'size', value: 'S' })?.is_in_stock).toBe(true)
    expect(stockWith(dress, { color: 'red' }, { code: 'size', value: 'S' })).toBeUndefined()
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
