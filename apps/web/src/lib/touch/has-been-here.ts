/**
 * Whether this browser has kept what somebody did in the shop; one that does not tell has. It runs in a page before its files
 * have come, too: nothing from outside it can be used.
 */
export async function hasBeenHere(database: string): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === database)
  } catch {
    return true
  }
}
