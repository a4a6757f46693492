import { type RefObject, type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { afterPaint } from '../lazy/after-paint.ts'
import { useIsAway } from './away.ts'

type Modal = {
  isOpen: boolean
  /** A modal dialog makes the rest of the page inert, which restyles all of it: that comes after it is seen. */
  isSeenFirst?: boolean
  onClose(): void
}

type ModalProps = {
  ref: RefObject<HTMLDialogElement | null>
  onCancel(event: SyntheticEvent<HTMLDialogElement>): void
  onClose(event: SyntheticEvent<HTMLDialogElement>): void
}

/**
 * The element's own state follows ours; it gives the focus back when it closes, or is taken out of the page. All of it
 * happens within the press that asks for it, so that the next press finds nothing half open or half shut.
 */
export function useModal({ isOpen: isWanted, isSeenFirst = false, onClose }: Modal): ModalProps {
  const ref = useRef<HTMLDialogElement>(null)
  // Out of sight it would still hold the whole page.
  const isOpen = !useIsAway() && isWanted
  const leave = useEffectEvent((dialog: HTMLDialogElement) => {
    dialog.close()
    onClose()
  })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || element.open === isOpen) return
    if (!isOpen) return element.close()
    if (!isSeenFirst) return makeModal(element, document.activeElement)
    return showFirst(element, () => leave(element))
  }, [isOpen, isSeenFirst])
  useLayoutEffect(() => {
    const element = ref.current
    return () => element?.close()
  }, [])
  return {
    ref,
    // Told at once: the browser's word that it closed comes later, and by then it may be wanted open again.
    onCancel({ target, currentTarget }) {
      if (target !== currentTarget) return
      currentTarget.close()
      onClose()
    },
    onClose: ({ currentTarget }) => isOpen && !currentTarget.open && onClose(),
  }
}

/** Answers how to call off what comes later. Until then no Escape is the browser's care. */
function showFirst(dialog: HTMLDialogElement, leave: () => void): () => void {
  const opener = document.activeElement
  const callOff = afterPaint(() => {
    document.removeEventListener('keydown', hear)
    makeModal(dialog, opener)
  })
  function rest() {
    document.removeEventListener('keydown', hear)
    callOff()
  }
  function hear(event: KeyboardEvent) {
    // A part of it may have answered the key already, as a question in the drawer does.
    if (event.key !== 'Escape' || event.defaultPrevented) return
    rest()
    leave()
    // Not modal yet, it would take the focus with it.
    focus(opener)
  }
  document.addEventListener('keydown', hear)
  dialog.open = true
  // A field takes the first letter, and on a phone brings the keys within the press.
  focus(dialog.querySelector('input[data-autofocus]'))
  return () => {
    rest()
    if (!dialog.matches(':modal') && dialog.contains(document.activeElement)) focus(opener)
  }
}

/** What had the focus before gets it back from the browser when the dialog closes. */
function makeModal(dialog: HTMLDialogElement, opener: Element | null): void {
  // Who was quick stands in it already, perhaps in a question that opened meanwhile, and stays there.
  const reached = dialog.contains(document.activeElement) ? document.activeElement : null
  if (reached) focus(opener)
  // One that is open already would be refused. Nothing is drawn in between, so its slide goes on.
  dialog.open = false
  dialog.showModal()
  focus(reached ?? dialog.querySelector('[data-autofocus]'))
}

function focus(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
}
