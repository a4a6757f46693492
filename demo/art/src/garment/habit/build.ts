import type { Point } from '../../outline/point.ts'
import type { Part } from '../../part/part.ts'
import { transform } from '../../part/transform.ts'
import type { Cutting } from '../garment.ts'
import type { ForWhom } from './for-whom.ts'

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
 * How the two blocks differ: `wider` at the shoulder, `longer` below the arm, and the share by which the waist is let
 * out, or taken in where it is below zero.
 */
const BLOCKS: Record<ForWhom, { wider: number; longer: number; waist: number; arm: number }> = {
  women: { wider: -5, longer: 0.955, waist: -0.075, arm: 0.975 },
  men: { wider: 6, longer: 1.045, waist: 0.035, arm: 1.03 },
}
/** Where the waist is, and how far up and down it is felt. */
const WAIST = { y: 232, reach: 66 }

/**
 * No two products were sewn to quite the same block. The build is drawn before all else, so that every view and
 * every colour of a product shares it.
 */
export const inBuilds =
  <O>(limits: Limits, cut: Cut<O>): Cut<O> =>
  (cutting) => {
    const build = buildWithin(limits, cutting)
    return cut(cutting).map((piece) => build(piece))
  }

function buildWithin(
  { width, length, sleeve }: Limits,
  { rng, options }: Cutting<unknown>,
): (piece: Part) => Part {
  const block = BLOCKS[forWhom(options)]
  const wider = block.wider + rng.spread(width)
  const trunk = settled(wider, block.longer + rng.spread(length))
  const body: Move = (x, y) => trunk(x * (1 + block.waist * atWaist(y)), y)
  const arm = settled(wider, block.arm + rng.spread(length * 0.5))
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

const atWaist = (y: number): number => Math.exp(-(((y - WAIST.y) / WAIST.reach) ** 2))

const forWhom = (options: unknown): ForWhom =>
  (options as { cut?: ForWhom } | undefined)?.cut === 'men' ? 'men' : 'women'

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
