import type { Sheet } from '../sheet/sheet.ts'
import type { Stitch } from './crown-chart.ts'

type Cell = readonly [x: number, y: number, size: number]

/** One square of a chart and its sign: an empty one is knitted, a dot is purled, a stroke takes two together. */
export function drawStitch(sheet: Sheet, stitch: Stitch, [x, y, size]: Cell): void {
  const fill = stitch === 'none' ? '#d5d0c6' : '#ffffff'
  sheet.path(
    [
      [x, y],
      [x + size, y],
      [x + size, y + size],
      [x, y + size],
      [x, y],
    ],
    { width: 0.25, colour: '#6a6459', fill },
  )
  if (stitch === 'knitTogether' || stitch === 'purlTogether')
    sheet.path(
      [
        [x + size * 0.2, y + size * 0.8],
        [x + size * 0.8, y + size * 0.2],
      ],
      { width: 0.6 },
    )
  if (stitch === 'purl') sheet.circle([x + size / 2, y + size / 2], size * 0.11, { fill: '#17150f' })
  if (stitch === 'purlTogether')
    sheet.circle([x + size * 0.7, y + size * 0.68], size * 0.1, { fill: '#17150f' })
}
