// Photos of a partner on their way to the shop: on disk first, sent one after the other, and kept through whatever
// happens to page and line until the shop has them. The id is the key the shop knows a photo by: sent twice, it is there once.

import type { Storage } from '../storage/storage.ts'
import { createStore, type Observable } from '../store/observable.ts'
import type { Reply } from '../transport/reply.ts'
import { verdictOf } from '../transport/verdict.ts'

export type KeptPhoto = { id: string; itemId: number; owner: number; at: number; blob: Blob }
export type WaitingPhoto = KeptPhoto & { state: 'waiting' | 'sending' | 'refused' }

type Deps = {
  storage: Pick<Storage, 'set' | 'remove' | 'entries'>
  /** Code 0 says that no answer came. */
  send: (photo: KeptPhoto) => Promise<Reply>
  newId: () => string
  now: () => number
  /** Nobody else's photos are shown or sent. */
  owner: number
}

export type PhotoOutbox = {
  photos: Observable<readonly WaitingPhoto[]>
  /** How many the shop has taken since the page is open, by piece. */
  sent: Observable<ReadonlyMap<number, number>>
  add(itemId: number, blobs: readonly Blob[]): Promise<void>
  remove(id: string): Promise<void>
  /** Sends what waits, what was refused included where `again` names it. */
  flush(again?: string): Promise<void>
}

/** Forgotten at sign-out with all that is personal. */
const PREFIX = 'shop/user/partner-photos/'

export function createPhotoOutbox({ storage, send, newId, now, owner }: Deps): PhotoOutbox {
  const photos = createStore<readonly WaitingPhoto[]>([])
  const sent = createStore<ReadonlyMap<number, number>>(new Map())
  const change = (id: string, state: WaitingPhoto['state']) =>
    photos.set(photos.get().map((one) => (one.id === id ? { ...one, state } : one)))
  const drop = async (id: string) => {
    await storage.remove(PREFIX + id)
    photos.set(photos.get().filter((one) => one.id !== id))
  }
  const load = readKept(storage, owner).then((kept) =>
    photos.set([...kept.map((one) => ({ ...one, state: 'waiting' as const })), ...photos.get()]),
  )
  let running: Promise<void> | undefined

  /** Until all are gone or the line is: what the shop refuses stays, for its owner to decide. */
  async function sendAll(): Promise<void> {
    await load
    for (let next = firstWaiting(photos.get()); next; next = firstWaiting(photos.get())) {
      const { id, itemId } = next
      change(id, 'sending')
      const verdict = verdictOf(await send(next))
      if (verdict === 'accepted') {
        sent.set(new Map(sent.get()).set(itemId, (sent.get().get(itemId) ?? 0) + 1))
        await drop(id)
      } else if (verdict === 'refused') change(id, 'refused')
      else return change(id, 'waiting')
    }
  }
  return {
    photos,
    sent,
    async add(itemId, blobs) {
      await load
      for (const blob of blobs) {
        const photo: KeptPhoto = { id: newId(), itemId, owner, at: now(), blob }
        await storage.set(PREFIX + photo.id, photo, { strict: true })
        photos.set([...photos.get(), { ...photo, state: 'waiting' }])
      }
    },
    remove: drop,
    async flush(again) {
      if (again !== undefined) change(again, 'waiting')
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
