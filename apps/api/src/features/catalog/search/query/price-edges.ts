import { toMinor } from '@vitrine/domain/money/money'

/** Spec §9; a store whose currency needs others says so in its settings as `priceRanges`, major units. */
const DEFAULT_EDGES = [50, 100, 150]
const MAX_EDGES = 20

/** Where one bucket ends and the next begins, in minor units; the first begins at 0 whether that is listed or not. */
export function priceEdgesOf(settings: Record<string, unknown> | undefined): number[] {
  const own = settings?.priceRanges
  const edges = Array.isArray(own) ? own.filter(isPositive) : []
  const isUsable = edges.length > 0 && edges.length <= MAX_EDGES
  return (isUsable ? edges : DEFAULT_EDGES).map(toMinor).toSorted((a, b) => a - b)
}

function isPositive(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0
}
