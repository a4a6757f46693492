import { SearchAway } from '@vitrine/search/port'

/** Undefined while nobody answers there: what goes on with less does so. */
export async function orAway<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof SearchAway) return undefined
    throw error
  }
}
