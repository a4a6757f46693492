// The one colour a picture comes down to, known without drawing it: a page shows it until the picture is there.
import { lookOf } from '../cloth/look.ts'
import type { PictureSpec } from '../picture-spec.ts'
import { PAPER } from '../sheet/paper.ts'
import type { GarmentSpec } from '../spec/garment-spec.ts'
import { hex, mix, type Rgb } from '../tint/rgb.ts'
import { coverOf } from './cover.ts'

type Area = { color: Rgb; share: number }

/** How much of the paper the pieces of an outfit cover, in their order. */
const OUTFIT_SHARES = [0.2, 0.22, 0.05]
/** Of printed and woven second colours, and of the shade in folds, on the whole. */
const SECOND = 0.2
const SHADE = 0.09
const BLACK: Rgb = [24, 20, 16]

/** As CSS writes it: `#c9bba4`. */
export function toneOf(spec: PictureSpec): string {
  if (!('items' in spec)) return hex(onPaper(areasOf(spec)))
  return hex(onPaper(spec.items.flatMap((item, i) => resized(areasOf(item), OUTFIT_SHARES[i] ?? 0))))
}

function onPaper(areas: readonly Area[]): Rgb {
  const sum = [0, 1, 2].map((i) => areas.reduce((all, { color, share }) => all + (color[i] ?? 0) * share, 0))
  const bare = 1 - covered(areas)
  const [red = 0, green = 0, blue = 0] = sum
  return [red + PAPER[0] * bare, green + PAPER[1] * bare, blue + PAPER[2] * bare]
}

const covered = (areas: readonly Area[]): number => areas.reduce((all, { share }) => all + share, 0)

function resized(areas: readonly Area[], to: number): Area[] {
  const whole = covered(areas) || 1
  return areas.map(({ color, share }) => ({ color, share: (share / whole) * to }))
}

const areasOf = (spec: GarmentSpec): Area[] =>
  coverOf(spec).map(({ part, share }) => {
    const { base, second, print } = lookOf(part, spec)
    const dyed = mix(base, second, print || spec.second ? SECOND : 0)
    return { color: mix(dyed, BLACK, 1 - part.tone + SHADE * part.tone), share }
  })
