// Whose law asks a shop for the lowest price of thirty days, and for a way to withdraw.
import type { StoreView } from './store-view.ts'

// biome-ignore format: a list to be read by eye
const EUROPEAN_UNION: ReadonlySet<string> = new Set([
  'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT',
  'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK',
])

export const isInUnion = (country: string): boolean => EUROPEAN_UNION.has(country)

/** Whether a store sells to consumers of the European Union in the first place. */
export function isStoreOfUnion({ defaultCountry }: Pick<StoreView, 'defaultCountry'>): boolean {
  return isInUnion(defaultCountry)
}
