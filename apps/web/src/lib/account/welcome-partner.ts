import type { User } from '@vitrine/contract/user/user'
import { isMenuOpen } from '../panel/menu-panel.ts'
import { isPartner } from './is-staff.ts'

/** A partner who has just signed in finds the sidebar open (spec accounts §4). */
export function welcomePartner(user: Pick<User, 'roles'>): void {
  if (isPartner(user)) isMenuOpen.set(true)
}
