import { ShopError } from '@vitrine/api/errors'
import { judgeReview, listWaiting, type WaitingReview } from '@vitrine/api/features/reviews/index'
import { ExpectedFailure } from '../expected-failure.ts'
import { systemContext } from './system-context.ts'
import { type CommandInput, withDatabase } from './with-database.ts'

const STATUS: Record<string, number> = { approve: 1, hold: 2, reject: 3 }
const USE = 'Use: review list, or review approve|hold|reject <id>.'

/** `review list` tells which wait; `review approve 77` shows one, in a running shop at once. */
export async function runReview(
  input: CommandInput,
  [what = 'list', id = '']: readonly string[],
): Promise<void> {
  const { say } = input
  const status = STATUS[what]
  if (what !== 'list' && (status === undefined || !/^\d{1,15}$/.test(id))) throw new ExpectedFailure(USE)
  await withDatabase(input, async (db) => {
    if (status === undefined)
      return say((await listWaiting(db)).map(describe).join('\n') || 'No review waits.')
    const ctx = await systemContext(db, input, 'command:review')
    await judgeReview(ctx, { id: Number(id), status }).catch(explainUnknown)
    say(`Review ${id}: ${what === 'hold' ? 'held back' : `${what}${what.endsWith('e') ? 'd' : 'ed'}`}.`)
  })
}

function describe({ id, sku, rating, nickname, title }: WaitingReview): string {
  return `${id}  ${sku}  ${rating ?? '–'}/5  ${nickname}: ${title}`
}

function explainUnknown(error: unknown): never {
  if (error instanceof ShopError && error.code === 'NOT_FOUND')
    throw new ExpectedFailure('There is no such review.')
  throw error
}
