import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { runWell } from '../start-shop.ts'

type Tokens = { accessToken: string; refreshToken: string }

/** Signs somebody in by the command line's session, as the next page of this browser finds it. */
export async function signIn(
  page: Page,
  shop: { url: string; dataDir: string },
  email: string,
): Promise<Tokens> {
  const said = await runWell(['session', email], { DATA_DIR: shop.dataDir, LOG_LEVEL: 'warn' })
  const tokens = JSON.parse(said.slice(said.indexOf('{'))) as Tokens
  await expect.poll(() => page.evaluate(keepTokens, tokens).then(() => true, String)).toBe(true)
  await page.reload()
  return tokens
}

/** In the page: where its engine looks when it starts. */
export function keepTokens(tokens: Tokens): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('vitrine')
    opening.onerror = () => reject(opening.error)
    // Only the shop may make it; a page that has just come alive has not yet.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onsuccess = () => {
      const db = opening.result
      const writing = db.transaction('kept', 'readwrite')
      writing.objectStore('kept').put(tokens.accessToken, 'us-shop/user/current-token')
      writing.objectStore('kept').put(tokens.refreshToken, 'us-shop/user/current-refresh-token')
      writing.oncomplete = () => {
        db.close()
        resolve()
      }
      writing.onerror = () => reject(writing.error)
    }
  })
}
