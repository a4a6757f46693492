import { expect, it } from 'vitest'
import { random } from '../../chance/random.ts'
import { boundsOfAll } from '../../outline/bounds.ts'
import { trimFor } from '../../tint/trim.ts'
import { GARMENTS, type GarmentName } from '../garments.ts'

const BOTH: GarmentName[] = [
  'tee',
  'shirt',
  'sweater',
  'cardigan',
  'puffer',
  'blazer',
  'coat',
  'trench',
  'trousers',
  'jeans',
  'shorts',
]

const cutFor = (garment: GarmentName, cut: 'women' | 'men') =>
  GARMENTS[garment].cut({ rng: random('a1'), view: 'front', trim: trimFor('navy'), options: { cut } })

const sizeOf = (garment: GarmentName, cut: 'women' | 'men') => {
  const { x0, x1, y0, y1 } = boundsOfAll(cutFor(garment, cut).map(({ shape }) => shape))
  return { w: x1 - x0, h: y1 - y0 }
}

it.each(BOTH)('cuts a %s for men and another for women', (garment) => {
  expect(GARMENTS[garment].choices).toHaveProperty('cut')
  const [women, men] = [sizeOf(garment, 'women'), sizeOf(garment, 'men')]
  expect(Math.abs(women.w / women.h - men.w / men.h) > 0.005 || men.w > women.w * 1.02).toBe(true)
})

it.each(['blazer', 'coat', 'shirt', 'cardigan'] as const)(
  'buttons a %s the other way for women',
  (garment) => {
    const buttonsOf = (cut: 'women' | 'men') =>
      cutFor(garment, cut).flatMap(({ ink }) =>
        ink.flatMap((one) => (one.kind === 'button' ? [one.pts[0][0]] : [])),
      )
    expect(buttonsOf('women').map(Math.sign)).not.toEqual(buttonsOf('men').map(Math.sign))
  },
)
