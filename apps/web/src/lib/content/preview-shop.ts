import type { ShopClient } from '@vitrine/contract/client'
import type { StoreView } from '@vitrine/domain/store/store-view'
import { createPageNote } from '../page-note.ts'
import type { ShopRequest } from '../request-context.ts'

/** Answers that are not published yet, by the call that would ask for what is. */
export type Unpublished = Readonly<Record<string, unknown>>

/** The shop as it would be: a page's own loader makes it in the browser of whoever may see the draft, and nobody keeps it. */
export function previewShop(client: ShopClient, store: StoreView, unpublished: Unpublished): ShopRequest {
  const call = async (asked: { id: string }, input: object) =>
    asked.id in unpublished ? unpublished[asked.id] : client.call(asked as never, input as never)
  return {
    ...{ publicUrl: '', stage: 'production', page: createPageNote(), nonce: '', store, stores: [] },
    client: { ...client, call: call as ShopClient['call'] },
    log: () => undefined,
  }
}
