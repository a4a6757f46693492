import { BonusSwitch } from '#web/ui/bill/bonus-switch.tsx'
import { useBonuses } from './use-bonuses.ts'

/** For who has any: nothing is said of bonuses to guests. */
export function CartBonuses() {
  const { bonuses, isBusy, setSpending } = useBonuses()
  if (!bonuses || bonuses.account === 0) return null
  return <BonusSwitch bonuses={bonuses} isBusy={isBusy} onChange={(spend) => void setSpending(spend)} />
}
