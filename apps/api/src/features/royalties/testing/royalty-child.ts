// A shop process that dies without a word while it moves partners' money: node royalty-child.ts <job as JSON>
import type { Actor } from '@vitrine/domain/access/actor'
import { rightsOf } from '@vitrine/domain/access/roles'
import { createDatabase } from '#api/db/client.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { forgetAccount } from '#api/features/accounts/privacy/forget-account.ts'
import { endPartnership } from '#api/features/partners/ending/end-partnership.ts'
import { dieAtStatement } from '#api/testing/die-at-statement.ts'
import { aContext } from '#api/testing/test-context.ts'
import { saveAccount } from '../cabinet/payout-account.ts'
import { runPayouts } from '../payouts/run-payouts.ts'
import { ripenRoyalties } from '../settle/ripen-royalties.ts'
import { aLeaver } from './a-leaver.ts'
import { MILA } from './set-scene.ts'

export type RoyaltyJob = {
  connectionString: string
  does: 'ripen' | 'pay' | 'end' | 'leave' | 'name account'
  now: string
  point: number | 'never'
}

const job = JSON.parse(process.argv[2] ?? '{}') as RoyaltyJob
const db = createDatabase({ connectionString: job.connectionString, max: 1 })
const actors: Record<RoyaltyJob['does'], Actor> = {
  pay: { kind: 'system', job: 'command:payouts' },
  ripen: { kind: 'system', job: 'royalties.ripen' },
  leave: { kind: 'customer', customerId: MILA, sessionId: 1, rights: rightsOf(['blogger']) },
  'name account': { kind: 'customer', customerId: MILA, sessionId: 1, rights: rightsOf(['blogger']) },
  end: { kind: 'customer', customerId: 9, sessionId: 1, rights: rightsOf(['manager']) },
}
const ctx = aContext(db, { actor: actors[job.does], now: () => new Date(job.now) })
const count = dieAtStatement(typeof job.point === 'number' ? job.point : Number.POSITIVE_INFINITY)
const deeds = {
  pay: () => runPayouts(ctx),
  ripen: () => ripenRoyalties(ctx),
  end: () => endPartnership(ctx, { id: MILA, reason: 'You moved away.' }),
  'name account': () =>
    saveAccount(ctx, { currency: 'EUR', holder: 'Eve', account: 'DE75512108001245126199' }),
  leave: () => inTransaction(ctx, (ctx) => forgetAccount(ctx, aLeaver(MILA))),
}
await deeds[job.does]()
process.stdout.write(String(count()))
await db.destroy()
