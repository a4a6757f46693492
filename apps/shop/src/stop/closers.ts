/** What was opened, closed in the opposite order; a closer that fails does not keep the others from running. */
export type Closers = {
  add: (close: () => unknown) => void
  closeAll: () => Promise<void>
}

export function createClosers(onError: (error: unknown) => void): Closers {
  const stack: (() => unknown)[] = []
  async function closeAll(): Promise<void> {
    for (let close = stack.pop(); close; close = stack.pop()) {
      try {
        await close()
      } catch (error) {
        onError(error)
      }
    }
  }
  return { add: (close) => stack.push(close), closeAll }
}
