import type { ColorName } from '@vitrine/art/palette'
import type { MediaRecord } from '@vitrine/domain/catalog/records'
import { hash32 } from '../chance/chance.ts'
import type { Good } from '../goods/good.ts'
import { CLOTHS } from '../range/cloths.ts'
import { FORMS } from '../range/forms.ts'
import { type GarmentSpec, picturePath, type View } from './picture-path.ts'

const WOVEN_BOTTOMS: Partial<Record<Good['gender'], GarmentSpec>> = {
  women: { garment: 'trousers', fabric: 'melange', color: 'charcoal', seed: 'worn1' },
  men: { garment: 'jeans', fabric: 'denim', color: 'denim', second: 'mist', seed: 'worn2' },
}
const FOLDS = new Set(['jumperCrew', 'jumperV', 'jumperRoll'])
const TOPS = new Set(['jumperCrew', 'jumperV', 'jumperRoll', 'tee', 'shirt', 'blouse', 'blazer'])

const seedOf = (good: Good): string => good.sku.toLowerCase().replace(/\W/g, '')

/** What the drawing package needs to know to draw this good in one of its colours. */
export function specOf(good: Good, color: ColorName, view: View = 'front'): GarmentSpec {
  const { garment, options } = FORMS[good.form]
  const { fabric } = CLOTHS[good.cloth]
  const second = good.print?.second === color ? 'chalk' : good.print?.second
  return {
    garment,
    fabric,
    color,
    ...(good.print && { print: good.print.key, second, third: good.print.third }),
    ...(garment === 'jeans' && { second: 'mist' as const }),
    ...(options && { options }),
    ...(view !== 'front' && { view }),
    seed: seedOf(good),
  }
}

const front = (good: Good, color: ColorName): MediaRecord => ({
  path: picturePath(specOf(good, color)),
  kind: 'image',
  colorKey: color,
})

/** A second way of showing it, besides its own views: folded for knits, or worn with a plain pair of trousers. */
function companions(good: Good, lead: ColorName): MediaRecord[] {
  const bottom = WOVEN_BOTTOMS[good.gender]
  const folded = { ...specOf(good, lead), garment: 'folded' as const, options: undefined }
  const outfit = bottom && { items: [bottom, specOf(good, lead)], seed: `o${hash32(good.sku) % 1000}` }
  return [...(FOLDS.has(good.form) ? [folded] : []), ...(TOPS.has(good.form) && outfit ? [outfit] : [])].map(
    (spec) => ({ path: picturePath(spec), kind: 'image', colorKey: lead }),
  )
}

/** Lead colour from all sides first, then the front of every other colour. */
export function pictures(good: Good): MediaRecord[] {
  const [lead, ...others] = good.colors
  if (!lead) return []
  const views = FORMS[good.form].views.map(
    (view): MediaRecord => ({
      path: picturePath(specOf(good, lead, view)),
      kind: 'image',
      colorKey: lead,
    }),
  )
  return [
    front(good, lead),
    ...views,
    ...companions(good, lead),
    ...others.map((color) => front(good, color)),
  ]
}
