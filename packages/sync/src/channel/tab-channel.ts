import type { Channel } from './channel.ts'

type TabChannelDeps = {
  /** Missing in a few old browsers. */
  broadcast?: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>
  /** Where `storage` events arrive. */
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** Storage keys other programs of this origin may write, each with the key of ours it means. */
  storageKeys: ReadonlyMap<string, string>
}

/** BroadcastChannel is the wake-up; `storage` events of the specified keys (api-shapes §2.8) are honoured as well. */
export function tabChannel({ broadcast, page, storageKeys }: TabChannelDeps): Channel {
  return {
    post: (key) => broadcast?.postMessage(key),
    subscribe(listener) {
      const heard = (event: Event) => listener(String((event as MessageEvent).data))
      const stored = (event: Event) => {
        const key = storageKeys.get((event as StorageEvent).key ?? '')
        if (key !== undefined) listener(key)
      }
      broadcast?.addEventListener('message', heard as EventListener)
      page.addEventListener('storage', stored)
      return () => {
        broadcast?.removeEventListener('message', heard as EventListener)
        page.removeEventListener('storage', stored)
      }
    },
  }
}
