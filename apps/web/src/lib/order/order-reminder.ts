// An order that waits while its shopper is away: the worker is left a note, and wakes once there is a line again, where the
// browser knows of that.

const ORDER_SYNC = 'orderSync'
type Syncing = { sync?: { register(tag: string): Promise<void> } }
type Words = { title: string; body: string; url: string }

export async function leaveReminder(words: Words): Promise<void> {
  const worker = await readyWorker()
  // One that is still settling in takes notes, too: an order may be the first thing somebody does here.
  const reader = worker?.active ?? worker?.waiting ?? worker?.installing
  reader?.postMessage({ type: 'order-waits', ...words })
  // Refused where its shopper has forbidden it; then nobody is reminded.
  await (worker as Syncing | undefined)?.sync?.register(ORDER_SYNC).catch(() => {})
}

export async function dropReminder(): Promise<void> {
  const worker = await readyWorker()
  const reader = worker?.active ?? worker?.waiting ?? worker?.installing
  reader?.postMessage({ type: 'order-settled' })
}

/** Whether it can be asked for: once it was answered, the browser asks no more. */
export function canAskToRemind(): boolean {
  const isAble = 'serviceWorker' in navigator && 'SyncManager' in window && 'Notification' in window
  return isAble && Notification.permission === 'default'
}

/** At a press only: a shop that asks by itself is refused, and rightly. */
export async function askToRemind(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}

/** The one that is there: none is waited for where none will come. */
async function readyWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  return navigator.serviceWorker.getRegistration()
}
