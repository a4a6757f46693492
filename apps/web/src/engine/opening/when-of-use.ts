import { DATABASE } from '@vitrine/sync/storage/database-name'
import { hasBeenHere } from '#web/lib/touch/has-been-here.ts'
import { whenArrived } from '#web/lib/touch/when-arrived.ts'
import { whenTouched } from '#web/lib/touch/when-touched.ts'

/** Front page and search; catalogue pages say their kind. Bag, checkout and account show what the engine knows. */
const BROWSING = /^\/[a-z]*(\/search)?\/?$/

let first: Promise<boolean> | undefined
let ofUse: Promise<void> | undefined

/**
 * When what nobody has asked for is worth the engine's code: at once for who has been here, for there may be a bag, an
 * order that waits or somebody signed in; for a first visitor who looks at goods with the first touch. That may have been a
 * filter's, whose list comes first; what needs the engine itself asks for it itself.
 */
export function whenOfUse(): Promise<void> {
  ofUse ??= isFirstLook().then((isFirst) => (isFirst ? whenArrived() : undefined))
  return ofUse
}

/** Likewise what stands on the page for the next touch, and comes with the first one itself. */
export async function whenAtHand(): Promise<void> {
  const touched = whenTouched()
  if (await isFirstLook()) await touched
}

function isFirstLook(): Promise<boolean> {
  first ??= lookFirst()
  return first
}

async function lookFirst(): Promise<boolean> {
  const isBrowsing = document.documentElement.dataset.kind !== undefined || BROWSING.test(location.pathname)
  return isBrowsing && !(await hasBeenHere(DATABASE))
}
