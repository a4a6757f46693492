import type { Pattern } from './cloth.ts'

/** One repeat of a pattern, baked at a density; three floats a texel. */
export type Swatch = { w: number; h: number; repeat: Pattern['size']; data: Float32Array }

const DENSEST = 6
/** 64 MB of swatches: enough for every cloth at the sizes a shop shows. */
const KEPT_FLOATS = 16_000_000

const kept = new Map<Pattern, Map<number, Swatch>>()
const order: Array<{ pattern: Pattern; density: number; floats: number }> = []
let keptFloats = 0

/** The swatch at about this many texels a unit. Near densities share one, and the oldest go. */
export function swatchOf(pattern: Pattern, texelsPerUnit: number, { isPrint = false } = {}): Swatch {
  const density = Math.min(DENSEST, Math.max(0.25, Math.round(texelsPerUnit * 8) / 8))
  return (
    kept.get(pattern)?.get(density) ??
    keep(pattern, density, bake(pattern, density, isPrint ? finePrintSamples(pattern) : 2))
  )
}

function keep(pattern: Pattern, density: number, swatch: Swatch): Swatch {
  const sizes = kept.get(pattern) ?? new Map<number, Swatch>()
  kept.set(pattern, sizes.set(density, swatch))
  order.push({ pattern, density, floats: swatch.data.length })
  keptFloats += swatch.data.length
  while (keptFloats > KEPT_FLOATS && order.length > 1) forgetOldest()
  return swatch
}

function forgetOldest(): void {
  const oldest = order.shift()
  if (!oldest) return
  keptFloats -= oldest.floats
  kept.get(oldest.pattern)?.delete(oldest.density)
}

/** Small prints have hard edges and are sampled finer. */
const finePrintSamples = ({ size: [width, height] }: Pattern): number => (width * height < 9000 ? 3 : 2)

function bake(pattern: Pattern, density: number, samples: number): Swatch {
  const [width, height] = pattern.size
  const w = Math.max(8, Math.round(width * density))
  const h = Math.max(8, Math.round(height * density))
  const data = new Float32Array(w * h * 3)
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
