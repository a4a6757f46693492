// Photos of a partner on their way to the shop: on disk first, sent one after the other, and kept through whatever
// happens to page and line until the shop has them. The id is the key the shop knows a photo by: sent twice, it is there once.

import type { Storage } from '../storage/storage.ts'
import { createStore, type Observable } from '../store/observable.ts'
import type { Reply } from '../transport/reply.ts'
import { verdictOf } from '../transport/verdict.ts'

export type KeptPhoto = { id: string; itemId: number; owner: number; at: number; blob: Blob }
export type WaitingPhoto = KeptPhoto & {
  state: 'waiting' | 'sending' | 'refused'
  /** How far it has come while it is being sent, from 0 to 1. */
  share: number
}

type Deps = {
  storage: Pick<Storage, 'get' | 'set' | 'remove' | 'entries'>
  /** Code 0 says that no answer came. */
  send: (photo: KeptPhoto, onProgress: (share: number) => void) => Promise<Reply>
  /** Whether the owner is still signed in: what is on its way to disk while they leave must not stay there. */
  isIn: () => boolean
  newId: () => string
  now: () => number
  /** Nobody else's photos are shown or sent. */
  owner: number
}

export type PhotoOutbox = {
  photos: Observable<readonly WaitingPhoto[]>
  /** How many the shop has taken since the page is open, by piece. */
  sent: Observable<ReadonlyMap<number, number>>
  /** Looks at the disk again: another tab may have sent what waits, and a sign-out has forgotten it. */
  look(): Promise<void>
  add(itemId: number, blobs: readonly Blob[]): Promise<void>
  remove(id: string): Promise<void>
  /** Sends what waits, what was refused included where `again` names it. */
  flush(again?: string): Promise<void>
}

/** Forgotten at sign-out with all that is personal. */
const PREFIX = 'shop/user/partner-photos/'

export function createPhotoOutbox({ storage, send, newId, now, owner, isIn }: Deps): PhotoOutbox {
  const photos = createStore<readonly WaitingPhoto[]>([])
  const sent = createStore<ReadonlyMap<number, number>>(new Map())
  const change = (id: string, to: Partial<WaitingPhoto>) =>
    photos.set(photos.get().map((one) => (one.id === id ? { ...one, ...to } : one)))
  const drop = (id: string) => photos.set(photos.get().filter((one) => one.id !== id))
  const remove = async (id: string) => {
    await storage.remove(PREFIX + id)
    drop(id)
  }
  const look = async () => {
    const kept = await readKept(storage, owner)
    const known = new Map(photos.get().map((one) => [one.id, one]))
    photos.set(kept.map((one) => known.get(one.id) ?? { ...one, state: 'waiting', share: 0 }))
  }
  const load = look()
  let running: Promise<void> | undefined

  /** Whether the next may go: not once the line is gone. */
  async function sendOne(photo: WaitingPhoto): Promise<boolean> {
    const { id, itemId } = photo
    // What is no longer on disk was sent by another tab, or forgotten with its owner's sign-out.
    if ((await storage.get(PREFIX + id)) === undefined) {
      drop(id)
      return true
    }
    change(id, { state: 'sending', share: 0 })
    const verdict = verdictOf(await send(photo, (share) => change(id, { share })))
    if (verdict === 'retry') change(id, { state: 'waiting', share: 0 })
    if (verdict === 'refused') change(id, { state: 'refused', share: 0 })
    if (verdict !== 'accepted') return verdict === 'refused'
    sent.set(new Map(sent.get()).set(itemId, (sent.get().get(itemId) ?? 0) + 1))
    await remove(id)
    return true
  }
  /** Until all are gone or the line is: what the shop refuses stays, for its owner to decide. */
  async function sendAll(): Promise<void> {
    await load
    let next = firstWaiting(photos.get())
    while (next && (await sendOne(next))) next = firstWaiting(photos.get())
  }
  return {
    photos,
    sent,
    look: () => load.then(look),
    async add(itemId, blobs) {
      await load
      for (const blob of blobs) {
        if (!isIn()) return
        const photo: KeptPhoto = { id: newId(), itemId, owner, at: now(), blob }
        await storage.set(PREFIX + photo.id, photo, { strict: true })
        if (!isIn()) return storage.remove(PREFIX + photo.id)
        photos.set([...photos.get(), { ...photo, state: 'waiting', share: 0 }])
      }
    },
    remove,
    async flush(again) {
      if (again !== undefined) change(again, { state: 'waiting' })
      running ??= sendAll().finally(() => {
        running = undefined
      })
      await running
    },
  }
}

const firstWaiting = (all: readonly WaitingPhoto[]) => all.find(({ state }) => state === 'waiting')

async function readKept(storage: Deps['storage'], owner: number): Promise<KeptPhoto[]> {
  const found = await storage.entries<KeptPhoto>(PREFIX).catch(() => [])
  return found
    .map(([, photo]) => photo)
    .filter((photo) => photo.owner === owner)
    .toSorted((a, b) => a.at - b.at)
}
