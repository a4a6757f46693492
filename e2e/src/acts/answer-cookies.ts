import type { BrowserContext } from 'playwright-core'

/** Whoever walks in has read the notice about what is stored here, except where a story tells of it. */
export const answerCookies = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    // Also runs in pages that have no storage.
    try {
      const claims = JSON.parse(localStorage.getItem('claims') ?? '{}')
      const created_at = new Date().toISOString()
      claims.cookiesAccepted ??= { code: 'cookiesAccepted', created_at, value: true }
      localStorage.setItem('claims', JSON.stringify(claims))
    } catch {}
  })
