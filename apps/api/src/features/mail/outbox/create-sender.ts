import { emptyOutbox, type SenderDeps } from './empty-outbox.ts'

const LOOK_EVERY_MS = 1_000

export type Sender = { start: () => void; stop: () => Promise<void> }

/** Looks into the outbox again and again. A stop waits for the mail that is on its way. */
export function createSender(deps: SenderDeps): Sender {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  let isStopped = false

  const look = async () => {
    await emptyOutbox(deps, () => isStopped).catch((err: unknown) =>
      deps.log.warn({ err }, 'the outbox could not be read'),
    )
    if (!isStopped) timer = setTimeout(again, LOOK_EVERY_MS).unref()
  }
  const again = () => {
    running = look()
  }
  return {
    start: again,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
