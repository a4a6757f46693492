import type { Storage } from './storage.ts'

export function memoryStorage(): Storage {
  const values = new Map<string, unknown>()
  return {
    get: async <T>(key: string) => structuredClone(values.get(key)) as T | undefined,
    set: async (key, value) => void values.set(key, structuredClone(value)),
    remove: async (key) => void values.delete(key),
  }
}
