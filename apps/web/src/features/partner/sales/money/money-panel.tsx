import { MoneyStates } from './money-states.tsx'
import { NextPayout } from './next-payout.tsx'
import type { Balance } from './use-balance.ts'

/** Money in its three states, and when the next of it is paid. */
export function MoneyPanel({ balance }: { balance: Balance }) {
  return (
    <div>
      <NextPayout balance={balance} />
      <MoneyStates balance={balance} />
    </div>
  )
}
