import { createDatabase } from '@vitrine/api/db/client'
import type { HistoryInput } from './demo-customer/demo-history.ts'
import { makeDemoHistory } from './demo-people.ts'
import type { Closers } from './stop/closers.ts'
import { type Stop, StopRequested } from './stop/listen-for-stop.ts'

type BackgroundInput = Omit<HistoryInput, 'check'> & { closers: Closers; stop: Stop }

/** The demo people's history, made while the shop is open already; who stops the shop waits for the order in hand alone. */
export function makeHistoryInBackground(
  connectionString: string,
  { closers, stop, ...input }: BackgroundInput,
): void {
  const db = createDatabase({ connectionString, max: 1 })
  const made = makeDemoHistory(db, { ...input, check: stop.check })
    .catch((error: unknown) => {
      if (!(error instanceof StopRequested))
        input.say(`The demo's history is not whole: ${(error as Error).message}`)
    })
    .finally(() => db.destroy())
  closers.add(() => made)
}
