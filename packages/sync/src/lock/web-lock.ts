import type { Lock } from './lock.ts'

/** The browser hands the lock on when its holder closes, crashes or is thrown out. */
export function webLock(locks: LockManager): Lock {
  return {
    run: <T>(name: string, task: () => Promise<T>) => locks.request(name, task) as Promise<T>,
  }
}
