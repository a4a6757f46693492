import type { Pattern } from './cloth.ts'

/** One repeat of a pattern, baked at a density; three floats a texel. */
export type Swatch = { w: number; h: number; repeat: Pattern['size']; data: Float32Array }

const KEPT = 40
const kept = new Map<Pattern, Map<number, Swatch>>()
const order: Array<readonly [Pattern, number]> = []

/** The swatch at about this many texels a unit. Near densities share one, and the oldest go. */
export function swatchOf(pattern: Pattern, texelsPerUnit: number, isPrint = false): Swatch {
  const density = Math.max(0.25, Math.round(texelsPerUnit * 8) / 8)
  const sizes = kept.get(pattern) ?? new Map<number, Swatch>()
  kept.set(pattern, sizes)
  const known = sizes.get(density)
  if (known) return known
  const swatch = bake(pattern, density, isPrint)
  sizes.set(density, swatch)
  order.push([pattern, density])
  if (order.length > KEPT) forgetOldest()
  return swatch
}

function forgetOldest(): void {
  const oldest = order.shift()
  if (oldest) kept.get(oldest[0])?.delete(oldest[1])
}

/** Small prints have hard edges and are sampled finer. */
function bake(pattern: Pattern, density: number, isPrint: boolean): Swatch {
  const [width, height] = pattern.size
  const w = Math.max(8, Math.round(width * density))
  const h = Math.max(8, Math.round(height * density))
  const data = new Float32Array(w * h * 3)
  const samples = isPrint && width * height < 9000 ? 3 : 2
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const at = { u: (x / w) * width, v: (y / h) * height, du: width / w, dv: height / h }
      data.set(average(pattern, at, samples), (y * w + x) * 3)
    }
  }
  return { w, h, repeat: pattern.size, data }
}

type Cell = { u: number; v: number; du: number; dv: number }

function average(pattern: Pattern, { u, v, du, dv }: Cell, samples: number): number[] {
  const sum = [0, 0, 0] as [number, number, number]
  for (let j = 0; j < samples; j++) {
    for (let i = 0; i < samples; i++) {
      const texel = pattern.texel(u + ((i + 0.5) / samples) * du, v + ((j + 0.5) / samples) * dv)
      sum[0] += texel[0]
      sum[1] += texel[1]
      sum[2] += texel[2]
    }
  }
  return sum.map((value) => value / (samples * samples))
}
