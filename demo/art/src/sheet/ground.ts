// Where a customer lays a thing down to photograph it: in the light of one window, on boards or on a bed.
import { noise } from '../chance/noise.ts'
import { SHEET_WIDTH, type Sheet } from './sheet.ts'

export type HomeGround = 'boards' | 'bed'
type Tone = readonly [red: number, green: number, blue: number]
type Surface = { tone: Tone; brightness: (x: number, y: number) => number }

const PLANK = 92
const GAP = 1.1

/** Oiled oak: each plank of its own shade, its grain drawn along it. */
function boards(x: number, y: number): number {
  const plank = Math.floor(x / PLANK)
  const inside = x - plank * PLANK
  if (Math.min(inside, PLANK - inside) < GAP) return 0.5
  const end = (((y + plank * 331) % 620) + 620) % 620
  if (end < 1.4) return 0.55
  const shade = 0.08 * noise(plank * 7.3, Math.floor((y + plank * 331) / 620) * 3.1)
  return 1 + shade + 0.05 * noise(x / 3.2, y / 90) + 0.03 * noise(x / 1.1, y / 40)
}

/** A sheet that was slept on: soft creases, shaded from one side. */
function bed(x: number, y: number): number {
  const slope = noise((x + y * 0.6 + 4) / 150, (y + 4) / 260) - noise((x + y * 0.6 - 4) / 150, (y - 4) / 260)
  return 1 - slope * 0.62 + 0.012 * noise(x * 1.7, y * 1.7)
}

const SURFACES: Record<HomeGround, Surface> = {
  boards: { tone: [186, 148, 108], brightness: boards },
  bed: { tone: [217, 215, 211], brightness: bed },
}

export function layGround({ w, h, canvas }: Sheet, ground: HomeGround): void {
  const { tone, brightness } = SURFACES[ground]
  const unit = SHEET_WIDTH / w
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const light = brightness(x * unit, y * unit) * windowLight(x / w, y / h)
      const o = (y * w + x) * 3
      canvas[o] = tone[0] * light
      canvas[o + 1] = tone[1] * light
      canvas[o + 2] = tone[2] * light
    }
  }
}

/** Strong from the upper left, and gone in the far corner. */
const windowLight = (u: number, v: number): number => 1.1 - 0.3 * (u * 0.5 + v * 0.6) - 0.12 * (u - 0.4) ** 2
