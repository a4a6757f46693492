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
    keep(pattern, density, bake(pattern, density, isPrint ? printSamples(pattern) : weaveSamples(density)))
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

/** Threads are soft, and seen from near a texel is far smaller than one. */
const weaveSamples = (density: number): number => (density < 2 ? 2 : 1)

/** Prints have hard edges; small ones are sampled finer. */
const printSamples = ({ size: [width, height] }: Pattern): number => (width * height < 9000 ? 3 : 2)

function bake(pattern: Pattern, density: number, samples: number): Swatch {
  const [width, height] = pattern.size
  const w = Math.max(8, Math.round(width * density))
  const h = Math.max(8, Math.round(height * density))
  const data = new Float32Array(w * h * 3)
  const [du, dv] = [width / w / samples, height / h / samples]
  const share = 1 / (samples * samples)
  for (let y = 0; y < h * samples; y++) {
    const row = Math.floor(y / samples) * w
    for (let x = 0; x < w * samples; x++) {
      const texel = pattern.texel((x + 0.5) * du, (y + 0.5) * dv)
      const i = (row + Math.floor(x / samples)) * 3
      data[i] = (data[i] as number) + texel[0] * share
      data[i + 1] = (data[i + 1] as number) + texel[1] * share
      data[i + 2] = (data[i + 2] as number) + texel[2] * share
    }
  }
  return { w, h, repeat: pattern.size, data }
}
