import type { StoreView } from '@vitrine/domain/store/store-view'
import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { isPlainPress } from '#web/ui/link/is-plain-press.ts'
import { storeAddress } from './store-address.ts'

/** A link to another store is a link to this page there; what lies in the bag is offered on arrival. */
export function useStoreSwitch() {
  const page = useLocation()
  return (there: StoreView) => ({
    href: storeAddress(there, page),
    onClick(event: MouseEvent) {
      if (!isPlainPress(event)) return
      event.preventDefault()
      // A chosen variant stands in the address of the window, of which the router knows nothing.
      location.assign(storeAddress(there, { ...page, search: location.search }))
    },
  })
}
