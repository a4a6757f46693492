import type { Part } from '../../part/part.ts'
import { type Cutting, garment } from '../garment.ts'
import { innerSideAndSole } from '../inner-side.ts'
import { pair } from '../pair.ts'
import { collar, inside } from './collar.ts'
import { cupSole, treadEdge } from './cup-sole.ts'
import { facing } from './facing.ts'
import { counter, longCounter, tab } from './heel.ts'
import { laces } from './laces.ts'
import { outsole } from './outsole.ts'
import { toeCap } from './toe-cap.ts'
import { farFacing, tongue } from './tongue.ts'
import { quarter, vamp } from './upper.ts'

/** Court sneakers, side view, toe to the left; from behind one from its inner side, with the sole of the other. */
export const sneaker = garment({
  frame: { w: 430, y: 400 },
  tall: 15,
  detail: { at: [176, 46], zoom: 2.8 },
  cut: (cutting: Cutting) =>
    cutting.view === 'back'
      ? innerSideAndSole({ side: oneSneaker(cutting), sole: outsole(), at: [-166, -104] })
      : pair(oneSneaker(cutting), { dx: 64, dy: -56, size: 0.96, tone: 0.95 }),
})

/** Some models have a toe cap and a longer counter; which, their seed says. */
function oneSneaker({ rng, trim, view }: Cutting): Part[] {
  const isCapped = rng.chance(0.45)
  const isInner = view === 'back'
  return [
    ...inside(),
    farFacing(trim),
    vamp(trim, { isCapped }),
    tongue(trim, { isMirrored: isInner }),
    quarter(trim, { isInner }),
    collar(),
    ...(isCapped ? [toeCap(trim), longCounter(trim)] : [counter(trim)]),
    tab(trim),
    facing(trim),
    ...laces(),
    treadEdge(),
    cupSole(),
  ]
}
