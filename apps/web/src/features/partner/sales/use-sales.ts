import { getPartnerSales } from '@vitrine/contract/partner/sales'
import { useClient } from '#web/engine/use-client.ts'
import { type Question, useAnswer } from '#web/lib/answer/use-answer.ts'
import { useObservable } from '#web/lib/use-observable.ts'
import { useStore } from '#web/ui/shop-context.tsx'
import { cabinetRounds } from '../refresh.ts'
import type { Asked } from './figures/use-asked.ts'
import type { Sales } from './sales.ts'

/** Null asks nothing. */
export function useSales(asked: Asked | null): Question<Sales> {
  const client = useClient()
  const { code } = useStore()
  const rounds = useObservable(cabinetRounds)
  const key = asked && `sales ${code} ${asked.period} ${asked.currency} ${rounds}`
  return useAnswer(key, () => client.call(getPartnerSales, { query: { ...asked } }))
}
