// How often passwords are guessed: budgets of their own, so that who guesses them keeps nobody from a code.
import type { Context } from '#api/context.ts'
import { type Allowance, returnAllowance, type Spender, spendAllowance } from '#api/limits/spend-allowance.ts'

const HOUR = 3_600
const BY_ADDRESS: Allowance = { name: 'password-by-address', times: 30, seconds: HOUR }
const OF_CONTACT: Allowance = { name: 'password-of-contact', times: 10, seconds: 24 * HOUR }
/** One password tried on ten thousand mailboxes, from as many addresses. */
const IN_ALL: Allowance = { name: 'password-in-all', times: 2_000, seconds: HOUR }

/** Taken before anything is compared; given back to who was right. */
export async function spendPasswordGuess(
  { db }: Context,
  { contact, ip }: { contact: Spender; ip: string },
): Promise<() => Promise<void>> {
  const spent: [Allowance, Spender][] = [
    [BY_ADDRESS, ip],
    [OF_CONTACT, contact],
    [IN_ALL, 'all'],
  ]
  for (const [allowance, subject] of spent) await spendAllowance(db, allowance, subject)
  return async () => {
    await Promise.all(spent.map(([allowance, subject]) => returnAllowance(db, allowance, subject)))
  }
}
