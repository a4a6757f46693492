import type { Ink } from '../../ink/ink.ts'
import { line } from '../../ink/line.ts'
import { stitch } from '../../ink/stitch.ts'
import { flared } from '../../outline/flared.ts'
import { flip } from '../../outline/mirror.ts'
import type { Point } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { drape } from '../../relief/drape.ts'
import { between } from '../choice.ts'
import { type Cutting, garment } from '../garment.ts'
import { type KnifePleats, knifePleats } from './knife-pleats.ts'
import { insideBand, skirtWaistband } from './skirt-waistband.ts'

type Options = { length: number; flare: number; pleats: number }

/** Knife pleats: a saw-tooth that opens from waist to hem, and the hem zigzags with it. */
export const pleatedSkirt = garment({
  worn: 'waist',
  frame: { w: 430, h: 520 },
  detail: { at: [20, 60], zoom: 3 },
  choices: { length: between(300, 520, 380), flare: between(120, 190, 176), pleats: between(9, 31, 19) },
  cut,
})

function cut({ rng, view, trim, options }: Cutting<Options>): Part[] {
  const length = options.length * rng.between(0.94, 1.12)
  const flare = options.flare + rng.between(-16, 6)
  const pleats = options.pleats + rng.pick(MORE_PLEATS)
  const half = (y: number) => 70 + (flare - 70) * Math.max(0, Math.min(1.1, y / length)) ** 0.9
  const sway = rng.between(0, 6)
  const cones = drape(rng, { top: 40, bottom: length, half, cones: 2.4, depth: 15 })
  const saw = knifePleats({ pleats, sway, half, length })
  const hem = Array.from({ length: 121 }, (_, i): Point => {
    const s = 1 - i / 60
    return [s * flare, length + 13 * (1 - s * s) + 5 * saw.tooth(s) - 4, 1]
  })
  const side = [0.2, 0.45, 0.75].map((share): Point => [half(length * share), length * share])
  const skirt = part('skirt', [...pts`-68,10! 68,10!`, ...side, ...hem, ...flip(side)], {
    puffRadius: 34,
    puff: 5,
    lift: 0,
    relief: (x, y) => saw.relief(x, y) + cones.relief(x, y),
    spread: flared({ half, at: length * 0.8 }),
    ink: creases(saw, { length, half }),
    wrinkle: 0.4,
  })
  const ink = BAND_STITCHES.flatMap((row) => stitch(row, trim.thread, 0.4))
  return [
    ...insideBand(view, 67),
    skirt,
    skirtWaistband(view, { half: 67, deep: 22, ink: view === 'back' ? [] : ink }),
  ]
}

const BAND_STITCHES = [pts`-66,-2.5 0,6.5 66,-2.5`]

/** Narrow knives or broad ones: no two makers lay as many. */
const MORE_PLEATS = [-6, -4, 0, 0, 4]

type Cone = { length: number; half: (y: number) => number }

const creases = (saw: KnifePleats, { length, half }: Cone): Ink[] =>
  saw.edges.map((s) => {
    const hem = length + 11 * (1 - s * s)
    const points = pts`${s * half(22)},22 ${s * half(length * 0.5)},${length * 0.5} ${s * half(length)},${hem}`
    return line(points, { width: 0.9, opacity: 0.2 })
  })
