import type { Database } from '#api/db/client.ts'
import { loadLexicon, readLexiconVersion } from '#api/features/catalog/snapshot/lexicon/load-lexicon.ts'
import { applyChanges } from './apply-changes.ts'
import type { LoadedSnapshot } from './load/load-snapshot.ts'
import { renewAttributes } from './renew/renew-attributes.ts'
import { renewCategories } from './renew/renew-categories.ts'
import { readSweptTo } from './sweep-changes.ts'

/** Reading all products anew is quicker than taking in more than these. */
const MOST_AT_ONCE = 5_000

/**
 * Takes in what changed inside a generation: attributes, the tree of categories, what shoppers' words mean, single products.
 * Answers tags of it; undefined where some of the changes are no longer there, or are too many, or all of it is past.
 */
export async function renewSnapshot(
  db: Database,
  snapshot: LoadedSnapshot,
  now: Date,
): Promise<string[] | undefined> {
  const { newest } = snapshot.seenChanges
  const isRelabelled = await renewAttributes(db, snapshot)
  const also = await renewCategories(db, snapshot)
  if (also && also.length > MOST_AT_ONCE) return undefined
  const isRenewed = (await renewLexicon(db, snapshot)) || isRelabelled || also !== undefined
  const tags = await applyChanges(db, snapshot, { now, also: also ?? [] })
  if (!tags) return undefined
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
