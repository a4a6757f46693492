import { optionsOf } from '@vitrine/art/catalogue'
import type { ColorName } from '@vitrine/art/palette'
import type { MediaRecord } from '@vitrine/domain/catalog/records'
import { colorKeyOf } from '../attributes/colors.ts'
import { hash32 } from '../chance/chance.ts'
import type { FormKey, Good } from '../goods/good.ts'
import { CLOTHS } from '../range/cloths.ts'
import { FORMS } from '../range/forms.ts'
import { outfitWith } from './outfit-with.ts'
import { drawn, filmPath, type GarmentSpec, type View } from './picture-path.ts'
import { shapeOf } from './shapes.ts'

/** Knits lie folded on a shelf, and are filmed. */
const FOLDS = new Set<FormKey>(['jumperCrew', 'jumperV', 'jumperRoll'])

const seedOf = (good: Good): string => good.sku.toLowerCase().replace(/\W/g, '')

/** Women's is the usual cut. */
const isCutForMen = ({ gender }: Good, garment: GarmentSpec['garment']): boolean =>
  gender === 'men' && 'cut' in optionsOf(garment)

/** What the drawing package needs to know to draw this good in one of its colours. */
export function specOf(good: Good, color: ColorName, view: View = 'front'): GarmentSpec {
  const { garment, options: ofForm } = FORMS[good.form]
  const own = shapeOf(good)
  const cut = isCutForMen(good, garment) && { cut: 'men' }
  const options = (ofForm || own || cut) && { ...ofForm, ...own, ...cut }
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
    brand: good.brand,
  }
}

const shown = (good: Good, color: ColorName, view?: View): MediaRecord =>
  drawn(specOf(good, color, view), colorKeyOf(good, color))

/** A second way of showing it, besides its own views: folded for knits, and in company. */
function companions(good: Good, lead: ColorName): MediaRecord[] {
  const piece = specOf(good, lead)
  const { options } = FORMS[good.form]
  const folded = { ...piece, garment: 'folded' as const, options }
  const items = outfitWith(good, piece)
  const outfit = items && { items, seed: `o${hash32(good.sku) % 1000}` }
  return [...(FOLDS.has(good.form) ? [folded] : []), ...(outfit ? [outfit] : [])].map((spec) =>
    drawn(spec, colorKeyOf(good, lead)),
  )
}

/** Knits are filmed: a slow look at the stitches, which no still shows. */
function film(good: Good, lead: ColorName): MediaRecord[] {
  if (!FOLDS.has(good.form)) return []
  const still = shown(good, lead)
  return [{ ...still, kind: 'video', video: { url: filmPath(still.path), title: '', type: 'video/webm' } }]
}

/** Lead colour from all sides first, then the front of every other colour. */
export function pictures(good: Good): MediaRecord[] {
  const [lead, ...others] = good.colors
  if (!lead) return []
  const views = FORMS[good.form].views.map((view) => shown(good, lead, view))
  return [
    shown(good, lead),
    ...views,
    ...companions(good, lead),
    ...film(good, lead),
    ...others.map((color) => shown(good, color)),
  ]
}
