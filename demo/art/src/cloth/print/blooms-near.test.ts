import { describe, expect, it } from 'vitest'
import { random } from '../../chance/random.ts'
import type { Texel } from '../cloth.ts'
import { scattered } from './blooms-near.ts'
import { around, type Bloom, scatterBlooms } from './scatter-blooms.ts'

const REPEAT = 120
const blooms = scatterBlooms(random('test'), REPEAT, 30)
const reach = ({ radius }: Bloom): number => radius * 1.4

/** A round spot whose brightness tells which bloom it belongs to. */
const spot = (bloom: Bloom, dx: number, dy: number): Texel | undefined =>
  Math.hypot(dx, dy) <= reach(bloom) ? [blooms.indexOf(bloom), 1, 0] : undefined

function firstOfAll(u: number, v: number): Texel {
  for (const bloom of blooms) {
    const texel = spot(bloom, around(u - bloom.x, REPEAT), around(v - bloom.y, REPEAT))
    if (texel) return texel
  }
  return [1, 0, 0]
}

describe('a field of blooms', () => {
  it('draws at every place what asking each bloom in turn would draw', () => {
    const texel = scattered({ blooms, repeat: REPEAT, reach }, spot)
    const rng = random('places')
    const places = Array.from({ length: 5000 }, () => [rng.next() * REPEAT, rng.next() * REPEAT] as const)
    expect(places.map(([u, v]) => texel(u, v))).toEqual(places.map(([u, v]) => firstOfAll(u, v)))
  })
})
