import type { Page } from 'playwright-core'

/** A page that could not be loaded is reported by the story itself; the console only repeats it. */
const REPEATED = /Failed to load resource|net::ERR_/

/** Everything that went wrong behind the shopper's back. */
export function watchPage(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`script error at ${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !REPEATED.test(message.text()))
      problems.push(`console at ${page.url()}: ${message.text()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500) problems.push(`${response.status()} from ${response.url()}`)
  })
  return problems
}

/** Nothing went wrong behind the shopper's back; a failure names all that did, for a log is often read from its end only. */
export function expectNone(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(`${problems.length} went wrong unseen:\n${problems.join('\n')}`)
}
