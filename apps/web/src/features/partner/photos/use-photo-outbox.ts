import { uploadPhotos } from '@vitrine/contract/partner/partner-photos'
import { CallError } from '@vitrine/contract/reply'
import { createPhotoOutbox, type KeptPhoto, type PhotoOutbox } from '@vitrine/sync/partner/photo-outbox'
import { indexedDbStorage } from '@vitrine/sync/storage/indexed-db-storage'
import type { Reply } from '@vitrine/sync/transport/reply'
import { useEffect, useState } from 'react'
import type { Engine } from '#web/engine/create-engine.ts'
import { useEngine } from '#web/engine/engine-provider.tsx'
import { useClient } from '#web/engine/use-client.ts'
import { useSession } from '#web/engine/use-session.ts'
import { watchUpload } from '#web/lib/upload/watched-fetch.ts'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { readAnew } from '../goods/use-pieces.ts'

const outboxes = new Map<string, PhotoOutbox>()
const AGAIN_MS = 15_000

/** One for a partner and a page; it sends by itself whenever there is a line. Undefined until it is known who asks. */
export function usePhotoOutbox(): PhotoOutbox | undefined {
  const client = useClient()
  const session = useEngine().session
  const { customer } = useSession()
  const isOnline = useIsOnline()
  const [outbox, setOutbox] = useState<PhotoOutbox>()
  useEffect(() => {
    if (customer === null) return
    const known = outboxes.get(customer) ?? openOutbox({ client, session }, customer)
    outboxes.set(customer, known)
    void known.look()
    setOutbox(known)
  }, [client, session, customer])
  useEffect(() => {
    if (!isOnline || !outbox) return
    void outbox.flush()
    // A shop that was busy or closed for a moment tells nobody when it is back.
    const again = setInterval(() => void outbox.flush(), AGAIN_MS)
    return () => clearInterval(again)
  }, [outbox, isOnline])
  return outbox
}

type Ways = Pick<Engine, 'client' | 'session'>

function openOutbox({ client, session }: Ways, customer: string): PhotoOutbox {
  const send = async (
    { id, itemId, blob }: KeptPhoto,
    onProgress: (share: number) => void,
  ): Promise<Reply> => {
    const form = new FormData()
    form.set('item_id', String(itemId))
    form.set('key', id)
    form.append('images', blob, `${id}.jpg`)
    watchUpload(form, onProgress)
    try {
      const result = await client.call(uploadPhotos, { body: form })
      readAnew()
      return { code: 200, result }
    } catch (error) {
      if (error instanceof CallError) return { code: error.code, result: error.result, meta: error.meta }
      throw error
    }
  }
  return createPhotoOutbox({
    ...{ storage: indexedDbStorage(), send, now: Date.now, owner: Number(customer) },
    newId: () => crypto.randomUUID(),
    isIn: () => session.get().customer === customer,
  })
}
