import { memoize } from '@vitrine/domain/memoize'

/** Words with numbers as a reader of this locale orders them. Making one takes longer than ordering a list by it. */
export const collatorOf = memoize((locale) => new Intl.Collator(locale, { numeric: true }), 20)
