import type { Storage } from './storage.ts'

export function memoryStorage(): Storage {
  const values = new Map<string, unknown>()
  const read = <T>(key: string) => structuredClone(values.get(key)) as T | undefined
  return {
    get: async (key) => read(key),
    set: async (key, value) => void values.set(key, structuredClone(value)),
    remove: async (key) => void values.delete(key),
    async update<T>(key: string, change: (stored: T | undefined) => T) {
      const next = change(read<T>(key))
      values.set(key, structuredClone(next))
      return next
    },
    entries: async <T>(prefix: string) =>
      [...values.keys()]
        .filter((key) => key.startsWith(prefix))
        .sort()
        .map((key): [string, T] => [key, read<T>(key) as T]),
  }
}
