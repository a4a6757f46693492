import { makePicture } from '@vitrine/api/features/media/make-picture'
import { findPictureSize } from '@vitrine/api/features/media/picture-size'
import { drawnSource } from '@vitrine/art/drawn-source'
import { atMost, type Figure, type Measurement } from '../src/figure.ts'
import { percentile } from '../src/percentile.ts'
import { picturesOfDemo } from '../src/pictures/pictures-of-demo.ts'
import { timeDrawings } from '../src/pictures/time-drawings.ts'

const TILE = '324x489'
/** Milliseconds; a close-up shows every thread of the cloth. */
const MOST = { garments: 90, details: 120 }

export const b14DrawnPicture: Measurement = {
  id: 'B14',
  title: "pictures of the demo shop: drawing on one core, weight of a list's tile",
  run: async ({ quick }) => {
    const paths = picturesOfDemo()
    const some = paths.filter((_, place) => place % (quick ? 20 : 7) === 0)
    const words = some.map((path) => path.replace(/^art\/|\.webp$/g, ''))
    return [
      await drawing(
        'garments',
        words.filter((word) => !isDetail(word)),
      ),
      await drawing('details', words.filter(isDetail)),
      await weighing(quick ? some : paths),
    ]
  },
}

const isDetail = (word: string): boolean => /\/detail-[^/]*$/.test(word)

/** The first round weaves cloth and warms the code, as once in the life of a drawing thread. */
async function drawing(what: keyof typeof MOST, words: readonly string[]): Promise<Figure> {
  const [first, again] = await timeDrawings(words)
  const p95 = percentile(again, 0.95)
  const cold = `${percentile(first, 0.95).toFixed(0)} ms in the first round`
  return {
    id: 'B14',
    what: `${words.length} ${what} of 600 × 744`,
    ours: `p50 ${percentile(again, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, ${cold}`,
    limit: 'one core',
    value: p95,
    goal: atMost(p95, MOST[what], ' ms'),
  }
}

async function weighing(paths: readonly string[]): Promise<Figure> {
  const size = findPictureSize(TILE)
  const source = drawnSource()
  const weights: number[] = []
  for (const path of paths) {
    const picture = await source.find(path)
    if (!picture || !size) throw new Error(`the shop has no ${TILE} of ${path}`)
    weights.push((await makePicture({ picture, size, format: 'avif' })).length / 1000)
  }
  await source.close?.()
  const heaviest = Math.max(...weights)
  return {
    id: 'B14',
    what: `AVIF of ${paths.length} tiles of ${TILE}`,
    ours: `p50 ${percentile(weights, 0.5).toFixed(1)} kB, heaviest ${heaviest.toFixed(1)} kB`,
    limit: 'raw 475 kB',
    value: heaviest,
    goal: atMost(heaviest, 40, ' kB'),
  }
}
