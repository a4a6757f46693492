import { random } from '../chance/random.ts'
import { lookOf } from '../cloth/look.ts'
import type { Garment, View } from '../garment/garment.ts'
import { GARMENTS } from '../garment/garments.ts'
import { shownOn } from '../garment/mannequin/shown-on.ts'
import { marked } from '../ink/label.ts'
import { hairy } from '../outline/hairy.ts'
import type { Part } from '../part/part.ts'
import type { PictureSpec } from '../picture-spec.ts'
import type { Piece, Scene } from '../sheet/compose.ts'
import type { GarmentSpec } from '../spec/garment-spec.ts'
import { trimFor } from '../tint/trim.ts'
import { type Air, evenAir, NO_AIR, withAir } from './air.ts'
import { staging } from './frame.ts'
import { outfitStaging, setStagings } from './outfit.ts'
import { type Staging, stage } from './stage.ts'

/** Everything of a picture placed on the sheet, still as curves. */
export function sceneOf(spec: PictureSpec, air: Air = NO_AIR): Scene {
  const seed = Math.floor(random(spec.seed).next() * 1e6)
  if ('items' in spec) {
    const things = spec.items.map((item) => ({
      item,
      piece: GARMENTS[item.garment] as Garment,
      parts: partsOf(item),
    }))
    const isWorn = things.some(({ piece }) => piece.worn !== undefined)
    const stagings = isWorn ? things.map(({ piece }, i) => outfitStaging(piece, i)) : setStagings(things)
    const pieces = things.flatMap(({ item, parts }, i) => {
      const staged = stagings[i]
      return staged ? place(parts, item, withAir(staged, evenAir(air))) : []
    })
    return { pieces, seed, isMacro: false, ground: 'paper' }
  }
  const view = drawnView(spec)
  return {
    pieces: place(partsOf(spec), spec, withAir(staging(GARMENTS[spec.garment], view), air)),
    seed,
    isMacro: view === 'detail',
    ground: view === 'home' ? random(`home-${spec.seed}`).pick(GROUNDS) : 'paper',
  }
}

/** What customers lay things on. */
const GROUNDS = ['boards', 'bed', 'boards'] as const

/** A view the garment has not got is drawn from the front. */
function drawnView({ garment, view = 'front' }: GarmentSpec): View {
  const { views }: Garment = GARMENTS[garment]
  return view === 'home' || views.includes(view) ? view : 'front'
}

function partsOf(spec: GarmentSpec): Part[] {
  const view = drawnView(spec)
  const { cut, worn }: Garment = GARMENTS[spec.garment]
  const parts = cut({
    rng: random(`${spec.seed}-${spec.garment}-0`),
    view: view === 'worn' || view === 'home' ? 'front' : view,
    trim: trimFor(spec.color),
    options: spec.options ?? {},
  })
  return view === 'worn' && worn ? shownOn(parts, worn) : parts
}

/** Where the parts of one garment lie, before anything is known of their cloth. */
export function layOut(spec: GarmentSpec): Part[] {
  const where = staging(GARMENTS[spec.garment], drawnView(spec))
  return stage(partsOf(spec), withAir(where, NO_AIR), `${spec.seed}-0`)
}

const place = (parts: readonly Part[], spec: GarmentSpec, where: Staging): Piece[] =>
  stage(parts, where, `${spec.seed}-0`).map((staged) => {
    const look = lookOf(staged, spec)
    const part = { ...staged, ink: marked(staged.ink, spec.brand) }
    if (look.hair === 0) return { part, look }
    const rng = random(`hair-${spec.seed}-${part.name}`)
    return { part: { ...part, shape: hairy(part.shape, look.hair * part.unit, rng) }, look }
  })
