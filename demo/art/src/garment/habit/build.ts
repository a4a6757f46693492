import type { Chance } from '../../chance/random.ts'
import type { Point } from '../../outline/point.ts'
import type { Part } from '../../part/part.ts'
import { transform } from '../../part/transform.ts'
import type { Cutting } from '../garment.ts'

/** How far pieces of one cut differ: half the body's width, its length in shares, the turn of the sleeve. */
type Limits = { width: number; length: number; sleeve: number }
type Cut<O> = (cutting: Cutting<O>) => Part[]
type Move = (x: number, y: number) => Point

const SLEEVE = /^(sleeve|cuff)/
const SHOULDER: Point = [120, 30]
const PIT = 146
/** Collar, neck and closure keep their width. */
const [MIDDLE, SIDE] = [44, 122]

/**
 * No two products were sewn to quite the same block. The build is drawn before all else, so that every view and
 * every colour of a product shares it.
 */
export const inBuilds =
  <O>(limits: Limits, cut: Cut<O>): Cut<O> =>
  (cutting) => {
    const build = buildWithin(limits, cutting.rng)
    return cut(cutting).map((piece) => build(piece))
  }

function buildWithin({ width, length, sleeve }: Limits, rng: Chance): (piece: Part) => Part {
  const wider = rng.spread(width)
  const body = settled(wider, 1 + rng.spread(length))
  const arm = settled(wider, 1 + rng.spread(length * 0.5))
  const swing = rng.spread(sleeve)
  return (piece) => {
    if (!SLEEVE.test(piece.name)) return transform(piece, body)
    const side = piece.name.endsWith('-1') ? -1 : 1
    const swung = swinging(swing * side, side)
    const turned = transform(piece, (x, y) => {
      const [a, b] = swung(x, y)
      return arm(a, b)
    })
    return { ...turned, grain: turned.grain - swing * side }
  }
}

const settled =
  (wider: number, longer: number): Move =>
  (x, y) => {
    const share = Math.min(1, Math.max(0, (Math.abs(x) - MIDDLE) / (SIDE - MIDDLE)))
    return [x + Math.sign(x) * wider * share, y < PIT ? y : PIT + (y - PIT) * longer]
  }

function swinging(angle: number, side: number): Move {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const [px, py] = [SHOULDER[0] * side, SHOULDER[1]]
  return (x, y) => [px + (x - px) * c + (y - py) * s, py + (y - py) * c - (x - px) * s]
}
