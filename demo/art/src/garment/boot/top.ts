import type { Ink } from '../../ink/ink.ts'
import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import type { Outline } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'

/** The far wall from inside. */
export const inside = (): Part =>
  part('inside', pts`151,-40! 172,-50 203,-54 234,-52 256,-44! 248,-28 203,-22 158,-28`, {
    tone: 0.5,
    puff: -5,
    puffRadius: 10,
    lift: 0,
    slot: 'lining',
    fabric: 'leather',
    color: 'tobacco',
  })

/** Elastic let into the side, so that the foot slips in. */
export const gusset = ({ thread }: Trim): Part =>
  part('gusset', pts`180,-33.5! 229,-35! 230,-6 224,22 215,46 206,55 197,46 186,22 180,-6`, {
    slot: 'elastic',
    fabric: 'rib',
    color: 'ink',
    puff: 3,
    puffRadius: 10,
    lift: 0,
    tone: 0.92,
    ink: [
      ...seam(pts`179,-34 179,-6 185,22 196,47 206,56.5 216,47 225,22 231,-6 230,-36`, { strength: 0.8 }),
      ...stitch(pts`179,-30 229,-31.5`, thread, 0.4),
    ],
  })

/** Woven loops to pull the boot on by, in front and behind. */
export const tabs = ({ thread }: Trim): Part[] => [
  tab(
    'front-tab',
    pts`151,-19! 161,-18! 161.5,-36 160.5,-47 155.5,-51 150.5,-48 149.6,-36`,
    stitch(pts`152,-24 160.5,-23.5`, thread),
  ),
  tab(
    'back-tab',
    pts`246,-21! 256.5,-22! 258,-40 257.5,-54 252,-59 247,-55 245.5,-40`,
    stitch(pts`247,-26 256,-26.5`, thread),
  ),
]

const tab = (name: string, shape: Outline, ink: Ink[]): Part =>
  part(name, shape, {
    fabric: 'canvas',
    puff: 2.4,
    puffRadius: 6,
    edge: 1.4,
    lift: 0.4,
    cast: 3,
    wrinkle: 0,
    ink,
  })
