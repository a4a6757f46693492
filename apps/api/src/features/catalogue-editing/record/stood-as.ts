// Lists in a record have no keys: which of what stood there each of what is written was.
import type { Localized } from '@vitrine/domain/catalog/records'

type Titled = { titles: Localized }

/** By its English title wherever it stands now; what was renamed, by its place, where that is nobody else's. */
export function stoodAs<Known extends Titled>(
  given: readonly { titles: { en: string } }[],
  known: readonly Known[] = [],
): (Known | undefined)[] {
  const left = new Set(known)
  const byTitle = given.map(({ titles }) => {
    const same = [...left].find((one) => one.titles.en === titles.en)
    if (same) left.delete(same)
    return same
  })
  return byTitle.map((same, at) => {
    const here = known[at]
    return same ?? (here && left.has(here) ? here : undefined)
  })
}
