import { expect, it } from 'vitest'
import { BRANDS, type BrandName, nameOnLabel } from '../brands.ts'
import { bounds } from '../outline/bounds.ts'
import { pts } from '../outline/pts.ts'
import { sceneOf } from '../view/scene.ts'
import type { Ink } from './ink.ts'
import { makersMark, marked } from './label.ts'
import { LETTERS } from './letters.ts'

const names = Object.keys(BRANDS) as BrandName[]
const extent = (ink: readonly Ink[]) => bounds(ink.flatMap((one) => [...one.pts]))

it.each(names)('has every letter that the label of %s needs', (brand) => {
  expect([...nameOnLabel(brand)].filter((letter) => !LETTERS[letter])).toEqual([])
})

it.each(['tee', 'watch', 'beanie', 'jeans'] as const)(
  'does not sew VITRINE into a %s of another brand',
  (garment) => {
    const inkOf = (brand?: BrandName) =>
      sceneOf({ garment, fabric: 'cotton', color: 'navy', seed: 'a1', ...(brand && { brand }) }).pieces.map(
        ({ part }) => part.ink,
      )
    expect(inkOf('orsa')).not.toEqual(inkOf())
    expect(inkOf('orsa')).not.toEqual(inkOf('halma'))
    expect(
      inkOf('orsa')
        .flat()
        .some(({ kind }) => kind === 'mark'),
    ).toBe(false)
  },
)

it('keeps a long name within the room of the label', () => {
  const mark = makersMark([0, 0], { size: 4.3, color: '#000', spacing: 0.1, room: 24 })
  const { x0, x1 } = extent(marked([mark], 'tove-lind'))
  expect(x1 - x0).toBeLessThanOrEqual(25)
})

it('writes a mark the right way round on what was turned over', () => {
  const mark = makersMark([0, 0], { size: 10, color: '#000', spacing: 0 })
  const turned = { ...mark, pts: pts`5,0 -5,0` }
  expect(marked([turned], 'sund')).toEqual(marked([mark], 'sund'))
})
