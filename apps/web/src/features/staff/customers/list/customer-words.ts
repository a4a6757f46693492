import type { CustomerListName, StaffCustomer } from '@vitrine/contract/people/customer-list'
import type { MessageKey } from '@vitrine/i18n/message-key'

export const LIST_WORDS: Record<CustomerListName, MessageKey> = {
  all: 'staff.all',
  vip: 'staff.customersVip',
  partners: 'staff.partners',
  staff: 'staff.title',
  guests: 'staff.customersGuests',
}

const ROLE_WORDS: Readonly<Record<string, MessageKey>> = {
  admin: 'staff.roleAdmin',
  manager: 'staff.roleManager',
  blogger: 'staff.partner',
  vip: 'staff.roleVip',
}

/** A role the shop has no word for is told by none. */
export const roleWords = (roles: readonly string[]): MessageKey[] =>
  Object.entries(ROLE_WORDS).flatMap(([role, word]) => (roles.includes(role) ? [word] : []))

/** How the rooms call them: by name, else by how they are reached. */
export const calledBy = ({ name, email, phone }: Pick<StaffCustomer, 'name' | 'email' | 'phone'>): string =>
  name || (email ?? phone ?? '')

export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
