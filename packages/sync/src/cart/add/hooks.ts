/** Run one after the other, each on what the one before made of it. */
export type Hook<T> = (value: T) => T | Promise<T>

export type HookChain<T> = {
  /** Answers how to take it off again. */
  add(hook: Hook<T>): () => void
  /** Without a hook the value itself: nobody waits for nothing. */
  run(value: T): T | Promise<T>
}

export function hookChain<T>(): HookChain<T> {
  let hooks: readonly Hook<T>[] = []
  return {
    add(hook) {
      hooks = [...hooks, hook]
      return () => {
        hooks = hooks.filter((one) => one !== hook)
      }
    },
    run: (value) => (hooks.length === 0 ? value : runAll(hooks, value)),
  }
}

async function runAll<T>(hooks: readonly Hook<T>[], value: T): Promise<T> {
  let current = value
  for (const hook of hooks) current = await hook(current)
  return current
}
