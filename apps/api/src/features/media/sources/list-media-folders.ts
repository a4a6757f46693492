import type { Database } from '#api/db/client.ts'

const FRESH_MS = 5_000

/** Folders of imported catalogues, asked anew every few seconds; then the given ones, for a database moved elsewhere. */
export function mediaFolders(db: Database, fallback: readonly string[]): () => Promise<readonly string[]> {
  let known: { at: number; folders: Promise<readonly string[]> } | undefined
  return () => {
    const now = performance.now()
    if (known === undefined || now - known.at > FRESH_MS) known = { at: now, folders: read(db, fallback) }
    return known.folders
  }
}

async function read(db: Database, fallback: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('media_root')
    .select('folder')
    .orderBy('position')
    .execute()
    .catch(() => [])
  return [...new Set([...rows.map(({ folder }) => folder), ...fallback])]
}
