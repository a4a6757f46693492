import type { User } from '@vitrine/contract/user/user'
import { isMenuOpen } from '../panel/page-panel.ts'
import { hasCabinet } from './user-rights.ts'

/** A partner who has just signed in finds the sidebar open (spec accounts §4). */
export function welcomePartner(user: Pick<User, 'may'>): void {
  if (hasCabinet(user)) isMenuOpen.set(true)
}
