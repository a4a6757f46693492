import { expect, test } from 'vitest'
import { pickFormat } from './picture-format.ts'
import { findPictureSize } from './picture-size.ts'

test.each([
  ['image/avif,image/webp,*/*;q=0.8', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['image/avif;q=0, image/webp', 'webp'],
  ['image/avif;q=0.000,IMAGE/WEBP;q=0.9', 'webp'],
  ['image/*', 'jpeg'],
  ['', 'jpeg'],
  [undefined, 'jpeg'],
])('a reader that says %s gets %s', (accept, format) => {
  expect(pickFormat(accept)).toBe(format)
})

test('only the listed sizes exist, each also for dense screens', () => {
  expect(findPictureSize('324x489')).toMatchObject({ width: 324, height: 489 })
  expect(findPictureSize('324x489@2x')).toMatchObject({ width: 648, height: 978 })
  for (const name of ['1x1', '324x489@3x', '324x489@2x@2x', '', '__proto__', 'constructor@2x'])
    expect(findPictureSize(name)).toBeUndefined()
})
