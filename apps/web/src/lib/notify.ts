// Messages to the shopper, from anywhere: `notify({ text })`. Shown by <Notifications>.
import { createStore } from '@vitrine/sync/store/observable'

export type Tone = 'success' | 'info' | 'warning' | 'error'
export type Notice = {
  text: string
  tone?: Tone
  /** A message with something to do stays until it is answered. */
  action?: { label: string; onClick: () => void }
  second?: { label: string; onClick: () => void }
  /** One without an end stays until it is answered. */
  lifetimeMs?: number
}
export type ShownNotice = Notice & { id: number }

/** Spec §8 notification behaviour. */
export const LIFETIME_MS = 2_000

export const notices = createStore<readonly ShownNotice[]>([])
let lastId = 0

/** One identical to the last one is not repeated. */
export function notify(notice: Notice): void {
  const shown = notices.get()
  const last = shown.at(-1)
  if (last && last.text === notice.text && last.tone === notice.tone) return
  lastId += 1
  notices.set([...shown, { ...notice, id: lastId }])
}

export function dismiss(id: number): void {
  notices.set(notices.get().filter((notice) => notice.id !== id))
}
