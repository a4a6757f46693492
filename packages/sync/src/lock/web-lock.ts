import type { Lock } from './lock.ts'

/**
 * The browser hands the lock on when its holder closes, crashes or is thrown out. One that is told to keep nothing of a
 * site refuses locks, too: then the tab goes on by the other.
 */
export function webLock(locks: Pick<LockManager, 'request'>, other: Lock): Lock {
  return {
    async run<T>(name: string, task: () => Promise<T>): Promise<T> {
      let hasBegun = false
      const begin = () => {
        hasBegun = true
        return task()
      }
      try {
        return await (locks.request(name, begin) as Promise<T>)
      } catch (error) {
        if (hasBegun || (error as Error)?.name !== 'SecurityError') throw error
        return other.run(name, task)
      }
    },
  }
}
