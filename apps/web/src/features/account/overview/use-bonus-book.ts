import { type BonusBook, getBonuses } from '@vitrine/contract/cart/bonuses'
import { useClient } from '#web/engine/use-client.ts'
import { useSession } from '#web/engine/use-session.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useStore } from '#web/ui/shop-context.tsx'

/** What is booked and expected of whoever is in; undefined until it is known, null where it did not come. */
export function useBonusBook(): BonusBook | null | undefined {
  const client = useClient()
  const { customer } = useSession()
  const { code } = useStore()
  const { latest, error } = useAnswer(`overview bonuses ${customer} ${code}`, () =>
    client.call(getBonuses, { query: { size: 1 } }),
  )
  return latest ?? (error === undefined ? undefined : null)
}
