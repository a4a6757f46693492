/** Time comes from outside, so that a test can run hours in a moment. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs once after so many milliseconds, unless the answer is called before. */
  after(ms: number, run: () => void): () => void
}

export function wait(clock: Clock, ms: number): Promise<void> {
  return new Promise((done) => {
    clock.after(ms, done)
  })
}

/** What comes first: the answer, or `ms` without one. */
export function within<T>(clock: Clock, ms: number, task: Promise<T>): Promise<T | 'too late'> {
  return new Promise((done, fail) => {
    const cancel = clock.after(ms, () => done('too late'))
    task.then(done, fail).finally(cancel)
  })
}
