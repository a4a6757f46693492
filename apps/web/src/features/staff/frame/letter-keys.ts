import { createStore } from '@vitrine/sync/store/observable'
import { useSyncExternalStore } from 'react'

/** Who speaks to the machine, or whose hands tremble, switches single letters off (WCAG 2.1.4). */
const NAME = 'staff.letters'

const isOn = createStore<boolean | undefined>(undefined)

export function lettersAreOn(): boolean {
  return isOn.get() ?? readIt()
}

function readIt(): boolean {
  try {
    return localStorage.getItem(NAME) !== 'off'
  } catch {
    return true
  }
}

export function setLetters(on: boolean): void {
  isOn.set(on)
  try {
    localStorage.setItem(NAME, on ? 'on' : 'off')
  } catch {
    // Then for this page alone.
  }
}

export const useLetters = (): boolean => useSyncExternalStore(isOn.subscribe, lettersAreOn, () => true)

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
