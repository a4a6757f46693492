import { expect, test } from 'vitest'
import { createColorOrder } from './compare-colors.ts'

const hung = (...colors: string[]) => colors.toSorted(createColorOrder())

test('greys hang from white to black before all others', () => {
  expect(hung('#1c1c1e', '#b02020', '#f4f1ea', '#8c8c8c')).toEqual([
    '#f4f1ea',
    '#8c8c8c',
    '#1c1c1e',
    '#b02020',
  ])
})

test('dark blue is found among the blues, whatever it is called', () => {
  const [navy, denim, sky, olive, rust, rose] = [
    '#1f2a44',
    '#3c5a86',
    '#9fc0de',
    '#6b6b2f',
    '#a5502a',
    '#d98ca6',
  ]
  expect(hung(navy, rose, olive, sky, rust, denim)).toEqual([rose, rust, olive, sky, denim, navy])
})

test('a colour nobody has shown comes last', () => {
  expect([null, '#ffffff'].toSorted(createColorOrder())).toEqual(['#ffffff', null])
})
