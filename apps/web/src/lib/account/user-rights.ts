import type { User } from '@vitrine/contract/user/user'

/** Whom to show which doors; what lies behind them is the server's to allow. */
export const mayActForOthers = ({ may }: Pick<User, 'may'>): boolean => may.includes('customer:impersonate')

/** Who is a partner, and who has been one: what was earned is still to be seen. */
export const hasCabinet = ({ may }: Pick<User, 'may'>): boolean => may.includes('royalty:read')

export const isPartner = ({ may }: Pick<User, 'may'>): boolean => may.includes('partner:change')
