import type { User } from '@vitrine/contract/user/user'

/** Whom to show which doors; what lies behind them is the server's to allow. */
export const mayActForOthers = ({ may }: Pick<User, 'may'>): boolean => may.includes('customer:impersonate')

export const hasCabinet = ({ may }: Pick<User, 'may'>): boolean => may.includes('royalty:read')
