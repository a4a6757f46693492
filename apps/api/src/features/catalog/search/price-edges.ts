import { toMinor } from '@vitrine/domain/money/money'

/** Spec §9; a store whose currency needs others says so in its settings as `price_ranges`, major units. */
const DEFAULT_EDGES = [50, 100, 150]
const MOST_EDGES = 20

export function priceEdgesOf(settings: Record<string, unknown> | undefined): number[] {
  const own = settings?.price_ranges
  const isUsable = Array.isArray(own) && own.length > 0 && own.length <= MOST_EDGES && own.every(isPositive)
  return (isUsable ? (own as number[]) : DEFAULT_EDGES).map(toMinor).toSorted((a, b) => a - b)
}

function isPositive(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value > 0
}
