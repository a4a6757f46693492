import { expect, it } from 'vitest'
import { along } from './along.ts'
import { flared } from './flared.ts'
import { pts } from './pts.ts'

it('a place on a knitted band is told by how far along its edge and how far beside it lies', () => {
  const place = along(pts`0,0! 0,100!`)
  const [u, v] = place(-7, 40)
  expect(u).toBeCloseTo(40, 5)
  expect(v).toBeCloseTo(7, 5)
})

it('a print keeps its width at the height it was cut for and closes up towards the waist', () => {
  const place = flared({ half: (y) => 60 + y * 0.2, at: 300, sag: 0 })
  expect(place(60, 300)).toEqual([60, 300])
  const [atWaist] = place(60, 0)
  expect(atWaist).toBeCloseTo(120, 5)
})
