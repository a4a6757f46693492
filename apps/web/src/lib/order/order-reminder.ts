// An order that waits while its shopper is away: a note is left for the worker, which wakes once there is a line again,
// where the browser knows of that.
import { dropNote, keepNote, type OrderNote, REMINDER } from './order-note.ts'

type Syncing = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }

export async function leaveReminder(note: OrderNote): Promise<void> {
  if (!canKeep()) return
  await keepNote(note)
  const worker: Syncing = await navigator.serviceWorker.ready
  // Refused where its shopper has forbidden it; then nobody is reminded.
  await worker.sync?.register(REMINDER.sync).catch(() => {})
}

/** It was placed, or refused: whatever still says that it waits is wrong. */
export async function dropReminder(): Promise<void> {
  if (!canKeep()) return
  await dropNote()
  const worker = await navigator.serviceWorker.getRegistration()
  for (const shown of (await worker?.getNotifications({ tag: REMINDER.tag })) ?? []) shown.close()
}

/** Neither exists on an address without a certificate. */
const canKeep = () => 'serviceWorker' in navigator && 'caches' in window

/** Whether it can be asked for: once it was answered, the browser asks no more. */
export function canAskToRemind(): boolean {
  const isAble = 'serviceWorker' in navigator && 'SyncManager' in window && 'Notification' in window
  return isAble && Notification.permission === 'default'
}

/** At a press only: a shop that asks by itself is refused, and rightly. */
export async function askToRemind(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}
