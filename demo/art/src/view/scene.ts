import { random } from '../chance/random.ts'
import { lookOf } from '../cloth/look.ts'
import type { Garment, View } from '../garment/garment.ts'
import { GARMENTS } from '../garment/garments.ts'
import { dressed } from '../garment/mannequin/dressed.ts'
import type { PictureSpec } from '../picture-spec.ts'
import type { Piece, Scene } from '../sheet/compose.ts'
import type { GarmentSpec } from '../spec/garment-spec.ts'
import { trimFor } from '../tint/trim.ts'
import { type Air, evenAir, NO_AIR, withAir } from './air.ts'
import { staging } from './frame.ts'
import { outfitStaging, setStaging } from './outfit.ts'
import { type Staging, stage } from './stage.ts'

/** Everything of a picture placed on the sheet, still as curves. */
export function sceneOf(spec: PictureSpec, air: Air = NO_AIR): Scene {
  const seed = Math.floor(random(spec.seed).next() * 1e6)
  if ('items' in spec) {
    const isWorn = spec.items.some(({ garment }) => 'worn' in GARMENTS[garment])
    const staged = isWorn ? outfitStaging : setStaging
    const pieces = spec.items.flatMap((item, i) =>
      place(item, withAir(staged(GARMENTS[item.garment], i), evenAir(air))),
    )
    return { pieces, seed, isMacro: false }
  }
  const view = drawnView(spec)
  return {
    pieces: place(spec, withAir(staging(GARMENTS[spec.garment], view), air)),
    seed,
    isMacro: view === 'detail',
  }
}

/** A view the garment has not got is drawn from the front. */
function drawnView({ garment, view = 'front' }: GarmentSpec): View {
  const { views }: Garment = GARMENTS[garment]
  return views.includes(view) ? view : 'front'
}

function place(spec: GarmentSpec, where: Staging): Piece[] {
  const view = drawnView(spec)
  const { cut, worn }: Garment = GARMENTS[spec.garment]
  const parts = cut({
    rng: random(`${spec.seed}-${spec.garment}-0`),
    view: view === 'worn' ? 'front' : view,
    trim: trimFor(spec.color),
    options: spec.options ?? {},
  })
  return stage(view === 'worn' && worn ? dressed(parts, worn) : parts, where, `${spec.seed}-0`).map(
    (part) => ({ part, look: lookOf(part, spec) }),
  )
}
