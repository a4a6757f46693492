import { expect, it } from 'vitest'
import { bounds } from '../../outline/bounds.ts'
import { pts } from '../../outline/pts.ts'
import { part } from '../../part/part.ts'
import { dressed } from './dressed.ts'

const square = pts`0,0! 10,0! 10,10! 0,10!`

it.each(['waist', 'shoulders'] as const)('hides what lies inside a piece worn from the %s', (worn) => {
  const names = dressed([part('inside-piece', square), part('piece', square)], worn).map(({ name }) => name)
  expect(names.indexOf('inside-piece')).toBeLessThan(names.indexOf('torso'))
  expect(names.indexOf('piece')).toBeGreaterThan(names.indexOf('torso'))
})

it.each([300, 700])('ends a piece of length %i above the foot of the form', (length) => {
  const parts = dressed([part('piece', pts`0,0! 10,0! 10,${length}! 0,${length}!`)], 'shoulders')
  const foot = bounds(parts.find(({ name }) => name === 'foot')?.shape ?? [])
  expect(foot.y0).toBeGreaterThan(length)
})
