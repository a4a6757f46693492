import { visitedPage } from './visited-page.ts'

/** Spec accounts §9: all of them where the shop is tried out, a fifth where it sells. */
const RATES = { staging: 1, production: 0.2 } as const
/** A page that fails in a circle says so a few times. */
const MOST = 5
const ADDRESS = '/api/error-report'

let told = 0

/** Tells the shop's log that a page failed. Nothing waits for it, and nothing is kept for later. */
export function sendErrorReport(error: unknown): void {
  const isTried = document.documentElement.dataset.stage === 'staging'
  const rate = RATES[isTried ? 'staging' : 'production']
  if (isNoError(error) || !navigator.onLine || told >= MOST || Math.random() >= rate) return
  told += 1
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' }
  const report = {
    page: visitedPage(location.pathname + location.search).slice(0, 2_000),
    message: message.slice(0, 500),
    stack: (stack ?? '').slice(0, 4_000),
  }
  navigator.sendBeacon(ADDRESS, new Blob([JSON.stringify(report)], { type: 'application/json' }))
}

/** A page that is not there, a question called off: that is how it should be. */
const isNoError = (error: unknown): boolean =>
  (error instanceof DOMException && error.name === 'AbortError') ||
  (typeof error === 'object' && error !== null && 'status' in error)
