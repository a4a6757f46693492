import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import type { Context } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import { runAfterCommit } from '#api/db/run-after-commit.ts'

const silent = { debug() {}, info() {}, warn() {}, error() {} }

/** A context for calling verbs directly; a guest of the default store, at a fixed time, unless overridden. */
export function aContext(db: Database, overrides: Partial<Context> = {}): Context {
  const [store] = STORE_VIEWS
  if (!store) throw new Error('There are no store views.')
  return {
    db,
    store,
    actor: { kind: 'guest' },
    now: () => new Date('2026-01-15T12:00:00Z'),
    log: silent,
    afterCommit: runAfterCommit(silent),
    buyerKey: new Uint8Array(32).fill(7),
    ...overrides,
  }
}
