/** What a page leaves behind while an order waits on this device: words in its language, and where they lead. */
export type OrderNote = { type: 'order-waits'; title: string; body: string; url: string }

const CACHE = 'vitrine-order'
const NOTE = '/order-waits'

export async function keepNote({ title, body, url }: OrderNote): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.put(NOTE, new Response(JSON.stringify({ title, body, url })))
}

export async function dropNote(): Promise<void> {
  await caches.delete(CACHE)
}

export async function readNote(): Promise<Omit<OrderNote, 'type'> | undefined> {
  const cache = await caches.open(CACHE)
  return (await cache.match(NOTE))?.json()
}

export const isOrderNote = (data: unknown): data is OrderNote => typeOf(data) === 'order-waits'
export const isOrderSettled = (data: unknown): boolean => typeOf(data) === 'order-settled'

const typeOf = (data: unknown) =>
  typeof data === 'object' && data !== null ? (data as { type?: unknown }).type : undefined
