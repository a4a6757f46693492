import { expect, it } from 'vitest'
import { random } from '../../chance/random.ts'
import { marked } from '../../ink/label.ts'
import type { Part } from '../../part/part.ts'
import { trimFor } from '../../tint/trim.ts'
import type { View } from '../garment.ts'
import { sneaker } from './sneaker.ts'

const cut = (seed: string, view: View): Part[] =>
  sneaker.cut({ rng: random(seed), view, trim: trimFor('navy'), options: {} })

const hasCap = (parts: Part[]) => parts.some(({ name }) => name === 'toe-cap')

it('keeps a model its toe from view to view, and has models of both kinds', () => {
  const seeds = ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7', 'h8']
  const capped = seeds.filter((seed) => hasCap(cut(seed, 'front')))
  expect(seeds.filter((seed) => hasCap(cut(seed, 'back')))).toEqual(capped)
  expect(capped.length).toBeGreaterThan(0)
  expect(capped.length).toBeLessThan(seeds.length)
})

it.each(['front', 'back'] as const)('can be read on its tongue from the %s', (view) => {
  const tongue = cut('a1', view).find(({ name }) => name === 'tongue')
  const strokes = marked(tongue?.ink ?? [], undefined)
    .filter(({ kind }) => kind === 'fill')
    .slice(1)
  const [first, last] = [strokes[0], strokes.at(-1)].map((stroke) => stroke?.pts[0]?.[0] ?? Number.NaN)
  expect(first).toBeLessThan(last ?? Number.NaN)
})

it('has colour at the heel only where the shoe is pale', () => {
  const tab = (color: 'chalk' | 'navy') =>
    sneaker
      .cut({ rng: random('a1'), view: 'front', trim: trimFor(color), options: {} })
      .find(({ name }) => name === 'tab')
  expect(tab('chalk')?.color).toBe('sage')
  expect(tab('navy')?.color).toBeUndefined()
})
