import type { Membership } from '@vitrine/contract/partner/membership'
import { createContext } from 'react'

/** What the cabinet knows of its partner, for the pages in it. */
export const MembershipContext = createContext<Membership | null>(null)

/** Of whoever is in, and of nobody else. */
let known: { customer: string; me: Membership } | undefined

/** What was answered last, so that the next room opens at once, and keeps its column where the line is gone. */
export function knownMembership(customer: string | null, latest?: Membership): Membership | undefined {
  if (customer !== null && latest) known = { customer, me: latest }
  return known?.customer === customer ? known?.me : undefined
}
