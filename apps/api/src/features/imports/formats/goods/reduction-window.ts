// From when to when a reduction of a foreign table holds.
import type { SourcePlace } from '@vitrine/domain/catalog/records'
import { told } from '#api/refusal/told.ts'
import { momentIn } from '../table/moment-in.ts'
import type { Draft } from './draft.ts'
import type { Goods } from './goods.ts'

type Told = { place: SourcePlace; sku: string; from: string; to: string }
type Reduction = Pick<Draft, 'special' | 'specialFrom' | 'specialTo'>

/** A day that is none would let a reduction begin at once or never end: then there is rather none. */
export function reductionOf(
  goods: Goods,
  special: number | undefined,
  { place, sku, from, to }: Told,
): Reduction {
  if (special === undefined) return {}
  const specialFrom = momentIn(from)
  const specialTo = lastMomentIn(to)
  const wrong = [from !== '' && !specialFrom && from, to !== '' && !specialTo && to].find(Boolean)
  if (!wrong) return { special, specialFrom, specialTo }
  goods.remark(place, told('REDUCTION_NO_DATE', { cell: wrong, sku }))
  return {}
}

/** Without a time of day the last day counts to its end. */
const lastMomentIn = (cell: string) => momentIn(/\d:\d\d/.test(cell) ? cell : `${cell} 23:59:59`)
