import { useState } from 'react'
import { useAnswer } from '#web/lib/answer/use-answer.ts'

/** How often it was read, and what a move has answered since. */
type Stand<T> = { version: number; moved?: { at: number; to: T } }

/** What stands in the shop by the name of `key`: as it was read last or, until it is read anew, as the last move left it. */
export function useStand<T>(key: string, ask: () => Promise<T>) {
  const [{ version, moved }, setStand] = useState<Stand<T>>({ version: 0 })
  const { answer, latest, error, retry } = useAnswer(`${key} ${version}`, ask)
  return {
    stand: moved && (moved.at === version || !answer) ? moved.to : latest,
    ...{ error, retry },
    show: (to: T) => setStand((now) => ({ ...now, moved: { at: now.version, to } })),
    reload: () => setStand((now) => ({ ...now, version: now.version + 1 })),
  }
}
