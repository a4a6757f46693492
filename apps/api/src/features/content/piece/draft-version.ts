import { ShopError } from '#api/errors.ts'

/** Of two people at one draft, the second is told; what the first wrote comes with the piece, asked for anew. */
export function assertDraftVersion(is: number | undefined, seen: number): void {
  if ((is ?? 0) === seen) return
  throw new ShopError('CONFLICT', {
    message: 'CONTENT_DRAFT_MOVED_ON',
    details: [{ path: 'version', key: 'REFUSED', message: 'is not its version any more' }],
  })
}

/** What was published in between would be written over unseen. */
export function assertBasedOn(live: string, seen: string): void {
  if (live === seen) return
  throw new ShopError('CONFLICT', {
    message: 'CONTENT_MOVED_ON',
    details: [{ path: 'based_on', key: 'REFUSED', message: 'was published anew since' }],
  })
}
