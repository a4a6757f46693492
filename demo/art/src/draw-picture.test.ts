import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { drawPicture } from './draw-picture.ts'
import { type ColorName, PALETTE } from './palette.ts'
import { SAMPLE_SPECS } from './samples/sample-specs.ts'
import type { Pixels } from './sheet/raster.ts'
import type { GarmentSpec } from './spec/garment-spec.ts'
import { rgb } from './tint/rgb.ts'

const SHEET = { width: 600, height: 744 }
const hash = ({ data }: Pixels) => createHash('sha256').update(data).digest('hex')
const aTee = (over: Partial<GarmentSpec> = {}): GarmentSpec => ({
  garment: 'tee',
  fabric: 'jersey',
  color: 'sage',
  seed: 'a2',
  ...over,
})

/** Mean colour of the chest, where the cloth lies in full light. */
function chest({ data, width, channels }: Pixels): number[] {
  const sums = [0, 0, 0]
  for (let y = 260; y < 480; y++) {
    for (let x = 230; x < 370; x++) {
      for (const c of [0, 1, 2]) sums[c] = (sums[c] ?? 0) + (data[(y * width + x) * channels + c] ?? 0)
    }
  }
  return sums.map((sum) => sum / (220 * 140))
}

const farthest = (color: ColorName, mean: number[]): number =>
  Math.max(...rgb(color).map((value, i) => Math.abs(value - (mean[i] ?? 0))))

describe('drawPicture', () => {
  it.each(['tee', 'dress', 'jeans', 'outfit'])('draws the same bytes again for %s', async (name) => {
    const spec = SAMPLE_SPECS[name] ?? aTee()
    expect(hash(await drawPicture(spec, SHEET))).toBe(hash(await drawPicture(spec, SHEET)))
  })

  it('draws another picture for another seed', async () => {
    expect(hash(await drawPicture(aTee(), SHEET))).not.toBe(
      hash(await drawPicture(aTee({ seed: 'a3' }), SHEET)),
    )
  })

  it.each([
    [210, 300],
    [324, 489],
    [960, 1120],
    [800, 300],
  ])('fills %i × %i exactly', async (width, height) => {
    const picture = await drawPicture(aTee(), { width, height })
    expect(picture).toMatchObject({ width, height })
    expect(picture.data.length).toBe(width * height * picture.channels)
  })

  it.each(Object.keys(PALETTE) as ColorName[])(
    'keeps %s within 12 of its hex on plain cloth',
    async (color) => {
      expect(farthest(color, chest(await drawPicture(aTee({ color }), SHEET)))).toBeLessThan(12)
    },
  )

  it.each(['cotton', 'linen', 'denim', 'melange', 'canvas', 'fineKnit'] as const)(
    'keeps the colour on %s',
    async (fabric) => {
      const mean = chest(await drawPicture(aTee({ fabric, color: 'slate' }), SHEET))
      expect(farthest('slate', mean)).toBeLessThan(12)
    },
  )
})
