import { createStore } from '@vitrine/sync/store/observable'
import { useSyncExternalStore } from 'react'
import { deviceStorage } from '#web/lib/browser-storage.ts'

/** Who speaks to the machine, or whose hands tremble, switches single letters off (WCAG 2.1.4). */
const NAME = 'staff.letters'

const isOn = createStore<boolean | undefined>(undefined)

export const lettersAreOn = (): boolean => isOn.get() ?? deviceStorage.read(NAME) !== 'off'

/** Without storage for this page alone. */
export function setLetters(on: boolean): void {
  isOn.set(on)
  deviceStorage.write(NAME, on ? 'on' : 'off')
}

export const useLetters = (): boolean => useSyncExternalStore(isOn.subscribe, lettersAreOn, () => true)

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
