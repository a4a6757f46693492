import { expect, it } from 'vitest'
import { part } from '../../part/part.ts'
import { compose, type Piece } from '../compose.ts'

const square = (name: string, size: number): Piece => ({
  part: part(name, [
    [300 - size, 372 - size, 1],
    [300 + size, 372 - size, 1],
    [300 + size, 372 + size, 1],
    [300 - size, 372 + size, 1],
  ]),
  look: {
    cloth: { ...PLAIN },
    print: undefined,
    base: name === 'hidden' ? [255, 0, 0] : [90, 120, 90],
    second: [0, 0, 0],
    third: [0, 0, 0],
    hair: 0,
  },
})

const PLAIN = {
  size: [8, 8] as const,
  texel: () => [1, 0, 0] as const,
  unrest: 0,
  loft: 1,
  contrast: 1,
  gloss: 0,
  shininess: 12,
  mirror: 0,
  hair: 0,
  bend: 0,
}

it('shows nothing of a part that lies wholly under another', async () => {
  const scene = { seed: 1, isMacro: false }
  const over = square('over', 120)
  const [one, two] = await Promise.all([
    compose({ ...scene, pieces: [over] }, 1),
    compose({ ...scene, pieces: [square('hidden', 60), over] }, 1),
  ])
  expect(two.data.equals(one.data)).toBe(true)
})
