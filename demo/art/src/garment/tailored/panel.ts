import type { Chance } from '../../chance/random.ts'
import { button } from '../../ink/button.ts'
import type { Ink } from '../../ink/ink.ts'
import { line } from '../../ink/line.ts'
import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { onSide } from '../../outline/mirror.ts'
import { moved, type Point, type Side } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { armpitFolds } from '../habit/armpit-folds.ts'
import { dragFolds } from '../habit/drag-folds.ts'
import { hangFolds } from '../habit/hang-folds.ts'
import type { Block } from './block.ts'
import { sideLine } from './side-line.ts'

type Front = { rng: Chance; block: Block; trim: Trim }

const inOrder = (a: number, b: number): [number, number] => (a < b ? [a, b] : [b, a])

/** One front; the right one lies over the left and carries the buttons. */
export function panel(side: Side, { rng, block, trim }: Front): Part {
  const b = block.length
  const isOver = side > 0
  const hang = { x: [20 * side, 110 * side], y: [230, b - 10], count: 4, amount: 0.9 } as const
  return part(`front${side}`, onSide(outline(block), side), {
    puffRadius: 44,
    puff: 4.5,
    lift: isOver ? 0.42 : 0.3,
    cast: 6,
    folds: [
      ...armpitFolds(rng, { at: [126 * side, 146], side, amount: 0.7 }),
      ...hangFolds(rng, hang),
      ...dragFolds(rng, { x: inOrder(10 * side, 110 * side), y: [200, 280], count: 2, amount: 0.7 }),
    ],
    ink: [
      ...seam(onSide(pts`76,128 60,220 64,300`, side), { strength: 0.4 }),
      ...(isOver ? [...frontEdge(block, trim), ...closures(block, trim)] : []),
    ],
  })
}

function outline(block: Block): Point[] {
  const { length: b, overlap: o, corner, turn } = block
  const atCorner: Point = [-o - 1, b - corner, corner > 0 ? 0 : 1]
  return [
    ...pts`40,12`,
    ...sideLine(block),
    ...pts`70,${b + 4} ${corner - o + 26},${b + 3} ${-o + corner * 0.35},${b - 3}`,
    atCorner,
    ...pts`${-o},${turn + 60} ${-o},${turn}! 10,${turn * 0.45}`,
  ]
}

/** The edge that lies on top faces the light and casts nothing, so its own line has to show it. */
function frontEdge({ length: b, overlap: o, corner, turn }: Block, { thread }: Trim): Ink[] {
  const edge = pts`${-o},${turn} ${-o},${turn + 60} ${-o - 1},${b - corner}`
  const inside = moved(edge, (x, y) => [x + 5, y])
  return [...seam(moved(edge, (x, y) => [x + 0.5, y])), ...stitch(inside, thread, 0.22)]
}

function closures({ overlap, buttons, isDouble }: Block, { horn, deep }: Trim): Ink[] {
  if (isDouble) {
    return buttons.flatMap((y) => [
      button([14 - overlap, y], 6.2, horn),
      button([overlap - 10, y + 1], 6.2, horn),
    ])
  }
  return buttons.flatMap((y) => [
    line(pts`${4 - overlap},${y} ${14 - overlap},${y}`, { color: deep, width: 1.2, opacity: 0.5 }),
    button([11 - overlap, y], 6, horn),
  ])
}
