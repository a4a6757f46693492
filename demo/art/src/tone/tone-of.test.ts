import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawPicture } from '../draw-picture.ts'
import type { PictureSpec } from '../picture-spec.ts'
import { toneOf } from './tone-of.ts'

const SPECS: PictureSpec[] = [
  { garment: 'trousers', fabric: 'melange', color: 'charcoal', seed: 'a1' },
  { garment: 'necklace', fabric: 'leather', color: 'camel', seed: 'a2' },
  { garment: 'tee', fabric: 'jersey', color: 'chalk', print: 'breton', second: 'navy', seed: 'a3' },
  { garment: 'coat', fabric: 'melange', color: 'bordeaux', view: 'detail', seed: 'a4' },
  {
    items: [
      { garment: 'jeans', fabric: 'denim', color: 'denim', second: 'mist', seed: 'a5' },
      { garment: 'sweater', fabric: 'knit', color: 'terracotta', seed: 'a6' },
      { garment: 'beanie', fabric: 'knit', color: 'forest', seed: 'a7' },
    ],
    seed: 'a8',
  },
]

describe('the tone of a picture', () => {
  it.each(SPECS.map((spec) => ({ what: 'items' in spec ? 'outfit' : spec.garment, spec })))(
    'comes near the colour the $what has when it is drawn',
    async ({ spec }) => {
      const { data, ...raw } = await drawPicture(spec, { width: 150, height: 186 })
      const { channels } = await sharp(data, { raw }).stats()
      const tone = Number.parseInt(toneOf(spec).slice(1), 16)
      const told = [tone >> 16, (tone >> 8) & 255, tone & 255]
      for (const [i, { mean }] of channels.entries()) expect(Math.abs(mean - (told[i] ?? 0))).toBeLessThan(20)
    },
  )

  it('is written as CSS writes a colour', () => {
    for (const spec of SPECS) expect(toneOf(spec)).toMatch(/^#[0-9a-f]{6}$/)
  })
})
