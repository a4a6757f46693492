import { lettering } from '../../ink/label.ts'
import { fill, line } from '../../ink/line.ts'
import { moved } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import type { Laid } from './laid.ts'

const SHEET = pts`117,-82.6! 121.2,-81.2 122.6,-77! 122.6,77! 121.2,81.2 117,82.6! -117,82.6! -121.2,81.2 -122.6,77! -122.6,-77! -121.2,-81.2 -117,-82.6!`
const BORDER = pts`-112,-70! 112,-70! 112,70! -112,70!`
const GOLD = '#c9a65a'
const RELIEF = '#0c0f0c'

/** A stiff card with a pressed border; its letters are stamped in gold foil. */
export const card = (laid: Laid): Part =>
  part('card', moved(SHEET, laid), {
    puff: 0,
    edge: 0.8,
    round: 1.6,
    lift: 0.4,
    cast: 5,
    wrinkle: 0.4,
    ink: [
      line(
        moved(BORDER, (x, y) => laid(x + 0.7, y + 0.8)),
        { color: '#fff', width: 0.9, opacity: 0.18, closed: true },
      ),
      line(moved(BORDER, laid), { color: RELIEF, width: 1, opacity: 0.34, closed: true }),
      ...foil(laid),
    ],
  })

/** The name, and the lit pane that stands over its letters in the brand's mark. */
const foil = (laid: Laid) =>
  [
    ...lettering([0, 8], { text: 'VITRINE', size: 24, color: GOLD, spacing: 0.22 }),
    fill(pts`-22,26! 22,26! 22,27.4! -22,27.4!`, GOLD),
  ].map((ink) => ({ ...ink, pts: moved(ink.pts, laid) }))
