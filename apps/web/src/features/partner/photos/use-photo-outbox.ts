import { uploadPhotos } from '@vitrine/contract/partner/partner-photos'
import { CallError } from '@vitrine/contract/reply'
import { createPhotoOutbox, type KeptPhoto, type PhotoOutbox } from '@vitrine/sync/partner/photo-outbox'
import { indexedDbStorage } from '@vitrine/sync/storage/indexed-db-storage'
import type { Reply } from '@vitrine/sync/transport/reply'
import { useEffect, useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useSession } from '#web/engine/use-session.ts'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { readAnew } from '../goods/use-pieces.ts'

const outboxes = new Map<string, PhotoOutbox>()

/** One for a partner and a page; it sends by itself whenever there is a line. Undefined until it is known who asks. */
export function usePhotoOutbox(): PhotoOutbox | undefined {
  const client = useClient()
  const { customer } = useSession()
  const isOnline = useIsOnline()
  const [outbox, setOutbox] = useState<PhotoOutbox>()
  useEffect(() => {
    if (customer === null) return
    const known = outboxes.get(customer) ?? openOutbox(client, Number(customer))
    outboxes.set(customer, known)
    setOutbox(known)
  }, [client, customer])
  useEffect(() => {
    if (isOnline) void outbox?.flush()
  }, [outbox, isOnline])
  return outbox
}

function openOutbox(client: ReturnType<typeof useClient>, owner: number): PhotoOutbox {
  const send = async ({ id, itemId, blob }: KeptPhoto): Promise<Reply> => {
    const form = new FormData()
    form.set('item_id', String(itemId))
    form.set('key', id)
    form.append('images', blob, `${id}.jpg`)
    try {
      const result = await client.call(uploadPhotos, { body: form as never })
      readAnew()
      return { code: 200, result }
    } catch (error) {
      if (error instanceof CallError) return { code: error.code, result: error.result, meta: error.meta }
      throw error
    }
  }
  const newId = () => crypto.randomUUID()
  return createPhotoOutbox({ storage: indexedDbStorage(), send, newId, now: Date.now, owner })
}
