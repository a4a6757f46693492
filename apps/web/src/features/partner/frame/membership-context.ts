import type { Membership } from '@vitrine/contract/partner/membership'
import { createContext } from 'react'

/** What the cabinet knows of its partner, for the pages in it. */
export const MembershipContext = createContext<Membership | null>(null)
