import type { ShopClient } from '@vitrine/contract/client'
import { CallError } from '@vitrine/contract/reply'

/** The client, telling of calls the shop could not answer; a page may go on without them, but is poorer for it. */
export function watchCalls(client: ShopClient, onFailure: (code: number) => void): ShopClient {
  return {
    call: async (call, input) => {
      try {
        return await client.call(call, input)
      } catch (error) {
        if (error instanceof CallError && error.code >= 500) onFailure(error.code)
        throw error
      }
    },
  }
}
