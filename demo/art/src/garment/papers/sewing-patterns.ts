import { mirrored } from '../../outline/mirror.ts'
import { moved, type Outline, type Point } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import type { Drawing } from './sheet.ts'

const closed = (outline: Outline): Point[] => [...outline, ...outline.slice(0, 1)]
const at = (outline: Outline, x: number, y: number): Point[] => moved(outline, (a, b) => [a + x, b + y])

/** Which way the threads run. */
const grain = (x: number, from: number, to: number): Outline[] => [
  pts`${x},${from}! ${x},${to}!`,
  pts`${x - 4},${from + 8}! ${x},${from}! ${x + 4},${from + 8}!`,
  pts`${x - 4},${to - 8}! ${x},${to}! ${x + 4},${to - 8}!`,
]
/** Inside the line that is cut runs the line that is sewn. */
const within = (outline: Outline): Point[] => {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const [x, y] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
  return moved(outline, (a, b) => [x + (a - x) * 0.9, y + (b - y) * 0.93])
}

const drawing = (pieces: readonly Outline[], threads: readonly Outline[]): Drawing => ({
  lines: [...pieces.map(closed), ...threads],
  dashes: pieces.map((piece) => closed(within(piece))),
  fills: [],
})

const FRONT = pts`-150,-178! -126,-196! -74,-182! -70,-150 -64,-122 -56,-112! -54,0 -52,62! -100,70 -150,66!`
const BACK = pts`-40,-178! -14,-190! 44,-176! 46,-150 54,-122 62,-112! 62,0 62,62! 10,70 -40,66!`
const SLEEVE = pts`-150,120! -132,104 -92,88 -52,104 -34,120! -48,186! -134,186!`
const COLLAR = pts`-10,110! 66,106! 74,132 66,146! 28,140 -10,146! -16,132`
const CUFF = pts`-10,164! 50,164! 50,190! -10,190!`
const YOKE = pts`84,-190! 150,-190! 156,-164 150,-146! 84,-150!`
const POCKET = pts`90,-116! 140,-116! 140,-70 115,-56! 90,-70!`
const PLACKET = pts`112,-30! 128,-30! 128,70! 112,70!`

/** The parts of a shirt. */
export const SHIRT: Drawing = drawing(
  [FRONT, BACK, SLEEVE, COLLAR, CUFF, YOKE, POCKET, PLACKET],
  [...grain(-104, -140, 20), ...grain(8, -140, 20), ...grain(-92, 112, 170)],
)

const BODY = mirrored(pts`0,-190! 96,-190! 96,30! 70,30! 70,56! 0,56!`)
const HANDLE = pts`-146,96! 60,96! 60,122! -146,122!`
const INNER = pts`-30,140! 62,140! 62,196! -30,196!`

/** The three parts of a bag. */
export const TOTE: Drawing = drawing(
  [at(BODY, -40, 0), HANDLE, at(INNER, 0, 0)],
  [...grain(-40, -140, 10), pts`-130,109! 44,109!`],
)
