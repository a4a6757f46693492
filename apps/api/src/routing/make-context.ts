import type { StoreView } from '@vitrine/domain/store/store-view'
import type { CommerceSource } from '#api/commerce/commerce.ts'
import type { Actor, Context, Log } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import { runAfterCommit } from '#api/db/run-after-commit.ts'
import type { Identify } from '#api/routing/credentials/identify.ts'
import { pickStore } from '#api/routing/pick-store.ts'

export type ContextBase = {
  db: Database
  now: () => Date
  log: Log
  identify?: Identify | undefined
  /** Those there are at this moment. */
  stores: () => readonly StoreView[]
  commerce?: CommerceSource | undefined
  buyerKey?: Uint8Array | undefined
}
export type ContextOf = { storeCode?: string | undefined; actor?: Actor; log?: Log }

/** One context per request; the store view is the request's, never the process's. */
export function makeContext(base: ContextBase, { storeCode, actor, log }: ContextOf): Context {
  const requestLog = log ?? base.log
  return {
    db: base.db,
    now: base.now,
    log: requestLog,
    store: pickStore(storeCode, base.stores()),
    commerce: base.commerce,
    buyerKey: base.buyerKey,
    actor: actor ?? { kind: 'guest' },
    afterCommit: runAfterCommit(requestLog),
  }
}
