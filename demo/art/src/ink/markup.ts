import { pathData } from '../outline/curve.ts'
import type { Button, Fill, Ink, Line, Metal, Wash } from './ink.ts'

/** SVG of one part's ink, for a document that holds INK_DEFS. */
export const inkMarkup = (ink: readonly Ink[]): string => ink.map(draw).join('')

const stop = (offset: number, color: string, opacity: number): string =>
  `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`

/** Sheens and shadows that ink is filled with. */
export const INK_DEFS = [
  `<radialGradient id="sheen" cx=".35" cy=".3" r=".8">`,
  `${stop(0, '#fff', 0.75)}${stop(0.45, '#fff', 0.06)}${stop(1, '#000', 0.38)}</radialGradient>`,
  `<radialGradient id="drop" cx=".5" cy=".5" r=".5">${stop(0.55, '#000', 0.5)}${stop(1, '#000', 0)}</radialGradient>`,
  `<linearGradient id="metal" x1="0" y1="0" x2="1" y2="1">`,
  `${stop(0, '#fff', 0.9)}${stop(0.5, '#fff', 0)}${stop(1, '#000', 0.45)}</linearGradient>`,
  `<linearGradient id="glare" x1="0" y1="0" x2=".6" y2="1">${stop(0, '#fff', 1)}${stop(1, '#fff', 0)}</linearGradient>`,
  `<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">${stop(0, '#000', 1)}${stop(1, '#000', 0)}</linearGradient>`,
  `<linearGradient id="dawn" x1="0" y1="1" x2="0" y2="0">${stop(0, '#fff', 1)}${stop(1, '#fff', 0)}</linearGradient>`,
  `<radialGradient id="lustre" cx=".36" cy=".31" r=".74">${stop(0, '#fff', 1)}${stop(0.09, '#fff', 0.95)}`,
  `${stop(0.16, '#fbf3ec', 0.45)}${stop(0.32, '#cdbbae', 0.3)}${stop(0.58, '#99857a', 0.34)}${stop(0.82, '#5e5048', 0.52)}`,
  `${stop(0.93, '#8d7d74', 0.42)}${stop(1, '#dccfc1', 0.5)}</radialGradient>`,
].join('')

const n = (value: number): string => value.toFixed(2)

function draw(ink: Ink): string {
  const scale = ink.scale ?? 1
  if (ink.kind === 'line') return drawLine(ink, scale)
  if (ink.kind === 'fill') return drawFill(ink)
  if (ink.kind === 'wash') return drawWash(ink)
  if (ink.kind === 'button') return drawButton(ink, scale)
  // A mark is written before anything is drawn.
  return ink.kind === 'mark' ? '' : drawMetal(ink)
}

function drawLine({ pts, color, width, opacity, dash, cap, closed }: Line, scale: number): string {
  const dashes = dash ? ` stroke-dasharray="${dash.map((d) => n(d * scale)).join(' ')}"` : ''
  const pen = `stroke="${color}" stroke-width="${n(width * scale)}" stroke-opacity="${opacity}"`
  return `<path d="${pathData(pts, closed)}" fill="none" ${pen} stroke-linecap="${cap}" stroke-linejoin="round"${dashes}/>`
}

const drawFill = ({ pts, color, opacity }: Fill): string =>
  `<path d="${pathData(pts)}" fill="${color}" fill-opacity="${opacity}"/>`

const drawWash = ({ pts, light, opacity }: Wash): string =>
  `<path d="${pathData(pts)}" fill="url(#${light})" fill-opacity="${opacity}"/>`

const drawMetal = ({ pts, color }: Metal): string =>
  `<path d="${pathData(pts)}" fill="${color}"/>` +
  `<path d="${pathData(pts)}" fill="url(#metal)" stroke="#000" stroke-opacity=".35" stroke-width=".5"/>`

const circle = ([x, y]: readonly [number, number], r: number, look: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${look}/>`

function drawButton({ pts, radius, color, holes }: Button, scale: number): string {
  const [x, y] = pts[0]
  const r = radius * scale
  const rim = `fill="none" stroke="#000" stroke-opacity=".22" stroke-width="${n(r * 0.14)}"`
  return [
    circle([x + r * 0.22, y + r * 0.34], r * 1.3, 'fill="url(#drop)"'),
    circle([x, y], r, `fill="${color}"`),
    circle([x, y], r, 'fill="url(#sheen)"'),
    circle([x, y], r * 0.68, rim),
    holes ? drawThread([x, y], r, color) : '',
  ].join('')
}

function drawThread([x, y]: readonly [number, number], r: number, color: string): string {
  const o = r * 0.26
  const [left, right, top, bottom] = [x - o, x + o, y - o, y + o]
  const dots = [left, right].flatMap((a) =>
    [top, bottom].map((b) => circle([a, b], r * 0.12, 'fill="#000" fill-opacity=".55"')),
  )
  const cross = `M${n(left)} ${n(top)}L${n(right)} ${n(bottom)}M${n(right)} ${n(top)}L${n(left)} ${n(bottom)}`
  return `${dots.join('')}<path d="${cross}" stroke="${color}" stroke-width="${n(r * 0.13)}" stroke-opacity=".9"/>`
}
