import type { CallReply } from '@vitrine/contract/call'
import { getPartnerBalance } from '@vitrine/contract/partner/money'
import { useClient } from '#web/engine/use-client.ts'
import { type Question, useAnswer } from '#web/lib/answer/use-answer.ts'
import { useObservable } from '#web/lib/use-observable.ts'
import { useStore } from '#web/ui/shop-context.tsx'
import { cabinetRounds } from '../../refresh.ts'

export type Balance = CallReply<typeof getPartnerBalance>

/** In this currency; in the one somebody earned most of the store's where none is named. */
export function useBalance(currency: string | undefined): Question<Balance> {
  const client = useClient()
  const { code } = useStore()
  const rounds = useObservable(cabinetRounds)
  return useAnswer(`balance ${code} ${currency} ${rounds}`, () =>
    client.call(getPartnerBalance, { query: { currency } }),
  )
}
