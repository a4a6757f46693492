// Kept by the page itself, read by the service worker: one that is still installing is handed nothing it can lose.

/** What a page leaves behind while an order waits on this device: words in its language, and where they lead. */
export type OrderNote = { title: string; body: string; url: string }

/** The names both sides know it by: the wish to be woken once there is a line, and what is shown then. */
export const REMINDER = { sync: 'orderSync', tag: 'order-waits' }

const CACHE = 'vitrine-order'
const NOTE = '/order-waits'

export async function keepNote(note: OrderNote): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.put(NOTE, new Response(JSON.stringify(note)))
}

export async function dropNote(): Promise<void> {
  await caches.delete(CACHE)
}

export async function readNote(): Promise<OrderNote | undefined> {
  const cache = await caches.open(CACHE)
  return (await cache.match(NOTE))?.json()
}
