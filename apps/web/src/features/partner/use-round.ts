import { useSession } from '#web/engine/use-session.ts'
import { type Question, useAnswer } from '#web/lib/answer/use-answer.ts'
import { useObservable } from '#web/lib/use-observable.ts'
import { cabinetRounds, onceARound } from './refresh.ts'

/** What the shop says to whoever is in, asked anew with each round of the cabinet and not with each room. */
export function useRound<T>(question: string, ask: () => Promise<T>): Question<T> {
  const { customer } = useSession()
  const rounds = useObservable(cabinetRounds)
  // Nobody is in: what there was stays until somebody is.
  const key = customer === null ? null : `${customer} ${question} ${rounds}`
  return useAnswer(key, () => onceARound(`${key}`, ask))
}
