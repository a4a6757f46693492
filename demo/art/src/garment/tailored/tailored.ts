import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { bothSides } from '../both-sides.ts'
import { type Cutting, type Garment, garment } from '../garment.ts'
import { inBuilds } from '../habit/build.ts'
import { closing } from '../habit/closing.ts'
import { FOR_WHOM, type ForWhom } from '../habit/for-whom.ts'
import { insideBack } from '../inside-back.ts'
import { tailoredBack } from './back.ts'
import { beltBand, beltTie } from './belt.ts'
import { BLAZER, type Block, COAT, TRENCH } from './block.ts'
import { collar, lapel } from './lapel.ts'
import { panel } from './panel.ts'
import { HIP_POCKETS, weltPocket } from './pocket.ts'
import { shoulderStrap, stormFlap } from './storm.ts'
import { tailoredSleeve } from './tailored-sleeve.ts'

const tailored = (block: Block, detail: Garment['detail']): Garment =>
  garment({
    worn: 'shoulders',
    detail,
    choices: FOR_WHOM,
    cut: inBuilds(BUILD, (cutting) => cut(block, cutting)),
  })
const BUILD = { width: 5, length: 0.04, sleeve: 0.03 }

export const blazer = tailored(BLAZER, { at: [44, 120], zoom: 2.6 })
export const coat = tailored(COAT, { at: [40, 110], zoom: 2.6 })
export const trench = tailored(TRENCH, { at: [20, 230], zoom: 2.6 })

/** Lining and back collar, under front, under lapel, over front, over lapel, collars, belt, sleeves. */
function cut(block: Block, { rng, view, trim, options }: Cutting<{ cut: ForWhom }>): Part[] {
  const hipPocket = HIP_POCKETS[rng.pick(block.pockets)]
  const sleeves = bothSides((side) => tailoredSleeve(rng, { side, block, trim }))
  const belt = block.isBelted ? [beltBand(block, trim)] : []
  const straps = block.isBelted ? bothSides((side) => shoulderStrap(side, trim)) : []
  if (view === 'back') return [...tailoredBack(rng, block, trim), ...belt, ...sleeves, ...straps]
  const front = { rng, block, trim }
  const parts = [
    ...inside(block),
    panel(-1, front),
    lapel(-1, block, trim),
    panel(1, front),
    ...bothSides((side) => hipPocket(side, block.pocket, trim)),
    ...(block.hasWelt ? [weltPocket(trim)] : []),
    ...(block.isBelted ? [stormFlap(trim)] : []),
    lapel(1, block, trim),
    collar(-1, trim),
    collar(1, trim),
    ...belt,
    ...(block.isBelted ? beltTie(trim) : []),
    ...sleeves,
    ...straps,
  ]
  return closing(parts, options.cut)
}

const inside = ({ turn, lining }: Block): Part[] => [
  insideBack(pts`-46,-14 -24,-24 0,-27 24,-24 46,-14`, {
    depth: turn + 40,
    slot: 'lining',
    tone: 0.62,
    label: 6,
    color: lining,
  }),
  part('collar-back', pts`-46,-12! -42,-22 -24,-28 0,-30 24,-28 42,-22 46,-12! 26,-10 0,-7 -26,-10`, {
    lift: 0.45,
    puff: 1.4,
    puffRadius: 8,
    tone: 0.94,
  }),
]
