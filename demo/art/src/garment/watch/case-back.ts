import { rivet } from '../../ink/button.ts'
import { makersMark } from '../../ink/label.ts'
import { line } from '../../ink/line.ts'
import { type Part, part } from '../../part/part.ts'
import { circle, onDial } from './circle.ts'

const ENGRAVED = '#5d5344'

/** The lid behind: brushed steel, engraved, held by six screws. */
export const caseBack = (): Part =>
  part('case-back', circle(56), {
    slot: 'accent',
    fabric: 'metal',
    color: 'mist',
    puff: 3,
    puffRadius: 10,
    edge: 1.6,
    lift: 0.2,
    cast: 2,
    wrinkle: 0,
    ink: [
      ...[51, 34].map((radius) =>
        line(circle(radius), { color: ENGRAVED, width: 0.9, opacity: 0.5, closed: true }),
      ),
      ...[0, 1, 2, 3, 4, 5].map((i) => rivet(onDial((i + 0.5) / 6, 43), 2.6, '#8d8779')),
      makersMark([0, 3], { size: 8, color: ENGRAVED, spacing: 0.2 }),
    ],
  })
