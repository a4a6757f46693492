import { aStoreView, STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { scriptedClient } from '@vitrine/sync/testing/scripted-client'
import { createPageNote } from '#web/lib/page-note.ts'
import type { ShopRequest } from '#web/lib/request-context.ts'

type Script = Parameters<typeof scriptedClient>[0]

/** What a loader gets, of a shop that answers by script; what went wrong beside the page is in `logged`. */
export function shopRequest(script: Script, store = 'us') {
  const client = scriptedClient(script)
  const logged: unknown[] = []
  const shop: ShopRequest = {
    ...{ client, store: aStoreView(store), stores: STORE_VIEWS, publicUrl: '', nonce: '' },
    ...{ stage: 'production', page: createPageNote(), log: (error) => void logged.push(error) },
  }
  const inputsOf = (id: string) => client.asked.filter((one) => one.id === id).map(({ input }) => input)
  return { shop, client, logged, inputsOf }
}
