import type { Database } from '#api/db/client.ts'
import { loadLexicon, readLexiconVersion } from '#api/features/catalog/snapshot/lexicon/load-lexicon.ts'
import { applyChanges } from './apply-changes.ts'
import type { LoadedSnapshot } from './load/load-snapshot.ts'
import { readSweptTo } from './sweep-changes.ts'

/**
 * Takes in what changed inside a generation: what shoppers' words mean, single products. Answers tags of it; undefined where
 * some of the changes are no longer there.
 */
export async function renewSnapshot(
  db: Database,
  snapshot: LoadedSnapshot,
  now: Date,
): Promise<string[] | undefined> {
  const { newest } = snapshot.seenChanges
  const isRenewed = await renewLexicon(db, snapshot)
  const tags = await applyChanges(db, snapshot, now)
  // Asked last: what was swept while the others were read would never be missed.
  if (newest < (await readSweptTo(db))) return undefined
  return isRenewed ? ['*'] : tags
}

async function renewLexicon(db: Database, snapshot: LoadedSnapshot): Promise<boolean> {
  const version = await readLexiconVersion(db)
  if (version === snapshot.lexiconVersion) return false
  snapshot.lexicon = await loadLexicon(db, snapshot)
  snapshot.lexiconVersion = version
  snapshot.answers.forget()
  return true
}
