import { expect, it } from 'vitest'
import { bounds } from '../outline/bounds.ts'
import { pts } from '../outline/pts.ts'
import { part } from '../part/part.ts'
import { pair } from './pair.ts'

const shoe = [part('sole', pts`0,0! 100,0! 100,20! 0,20!`)]

it('stands the second behind the first, smaller, darker, and by a name of its own', () => {
  const [far, near] = pair(shoe, { dx: 30, dy: -20, size: 0.96, tone: 0.95 })
  expect([far?.name, near?.name]).toEqual(['sole-far', 'sole'])
  expect(far?.tone).toBeCloseTo(0.95)
  expect(bounds(far?.shape ?? [])).toMatchObject({ x0: 30, x1: 126, y0: -20 })
  expect(near).toBe(shoe[0])
})
