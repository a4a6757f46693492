import { oneOf } from '../choice.ts'
import { type Cutting, garment } from '../garment.ts'
import { saddle } from './saddle.ts'
import { satchel } from './satchel.ts'
import { strap } from './strap.ts'

const CUTS = { saddle, satchel }
type Shape = keyof typeof CUTS

/** A small bag on a long strap that lies as it was put down: round like a saddle, or straight like a satchel. */
export const crossbody = garment({
  frame: { w: 330, h: 560 },
  extraFrame: { w: 150, h: 230 },
  tall: 60,
  detail: { at: [40, 70], zoom: 2.6 },
  choices: { shape: oneOf<Shape>('saddle', 'satchel') },
  cut: ({ rng, view, trim, options: { shape } }: Cutting<{ shape: Shape }>) => [
    ...strap(rng, trim),
    ...CUTS[shape](view, trim),
  ],
})
