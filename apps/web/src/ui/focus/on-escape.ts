import type { KeyboardEvent } from 'react'

/** For a part inside a drawer: Escape leaves the part, the drawer around it stays open. */
export const onEscape = (leave: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape') return
  event.preventDefault()
  event.stopPropagation()
  leave()
}
