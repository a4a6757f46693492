import { writeFile } from 'node:fs/promises'
import { ShopError } from '@vitrine/api/errors'
import { makeBankFile } from '@vitrine/api/features/royalties/payouts/bank-file'
import { runPayouts as run } from '@vitrine/api/features/royalties/payouts/run-payouts'
import { markPayoutSent } from '@vitrine/api/features/royalties/payouts/send-payout'
import { decimalAmount } from '@vitrine/domain/money/decimal-amount'
import { ExpectedFailure } from '../../expected-failure.ts'
import { systemContext } from '../system-context.ts'
import { type CommandInput, withDatabase } from '../with-database.ts'

const USE = 'Use: payouts run, payouts file <currency> <file>, or payouts sent <id>.'
const HELD = { below_minimum: 'held back, below the minimum', no_account: 'held back, no account named' }

/** `payouts run` collects what is on account; `file` writes what a bank is given, `sent` says that it has it. */
export async function runPayouts(input: CommandInput, args: readonly string[]): Promise<void> {
  const step = readStep(args)
  await withDatabase(input, async (db) => {
    const ctx = await systemContext(db, input, 'command:payouts')
    const lines = await step(ctx).catch((error: unknown) => explain(error, 'There is no such payout.'))
    for (const line of lines) input.say(line)
  })
}

type Ctx = Parameters<typeof run>[0]

type Step = (ctx: Ctx) => Promise<string[]>

/** Before a database is opened: what is written wrongly is told at once. */
function readStep([what, first = '', second = '', ...rest]: readonly string[]): Step {
  if (what === 'run' && first === '') return collect
  if (what === 'file' && /^[A-Z]{3}$/.test(first) && second !== '' && rest.length === 0)
    return (ctx) => writeBankFile(ctx, first, second)
  if (what !== 'sent' || !/^\d{1,15}$/.test(first) || second !== '') throw new ExpectedFailure(USE)
  return async (ctx) => {
    await markPayoutSent(ctx, Number(first))
    return [`Payout ${first}: sent.`]
  }
}

async function writeBankFile(ctx: Ctx, currency: string, file: string): Promise<string[]> {
  const { text, payouts } = await makeBankFile(ctx, currency).catch((error: unknown) =>
    explain(error, `No payout waits in ${currency}.`),
  )
  await writeFile(file, text)
  return [`${file}: ${payouts} payouts in ${currency}.`]
}

async function collect(ctx: Ctx): Promise<string[]> {
  const outcomes = await run(ctx)
  if (outcomes.length === 0) return ['Nothing is on account.']
  return outcomes.map(({ partnerId, sumMinor, currencyCode, payoutId, held }) => {
    const became = held === null ? `payout ${payoutId}` : HELD[held]
    return `Partner ${partnerId}: ${decimalAmount(sumMinor)} ${currencyCode}, ${became}.`
  })
}

function explain(error: unknown, ifNone: string): never {
  if (error instanceof ShopError && error.code === 'NOT_FOUND') throw new ExpectedFailure(ifNone)
  if (error instanceof ShopError) throw new ExpectedFailure(error.message)
  throw error
}
