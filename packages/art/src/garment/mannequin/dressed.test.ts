import { expect, it } from 'vitest'
import { pts } from '../../outline/pts.ts'
import { part } from '../../part/part.ts'
import { dressed } from './dressed.ts'

const square = pts`0,0! 10,0! 10,10! 0,10!`

it.each(['waist', 'shoulders'] as const)('hides what lies inside a piece worn from the %s', (worn) => {
  const names = dressed([part('inside-piece', square), part('piece', square)], worn).map(({ name }) => name)
  expect(names.indexOf('inside-piece')).toBeLessThan(names.indexOf('torso'))
  expect(names.indexOf('piece')).toBeGreaterThan(names.indexOf('torso'))
})
