import type { User } from '@vitrine/contract/user/user'

/** Whom to show the staff's doors; what lies behind them is the server's to allow. */
export const isStaff = ({ roles }: Pick<User, 'roles'>): boolean =>
  roles.includes('admin') || roles.includes('manager')

export const isPartner = ({ roles }: Pick<User, 'roles'>): boolean => roles.includes('blogger')
