import type { Part } from '../../part/part.ts'
import { oneOf } from '../choice.ts'
import { type Cutting, garment } from '../garment.ts'
import { CARE } from './care-pages.ts'
import { CHART } from './knitting-chart.ts'
import { SHIRT, TOTE } from './sewing-patterns.ts'
import { booklet, screen, sheet } from './sheet.ts'

const DRAWN = { shirt: SHIRT, tote: TOTE, hat: CHART, care: CARE }
type Kind = keyof typeof DRAWN

/** A file as it is bought: its sheet printed and unfolded, from behind folded, and beside it its first page on a screen. */
export const papers = garment({
  frame: { w: 440, h: 540, y: 380 },
  tall: 42,
  detail: { at: [-40, -60], zoom: 2.1 },
  choices: { kind: oneOf<Kind>('shirt', 'tote', 'hat', 'care') },
  cut: ({ view, options: { kind } }: Cutting<{ kind: Kind }>): Part[] =>
    view === 'back'
      ? [...booklet(DRAWN[kind]), ...screen(DRAWN[kind], [104, 96])]
      : [sheet(DRAWN[kind]), ...screen(DRAWN[kind], [128, 176])],
})
