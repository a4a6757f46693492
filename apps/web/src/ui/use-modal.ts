import { type RefObject, useEffect, useRef } from 'react'
import { afterPaint } from './late/after-paint.ts'

type Modal = {
  isOpen: boolean
  /** A modal dialog makes the rest of the page inert, which restyles all of it: that comes after it is seen. */
  isSeenFirst: boolean
}

/** The element's own state follows ours; it gives the focus back when it closes. */
export function useModal({ isOpen, isSeenFirst }: Modal): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === isOpen) return
    if (!isOpen) return element.close()
    if (!isSeenFirst) return makeModal(element)
    return showFirst(element)
  }, [isOpen, isSeenFirst])
  return dialog
}

/** Answers how to call off what comes later. Until then no Escape is the browser's care. */
function showFirst(dialog: HTMLDialogElement): () => void {
  const callOff = afterPaint(() => {
    document.removeEventListener('keydown', leave)
    makeModal(dialog)
  })
  function rest() {
    document.removeEventListener('keydown', leave)
    callOff()
  }
  function leave({ key }: KeyboardEvent) {
    if (key !== 'Escape') return
    rest()
    dialog.close()
  }
  document.addEventListener('keydown', leave)
  dialog.open = true
  return rest
}

function makeModal(dialog: HTMLDialogElement): void {
  // One that is open already would be refused. Nothing is drawn in between, so its slide goes on.
  dialog.open = false
  dialog.showModal()
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
}
