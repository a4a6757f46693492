import type { Pattern } from './cloth.ts'

/** One repeat of a pattern, baked at a density; three floats a texel. */
export type Swatch = { w: number; h: number; repeat: Pattern['size']; data: Float32Array }

const DENSEST = 6
/** 64 MB of swatches: enough for every cloth at the sizes a shop shows. */
const CACHED_FLOATS = 16_000_000

const cache = new Map<Pattern, Map<number, Swatch>>()
const order: Array<{ pattern: Pattern; density: number; floats: number }> = []
let cachedFloats = 0

/** The swatch at about this many texels a unit. Near densities share one, and the oldest go. */
export function swatchOf(pattern: Pattern, texelsPerUnit: number, { isPrint = false } = {}): Swatch {
  const density = Math.min(DENSEST, Math.max(0.25, Math.round(texelsPerUnit * 8) / 8))
  return cache.get(pattern)?.get(density) ?? keep(pattern, density, bake(pattern, density, isPrint))
}

function keep(pattern: Pattern, density: number, swatch: Swatch): Swatch {
  const sizes = cache.get(pattern) ?? new Map<number, Swatch>()
  cache.set(pattern, sizes.set(density, swatch))
  order.push({ pattern, density, floats: swatch.data.length })
  cachedFloats += swatch.data.length
  while (cachedFloats > CACHED_FLOATS && order.length > 1) forgetOldest()
  return swatch
}

function forgetOldest(): void {
  const oldest = order.shift()
  if (!oldest) return
  cachedFloats -= oldest.floats
  cache.get(oldest.pattern)?.delete(oldest.density)
}

function bake(pattern: Pattern, density: number, isPrint: boolean): Swatch {
  const [width, height] = pattern.size
  const w = Math.max(8, Math.round(width * density))
  const h = Math.max(8, Math.round(height * density))
  const swatch = { w, h, repeat: pattern.size, data: new Float32Array(w * h * 3) }
  // Threads are soft, and seen from near a texel is far smaller than one. Prints are even, but for their edges.
  average(pattern, swatch, { samples: isPrint || density >= 2 ? 1 : 2 })
  if (isPrint) average(pattern, swatch, { samples: printSamples(pattern), isWanted: edgesOf(swatch) })
  return swatch
}

/** Small prints have finer edges. */
const printSamples = ({ size: [width, height] }: Pattern): number => (width * height < 9000 ? 3 : 2)

type Sampling = { samples: number; isWanted?: Uint8Array }

function average({ texel }: Pattern, { w, h, repeat, data }: Swatch, { samples, isWanted }: Sampling): void {
  const [du, dv] = [repeat[0] / w / samples, repeat[1] / h / samples]
  const share = 1 / (samples * samples)
  for (let at = 0; at < w * h; at++) {
    if (isWanted && isWanted[at] === 0) continue
    const x = (at % w) * samples + 0.5
    const y = Math.floor(at / w) * samples + 0.5
    let [a, b, c] = [0, 0, 0]
    for (let i = 0; i < samples * samples; i++) {
      const one = texel((x + (i % samples)) * du, (y + Math.floor(i / samples)) * dv)
      a += one[0]
      b += one[1]
      c += one[2]
    }
    data[at * 3] = a * share
    data[at * 3 + 1] = b * share
    data[at * 3 + 2] = c * share
  }
}

/** Texels that differ from one beside them: the only ones where finer sampling tells. */
function edgesOf({ w, h, data }: Swatch): Uint8Array {
  const edges = new Uint8Array(w * h)
  for (let at = 0; at < w * h; at++) {
    const right = at % w === w - 1 ? at - w + 1 : at + 1
    const below = at + w < w * h ? at + w : at + w - w * h
    for (const beside of [right, below]) {
      if (!differ(data, at * 3, beside * 3)) continue
      edges[at] = 1
      edges[beside] = 1
    }
  }
  return edges
}

function differ(data: Float32Array, a: number, b: number): boolean {
  for (let lane = 0; lane < 3; lane++)
    if (Math.abs((data[a + lane] as number) - (data[b + lane] as number)) > 0.02) return true
  return false
}
