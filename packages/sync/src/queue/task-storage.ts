import type { Storage } from '../storage/storage.ts'
import { createStore } from '../store/observable.ts'
import type { Task } from './task.ts'

/** Answers of tasks that may be read again are kept for so long. */
const RESULT_RETENTION_MS = 60 * 60_000

/** Where tasks lie, each under its own id, oldest first. */
export function taskStorage(storage: Storage, prefix: string) {
  const waiting = createStore<readonly Task[]>([])
  const keyOf = (id: string) => `${prefix}/${id}`
  const all = async () => {
    const entries = await storage.entries<Task>(`${prefix}/`).catch(() => [])
    const tasks = entries.map(([, task]) => task)
    waiting.set(tasks.filter((task) => !task.transmited))
    return tasks
  }
  const keep = (task: Task) => storage.set(keyOf(task.task_id), task)
  const drop = (id: string) => storage.remove(keyOf(id))
  return {
    waiting,
    keep,
    drop,
    async read() {
      await all()
      return waiting.get()
    },
    async purge(now: number) {
      const isOld = (task: Task) => task.transmited && now - (task.transmited_at ?? 0) > RESULT_RETENTION_MS
      for (const task of await all()) if (isOld(task)) await drop(task.task_id)
    },
  }
}

export type TaskStorage = ReturnType<typeof taskStorage>
