import type { AfterCommit, Log } from '#api/context.ts'

/** `afterCommit` outside a transaction: starts the effect at once; a failure is logged, never thrown. */
export function runAfterCommit(log: Log): AfterCommit {
  return (effect) => {
    const run = async () => effect()
    run().catch((error: unknown) => log.error({ err: error }, 'an effect after commit failed'))
  }
}
