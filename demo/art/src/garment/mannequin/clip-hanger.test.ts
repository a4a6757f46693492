import { expect, it } from 'vitest'
import { sceneOf } from '../../view/scene.ts'

const namesOf = (garment: 'jeans' | 'trousers' | 'shorts' | 'slipSkirt') =>
  sceneOf({ garment, fabric: 'cotton', color: 'navy', seed: 'a1', view: 'worn' }).pieces.map(
    ({ part }) => part.name,
  )

it.each(['jeans', 'trousers', 'shorts'] as const)(
  'hangs %s from clips: no pole stands between the legs',
  (garment) => {
    const names = namesOf(garment)
    expect(names).not.toContain('pole')
    expect(names.slice(-4)).toEqual(['rod1', 'clip1', 'rod-1', 'clip-1'])
  },
)

it('keeps a skirt on the form', () => {
  expect(namesOf('slipSkirt')).toContain('torso')
})
