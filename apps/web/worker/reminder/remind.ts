import { type OrderNote, REMINDER, readNote } from '../../src/lib/order/order-note.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * The line is back and an order waits that nobody has confirmed. It is not sent from here: what an order made without a
 * line costs by now is its shopper's to see. A page in front of them says so itself.
 */
export async function remindOfOrder(): Promise<void> {
  const note = await readNote()
  if (!note || Notification.permission !== 'granted') return
  if ((await listPages()).some(({ visibilityState }) => visibilityState === 'visible')) return
  const { title, body, url } = note
  await self.registration.showNotification(title, {
    body,
    tag: REMINDER.tag,
    icon: '/icons/icon-192.png',
    data: { url },
  })
}

/** To the shop that is open, else to a new page of it. */
export async function openOrder(notification: Notification): Promise<void> {
  notification.close()
  const { url } = notification.data as Pick<OrderNote, 'url'>
  const [open] = await listPages()
  if (!open) return void (await self.clients.openWindow(url))
  const page = await open.focus()
  await page.navigate(url)
}

const listPages = (): Promise<readonly WindowClient[]> => self.clients.matchAll({ type: 'window' })
