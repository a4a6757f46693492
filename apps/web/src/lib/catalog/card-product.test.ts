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
