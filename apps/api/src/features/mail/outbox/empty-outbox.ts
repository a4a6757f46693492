import { type Mailer, MailRefused } from '#api/adapters/mail/mailer.ts'
import type { Log } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import type { MailMakers } from '../templates/mail-maker.ts'
import { backOffMs, MOST_ATTEMPTS } from './back-off.ts'
import { type ClaimedRow, claimRows, giveUp, markSent, postpone } from './outbox-queries.ts'

export type SenderDeps = {
  db: Database
  mailer: Mailer
  makers: MailMakers
  log: Log
  now: () => Date
  chance?: () => number
}

/** Longer than the slowest answer of a mail server, so that no mail is claimed twice while it is on its way. */
const LEASE_MS = 120_000
const AT_ONCE = 10

/** Sends what is due, in order, until nothing is. Answers how many were sent. */
export async function emptyOutbox(deps: SenderDeps, isStopped = () => false): Promise<number> {
  const topics = Object.keys(deps.makers)
  let sent = 0
  while (!isStopped()) {
    const claim = { topics, now: deps.now(), leaseMs: LEASE_MS, most: AT_ONCE }
    const rows = await claimRows(deps.db, claim)
    for (const row of rows) sent += await sendOne(deps, row)
    if (rows.length < AT_ONCE) break
  }
  return sent
}

async function sendOne(deps: SenderDeps, row: ClaimedRow): Promise<0 | 1> {
  const { db, mailer, makers, now } = deps
  try {
    const mail = await makers[row.topic]?.(row.payload)
    if (mail) await mailer.send({ ...mail, id: `vitrine-${row.outbox_id}` })
  } catch (error) {
    await noteFailure(deps, row, error as Error)
    return 0
  }
  await markSent(db, row.outbox_id, now())
  return 1
}

async function noteFailure(
  { db, log, now, chance = Math.random }: SenderDeps,
  { outbox_id, topic, attempts }: ClaimedRow,
  error: Error,
): Promise<void> {
  const isFinal = error instanceof MailRefused || attempts >= MOST_ATTEMPTS
  const message = error.message.slice(0, 500)
  log[isFinal ? 'error' : 'warn'](
    { topic, outboxId: outbox_id, attempts, why: error.name },
    'a mail was not sent',
  )
  if (isFinal) return giveUp(db, outbox_id, { at: now(), error: message })
  const at = new Date(now().getTime() + backOffMs(attempts, chance()))
  return postpone(db, outbox_id, { at, error: message })
}
