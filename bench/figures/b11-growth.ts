import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { atMost, type Figure, type Measurement } from '../src/figure.ts'
import { ms } from '../src/percentile.ts'

const SCRIPT = fileURLToPath(new URL('../src/growth/grow-engine.ts', import.meta.url))
/** What a product may cost more at ten times the products: caches of the processor end somewhere. */
const ALLOWED = 1.5

type Grown = { buildMs: number; buildCpuMs: number; residentMb: number; listingMs: number; textMs: number }

const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`

const COSTS: Record<keyof Grown, { what: string; say: (value: number) => string }> = {
  buildMs: { what: 'start: filling the engine', say: seconds },
  // Where other programs run, only this one tells whether a product costs more.
  buildCpuMs: { what: 'start: processor time of filling', say: seconds },
  residentMb: { what: 'resident memory', say: (value) => `${value.toFixed(0)} MB` },
  listingMs: { what: 'processor time of a listing', say: ms },
  textMs: { what: 'processor time of a text', say: ms },
}

export const b11Growth: Measurement = {
  id: 'B11',
  title: 'growth: what a product costs in a small shop and in a large one',
  run: async ({ products }) => {
    const sizes = [1_000, ...products]
    const grown: Grown[] = []
    for (const size of sizes) grown.push(await grow(size))
    return (Object.keys(COSTS) as (keyof Grown)[]).flatMap((cost) =>
      sizes.slice(1).map((size, at) => toFigure(cost, size, { grown, sizes, at: at + 1 })),
    )
  },
}

async function grow(products: number): Promise<Grown> {
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, String(products)])
  return JSON.parse(stdout) as Grown
}

type Series = { grown: readonly Grown[]; sizes: readonly number[]; at: number }

/** Beside the size before it: 1 is a straight line, less is better. */
function toFigure(cost: keyof Grown, size: number, { grown, sizes, at }: Series): Figure {
  const { what, say } = COSTS[cost]
  const [value, before] = [grown[at]?.[cost] ?? Number.NaN, grown[at - 1]?.[cost] ?? Number.NaN]
  const sizeBefore = sizes[at - 1] ?? Number.NaN
  const ratio = value / size / (before / sizeBefore)
  return {
    id: 'B11',
    what: `${what}, ${size.toLocaleString('en')} products`,
    ours: `${say(value)}, a product costs ${ratio.toFixed(2)} ×`,
    limit: `${say(before)} for ${sizeBefore.toLocaleString('en')}`,
    value: ratio,
    goal: atMost(ratio, ALLOWED, ' ×'),
  }
}
