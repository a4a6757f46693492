import { isTurnedAway } from '#web/lib/account/passkey-device.ts'
import { useAttempt } from '#web/lib/answer/use-attempt.ts'
import { problemOf, type SignInCall } from './problem-of.ts'

/** A step of signing in, whose problems have words of their own. */
export function useSignInAttempt() {
  const { attempt, ...rest } = useAttempt()
  return {
    ...rest,
    attempt: (call: SignInCall, work: () => Promise<void>) =>
      attempt(work, (error) => (isTurnedAway(error) ? undefined : problemOf(call, error))),
  }
}
