import { DATABASE } from '@vitrine/sync/storage/database-name'
import { atRest } from '#web/lib/touch/at-rest.ts'
import { hasBeenHere } from '#web/lib/touch/has-been-here.ts'
import { whenTouched } from '#web/lib/touch/when-touched.ts'

/** Front page and search; catalogue pages say their kind. Bag, checkout and account show what the engine knows. */
const BROWSING = /^\/[a-z]*(\/search)?\/?$/

/** Somebody who goes on touching is about to add something. */
const LONGEST_MS = 1_000

let ofUse: Promise<void> | undefined

/**
 * When what nobody has asked for is worth the engine's code: at once for who has been here, for there may be a bag, an
 * order that waits or somebody signed in; for a first visitor who looks at goods with the first touch.
 */
export function whenOfUse(): Promise<void> {
  ofUse ??= isFirstLook().then((isFirst) => (isFirst ? whenTouched().then(untilIdle) : undefined))
  return ofUse
}

/** The touch may have been a filter's, whose list comes first; what needs the engine itself asks for it itself. */
const untilIdle = () => new Promise<void>((done) => atRest(done, LONGEST_MS))

async function isFirstLook(): Promise<boolean> {
  const isBrowsing = document.documentElement.dataset.kind !== undefined || BROWSING.test(location.pathname)
  return isBrowsing && !(await hasBeenHere(DATABASE))
}
