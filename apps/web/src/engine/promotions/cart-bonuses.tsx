import { BonusSwitch } from '#web/ui/bill/bonus-switch.tsx'
import { useSession } from '../use-session.ts'
import { useBonuses } from './use-bonuses.ts'

/** What will be said holds its place: the way to the checkout stands below, and would move away under the finger. */
const EXPECTED = {
  ...{ spend: false, amount: 10, account: 10, percent: 10, unlimited_from: 1_000, unlimited: false },
  ...{ cashback_percent: 10, return_days: 30 },
}

/** For who has any: nothing is said of bonuses to guests. Who signs in instead sees nothing of those before. */
export function CartBonuses() {
  const { customer } = useSession()
  return <BonusesOf key={customer} />
}

function BonusesOf() {
  const { bonuses, isExpected, isBusy, setSpending } = useBonuses()
  if (isExpected) return <BonusSwitch bonuses={EXPECTED} isHidden />
  if (!bonuses || bonuses.account === 0) return null
  return <BonusSwitch bonuses={bonuses} isBusy={isBusy} onChange={(spend) => void setSpending(spend)} />
}
