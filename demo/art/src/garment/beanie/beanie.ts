import type { Chance } from '../../chance/random.ts'
import type { Ink } from '../../ink/ink.ts'
import { makersMark } from '../../ink/label.ts'
import { fill, line } from '../../ink/line.ts'
import { moved, type Outline, type Point } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Fold, fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import { oneOf, yesNo } from '../choice.ts'
import { type Cutting, garment, type View } from '../garment.ts'

type Cuff = 'deep' | 'short' | 'none'
type Options = { cuff: Cuff; pompom: boolean }

/** Beanie: a gathered crown over a deep cuff, a short one or a rolled edge, with a small woven mark; some end in a pompom. */
export const beanie = garment({
  frame: { w: 330, h: 380, y: 390 },
  extraFrame: { x: 170, y: 590, w: 150, h: 150 },
  tall: 24,
  detail: { at: [30, 92], zoom: 2.6 },
  choices: { cuff: oneOf<Cuff>('deep', 'short', 'none'), pompom: yesNo(false) },
  cut: ({ rng, view, options: { cuff, pompom } }: Cutting<Options>) => [
    ...(pompom ? [bobble(rng)] : []),
    dome(rng, cuff),
    ...CUFFS[cuff](rng, view),
  ],
})

/** Without a cuff the hat is higher, and falls over to one side. */
const SLOUCHED = pts`-106,158! -110,96 -98,36 -70,-18 -34,-52 6,-66 48,-62 84,-30 104,22 112,92 106,158! 58,165 0,168 -58,165`
const SHALLOW = pts`-104,150! -106,72 -93,16 -60,-24 -20,-43 8,-45 54,-28 94,16 106,74 104,150!`
const DOME = pts`-104,120! -106,60 -91,8 -58,-28 -20,-45 8,-47 52,-31 92,9 106,62 104,120!`
const CUFF_TOP = pts`-109,86! -60,95 0,98 60,95 109,86!`
const CUFF_BOTTOM = pts`112,112 111,140 105,157 58,169 0,172 -58,169 -105,157 -111,140 -112,112`

const DOMES: Record<Cuff, Outline> = { deep: DOME, short: SHALLOW, none: SLOUCHED }

const dome = (rng: Chance, cuff: Cuff): Part =>
  part('dome', DOMES[cuff], {
    slot: 'rib',
    puffRadius: 40,
    puff: 18,
    lift: 0,
    folds: crownGathers(rng),
    spread: (x, y) => [x * drawnIn(y), y],
  })

/** Ribs draw together towards the crown, where stitches are taken away. */
const TAKEN_AWAY = 0.55

function drawnIn(y: number): number {
  const up = Math.min(0.98, Math.max(0, (60 - y) / 110))
  return 1 / (1 - TAKEN_AWAY + TAKEN_AWAY * Math.sqrt(1 - up * up))
}

const crownGathers = (rng: Chance): Fold[] =>
  Array.from({ length: 11 }, (_, i) => {
    const s = (i - 5) / 5
    const foot = 46 + rng.spread(20)
    const run = pts`${s * 12 - 2},-44 ${s * (58 + rng.spread(4))},${-12 + s * s * 12} ${s * 92},${foot}`
    return fold(run, [5.4, i % 2 ? 2.8 : -2.8, -rng.between(0.7, 1.1)])
  })

const cuff = (rng: Chance, view: View): Part =>
  part('cuff', [...CUFF_TOP, ...CUFF_BOTTOM], {
    slot: 'rib',
    puff: 11,
    edge: 3.4,
    round: 6,
    lift: 0.46,
    cast: 8,
    folds: [fold(pts`-108,${126 + rng.spread(6)} -40,${137 + rng.spread(4)} 30,138`, [13, -1.5, 0.6])],
    ink: view === 'back' ? [] : mark(),
  })

const shortCuff = (rng: Chance, view: View): Part => {
  const shape = [...SHORT_TOP, ...SHORT_BOTTOM]
  return { ...cuff(rng, view), shape, ink: view === 'back' ? [] : mark(8) }
}

const SHORT_TOP = pts`-110,118! -60,128 0,131 60,128 110,118!`
const SHORT_BOTTOM = pts`112,136 110,156 104,164 58,174 0,177 -58,174 -104,164 -110,156 -112,136`

/** An edge that rolls up by itself, as fine knit does; the mark is sewn above it. */
const rolled = (_rng: Chance, view: View): Part[] => [
  part(
    'roll',
    pts`-108,150! -60,158 0,161 60,158 108,150! 110,158 106,168 58,176 0,179 -58,176 -106,168 -110,158`,
    {
      slot: 'rib',
      puff: 7,
      puffRadius: 8,
      edge: 3,
      round: 6,
      lift: 0.4,
      cast: 5,
      ink: [],
    },
  ),
  ...(view === 'back'
    ? []
    : [
        part('mark', MARK_AT, {
          fabric: 'canvas',
          color: 'chalk',
          slot: 'accent',
          lift: 0.2,
          cast: 2,
          puff: 0.4,
          edge: 0.6,
          ink: mark(-16),
        }),
      ]),
]

const MARK_AT = pts`62,107! 88,104.5! 89,126.5! 63,129!`

const CUFFS: Record<Cuff, (rng: Chance, view: View) => Part[]> = {
  deep: (rng, view) => [cuff(rng, view)],
  short: (rng, view) => [shortCuff(rng, view)],
  none: rolled,
}

/** A ball of cut yarn, sewn to the crown. */
function bobble(rng: Chance): Part {
  const rim = Array.from({ length: 46 }, (_, i): Point => {
    const angle = (i / 46) * Math.PI * 2
    const far = 37 + rng.spread(3)
    return [Math.cos(angle) * far - 4, Math.sin(angle) * far - 74]
  })
  return part('bobble', rim, {
    puffRadius: 24,
    puff: 16,
    edge: 2,
    round: 4,
    lift: 0,
    wrinkle: 2,
    folds: Array.from({ length: 16 }, (_, i) => {
      const angle = (i / 16) * Math.PI * 2 + rng.spread(0.2)
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      return fold(pts`${c * 8 - 4},${s * 8 - 74} ${c * 22 - 4},${s * 22 - 74} ${c * 35 - 4},${s * 35 - 74}`, [
        4,
        i % 2 ? 2.4 : -2.2,
        -0.6,
      ])
    }),
  })
}

/** Woven, and sewn on at its corners. */
const mark = (down = 0): Ink[] =>
  moveDown(down, [
    fill(pts`63,124! 87,121.5! 88,142! 64,144.5!`, '#f1ece2'),
    ...[
      pts`62.4,125.6 66,125.2`,
      pts`84,123.2 87.8,122.9`,
      pts`63.2,142.6 67,142.2`,
      pts`84.6,140.3 88.6,139.9`,
    ].map((sewn) => line(sewn, { color: '#8d8373', width: 0.9, opacity: 0.9 })),
    makersMark([75.6, 136.6], { size: 10, color: '#3a342c', spacing: 0, isInitial: true }),
  ])

const moveDown = (down: number, ink: readonly Ink[]): Ink[] =>
  ink.map((one) => ({ ...one, pts: moved(one.pts, (x, y) => [x, y + down]) }) as Ink)
