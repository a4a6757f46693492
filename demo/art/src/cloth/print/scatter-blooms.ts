import type { Chance } from '../../chance/random.ts'

type Spot = { x: number; y: number; radius: number }
export type Bloom = Spot & { turn: number; petals: number; leaf: number }

/** Shortest way on a field that repeats. */
export const around = (distance: number, repeat: number): number =>
  distance - Math.round(distance / repeat) * repeat

/** Each new bloom takes the roomiest of 60 tries, so that no columns show in the repeat. */
export function scatterBlooms(rng: Chance, repeat: number, count: number): Bloom[] {
  const blooms: Bloom[] = []
  for (let n = 0; n < count; n++) {
    const radius = n < 11 ? rng.between(9, 12) : rng.between(4.4, 6.6)
    const tries = Array.from(
      { length: 60 },
      (): Spot => ({ x: rng.next() * repeat, y: rng.next() * repeat, radius }),
    )
    const spot = roomiest(tries, blooms, repeat)
    blooms.push({ ...spot, turn: rng.next() * 6.3, petals: rng.pick([5, 5, 6]), leaf: rng.next() * 6.3 })
  }
  return blooms
}

function roomiest(tries: readonly Spot[], taken: readonly Spot[], repeat: number): Spot {
  const room = (spot: Spot) =>
    Math.min(
      99,
      ...taken.map((other) => {
        const away = Math.hypot(around(spot.x - other.x, repeat), around(spot.y - other.y, repeat))
        return away - other.radius - spot.radius
      }),
    )
  return tries.reduce((best, spot) => (room(spot) > room(best) ? spot : best))
}
