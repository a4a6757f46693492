export type PayoutFacts = {
  activeMinor: number
  minimumMinor: number
  hasAccount: boolean
  /** By who deleted their account and named no other for it. */
  isGivenUp: boolean
}
export type HeldBack = 'below_minimum' | 'no_account'

/** Whether all that is on account is paid by a run, or why not. */
export function payoutCheck({
  activeMinor,
  minimumMinor,
  hasAccount,
  isGivenUp,
}: PayoutFacts): 'ready' | 'nothing' | 'given_up' | HeldBack {
  if (isGivenUp) return 'given_up'
  if (activeMinor <= 0) return 'nothing'
  if (activeMinor < minimumMinor) return 'below_minimum'
  return hasAccount ? 'ready' : 'no_account'
}
