import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import { backOffMs, MAX_ATTEMPTS } from './back-off.ts'
import { type ClaimedRow, claimRows, giveUp, markSent, postpone } from './outbox-queries.ts'

export type OutboxWorker = {
  db: Database
  log: Log
  now: () => Date
  signal: AbortSignal
  chance?: () => number
}
export type Delivery = {
  topics: readonly string[]
  send: (row: ClaimedRow) => Promise<void>
  /** Another attempt would only repeat this refusal. */
  isFinal?: (error: Error) => boolean
  /** What follows from a failure besides the row's own rest. */
  afterFailure?: (row: ClaimedRow, nextAt: Date) => Promise<void>
}

/** Longer than the slowest answer, so that no row is claimed twice while it is on its way. */
const LEASE_MS = 120_000
const AT_ONCE = 4
/** Visitors come first: after each batch senders rest nine times as long as the thread was busy meanwhile. */
const REST_FACTOR = 9
const MAX_REST_MS = 1_000

/** Sends what is due, several at once, until nothing is or the shop stops. Answers how many were sent. */
export async function deliverRows(worker: OutboxWorker, delivery: Delivery): Promise<number> {
  const { topics } = delivery
  let sent = 0
  while (!worker.signal.aborted) {
    const before = process.threadCpuUsage()
    const claim = { topics, now: worker.now(), leaseMs: LEASE_MS, limit: AT_ONCE }
    const rows = await claimRows(worker.db, claim)
    for (const count of await Promise.all(rows.map((row) => deliverOne(worker, delivery, row)))) sent += count
    const mayBeFollowed = rows.some(({ turn }) => turn !== null)
    if (rows.length < AT_ONCE && !mayBeFollowed) break
    await rest(before, worker.signal)
  }
  return sent
}

async function rest(before: NodeJS.CpuUsage, signal: AbortSignal): Promise<void> {
  const { user, system } = process.threadCpuUsage(before)
  const restMs = Math.min(((user + system) / 1000) * REST_FACTOR, MAX_REST_MS)
  // A stop ends the rest, too.
  await pause(restMs, undefined, { signal, ref: false }).catch(() => {})
}

async function deliverOne(worker: OutboxWorker, delivery: Delivery, row: ClaimedRow): Promise<0 | 1> {
  try {
    await delivery.send(row)
  } catch (error) {
    await noteFailure(worker, delivery, { row, error: error as Error })
    return 0
  }
  await markSent(worker.db, row.outbox_id, worker.now())
  return 1
}

type Failure = { row: ClaimedRow; error: Error }

async function noteFailure(worker: OutboxWorker, delivery: Delivery, { row, error }: Failure): Promise<void> {
  const { db, log, now, chance = Math.random } = worker
  const { outbox_id, topic, attempts } = row
  const isFinal = delivery.isFinal?.(error) || attempts >= MAX_ATTEMPTS
  const message = error.message.slice(0, 500)
  log[isFinal ? 'error' : 'warn'](
    { topic, outboxId: outbox_id, attempts, why: error.name },
    'what waits in the outbox was not sent',
  )
  if (isFinal) return giveUp(db, outbox_id, { at: now(), error: message })
  const at = new Date(now().getTime() + backOffMs(attempts, chance()))
  await postpone(db, outbox_id, { at, error: message })
  await delivery.afterFailure?.(row, at)
}
