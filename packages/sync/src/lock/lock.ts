/** Lets one tab of an origin do a thing at a time. */
export type Lock = {
  /** Waits for its turn. The turn ends with the task, or with the tab. */
  run<T>(name: string, task: () => Promise<T>): Promise<T>
}

/** One page alone: turns are taken in the order they were asked for. */
export function memoryLock(): Lock {
  const tails = new Map<string, Promise<unknown>>()
  return {
    run<T>(name: string, task: () => Promise<T>): Promise<T> {
      const turn = (tails.get(name) ?? Promise.resolve()).then(task)
      tails.set(
        name,
        turn.catch(() => undefined),
      )
      return turn
    },
  }
}
