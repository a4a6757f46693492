import type { ProductCard } from '@vitrine/domain/catalog/product'
import { describe, expect, it } from 'vitest'
import { toCardProduct } from './card-product.ts'

const jacket = {
  image: '/blue.jpg',
  images: ['/blue.jpg', '/back.jpg'],
  swatches: [
    { id: '58', label: 'Blue', swatch: '#1857f7', image: '/blue.jpg' },
    { id: '59', label: 'Black', swatch: '#000000', image: '/black.jpg' },
    { id: '60', label: 'Gray', swatch: '#8f8f8f', image: null },
  ],
  stock: { is_in_stock: true },
  url_path: 'juno-jacket',
  type_id: 'configurable',
} as unknown as ProductCard

describe('the picture of a tile', () => {
  it('is in the colour asked for: black jackets under "Black" are not shown in blue', () => {
    expect(toCardProduct(jacket, { colorIds: ['59'] })).toMatchObject({
      image: '/black.jpg',
      hover: '/blue.jpg',
    })
  })
  it('is the main one when no colour is asked for, or the colour has none', () => {
    expect(toCardProduct(jacket)).toMatchObject({ image: '/blue.jpg', hover: '/back.jpg' })
    expect(toCardProduct(jacket, { colorIds: ['60'] }).image).toBe('/blue.jpg')
  })
})

describe('the page behind a tile', () => {
  it('opens in the colour and size that were asked for', () => {
    expect(toCardProduct(jacket, { colorIds: ['59'], size: 'm' }).path).toBe('/juno-jacket?color=59&size=M')
  })
  it('is the plain one when nothing of it was asked for', () => {
    expect(toCardProduct(jacket).path).toBe('/juno-jacket')
    expect(toCardProduct(jacket, { colorIds: ['77'] }).path).toBe('/juno-jacket')
    const bag = { ...jacket, type_id: 'simple' } as ProductCard
    expect(toCardProduct(bag, { colorIds: ['59'], size: 'M' }).path).toBe('/juno-jacket')
  })
  it('is told as sold out only when nothing of it is left', () => {
    expect(toCardProduct(jacket).isSoldOut).toBe(false)
    const gone = { ...jacket, stock: { is_in_stock: false } } as ProductCard
    expect(toCardProduct(gone)).toMatchObject({ isSoldOut: true, isLow: false })
  })
})
