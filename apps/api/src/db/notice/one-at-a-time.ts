/** Runs the work once at a time; a call that comes meanwhile is answered by one more run after it. */
export function oneAtATime(work: () => Promise<void>): {
  run: () => Promise<void>
  settled: () => Promise<unknown>
  isRunning: () => boolean
} {
  let running: Promise<void> | undefined
  let queued: Promise<void> | undefined

  function run(): Promise<void> {
    if (running !== undefined) return queue(running)
    running = work().finally(() => {
      running = undefined
    })
    return running
  }

  function queue(before: Promise<void>): Promise<void> {
    queued ??= before
      .catch(() => {})
      .then(() => {
        queued = undefined
        return run()
      })
    return queued
  }

  return { run, settled: () => Promise.allSettled([running, queued]), isRunning: () => running !== undefined }
}
