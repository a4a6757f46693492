// How long the shop remembers what nobody needs for ever. Each number is a setting; README lists them.
import { DAY_MS } from '@vitrine/domain/duration'

/** In days, but for the two counts. */
export type Retention = {
  /** Lines of the audit. */
  auditLines: number
  /** Counters of allowances, after they have run out. */
  spentAllowances: number
  /** Carts of guests, after their last change. */
  guestCarts: number
  /** Carts of guests nothing was ever put in. */
  unusedCarts: number
  /** Of those at most so many; beyond it they go after an hour. */
  maxUnusedCarts: number
  /** Answers to changes of carts: a change sent again later is made again. */
  cartOperations: number
  /** Shared carts, after they have expired. */
  cartShares: number
  /** Rows of the outbox, after they were sent. */
  sentMails: number
  /** Rows of the outbox nobody would take. */
  failedMails: number
  /** Subscribers who never followed the link. */
  pendingSubscribers: number
  /** Wishes to be told when something is back, however long it stays away. */
  stockAlerts: number
  /** Sessions, after they have ended, and refresh tokens nobody may use any more. */
  sessions: number
  /** Changes of single products, after every process has long seen them. */
  catalogueChanges: number
  /** Prices asked before, after they were changed: a reduction says the lowest of the thirty days before it began. */
  formerPrices: number
  /** Imports and their reports, after they have ended. */
  importRuns: number
  /** Tables that were brought, after the last import of them. */
  importFiles: number
  /** Orders of a former shop nobody has an account for, after they were brought. */
  formerOrders: number
  /** Payments of the test gateway, after they were opened. */
  testPayments: number
  /** Numbers payouts went to, after they were sent, of whoever deleted their account: banks send some back. */
  payoutDetails: number
  /** What visitors of a day did, texts nothing was found for, and how fast pages were. */
  visitDays: number
  searchMisses: number
  webVitals: number
  /** Mails in the local folder, counted from the newest. */
  storedMails: number
}

type Setting = { env: string; fallback: number; min: number; max: number }

const days = (env: string, fallback: number, min = 1): Setting => ({ env, fallback, min, max: 36_500 })
const count = (env: string, fallback: number): Setting => ({ env, fallback, min: 1, max: 100_000_000 })

/** A refresh token is refused after thirty idle days, a confirmation link after two: less would cut them short. */
export const RETENTION_SETTINGS: Record<keyof Retention, Setting> = {
  auditLines: days('KEEP_AUDIT_DAYS', 1_825, 365),
  spentAllowances: days('KEEP_SPENT_ALLOWANCES_DAYS', 1, 0),
  guestCarts: days('KEEP_GUEST_CARTS_DAYS', 90, 7),
  unusedCarts: days('KEEP_UNUSED_CARTS_DAYS', 7),
  maxUnusedCarts: count('KEEP_UNUSED_CARTS', 500_000),
  cartOperations: days('KEEP_CART_OPERATIONS_DAYS', 60, 7),
  cartShares: days('KEEP_CART_SHARES_DAYS', 1, 0),
  sentMails: days('KEEP_SENT_MAILS_DAYS', 30, 0),
  failedMails: days('KEEP_FAILED_MAILS_DAYS', 180),
  pendingSubscribers: days('KEEP_PENDING_SUBSCRIBERS_DAYS', 30, 2),
  stockAlerts: days('KEEP_STOCK_ALERTS_DAYS', 365, 30),
  sessions: days('KEEP_SESSIONS_DAYS', 30),
  catalogueChanges: days('KEEP_CATALOGUE_CHANGES_DAYS', 7),
  formerPrices: days('KEEP_FORMER_PRICES_DAYS', 400, 60),
  importRuns: days('KEEP_IMPORT_RUNS_DAYS', 400, 30),
  importFiles: days('KEEP_IMPORT_FILES_DAYS', 30),
  formerOrders: days('KEEP_FORMER_ORDERS_DAYS', 1_095, 30),
  testPayments: days('KEEP_TEST_PAYMENTS_DAYS', 90),
  payoutDetails: days('KEEP_PAYOUT_DETAILS_DAYS', 30, 14),
  visitDays: days('KEEP_VISIT_DAYS', 1_825, 31),
  searchMisses: days('KEEP_SEARCH_MISSES_DAYS', 90, 28),
  webVitals: days('KEEP_WEB_VITALS_DAYS', 90, 28),
  storedMails: count('KEEP_STORED_MAILS', 200),
}

type Environment = Record<string, string | undefined>

/** Whole numbers; what is none is told to `problems` and stands at its default. */
export function readRetention(env: Environment, problems: string[]): Retention {
  const read = ({ env: name, fallback, min, max }: Setting): number => {
    const text = env[name]?.trim() ?? ''
    if (text === '') return fallback
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= min && value <= max) return value
    problems.push(`${name} must be a whole number from ${min} to ${max}, not "${text}".`)
    return fallback
  }
  return Object.fromEntries(
    Object.entries(RETENTION_SETTINGS).map(([key, setting]) => [key, read(setting)]),
  ) as Retention
}

export const DEFAULT_RETENTION: Retention = readRetention({}, [])

export function daysBefore(now: Date, count: number): Date {
  return new Date(now.getTime() - count * DAY_MS)
}
