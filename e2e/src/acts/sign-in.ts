import type { Role } from '@vitrine/domain/access/roles'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Shopper } from '../a-shopper.ts'
import { openSession } from '../open-session.ts'

type Who = { customer: string; session: string }

/** Signs somebody in without a code, as the next page of this browser finds it. */
export async function signIn(
  page: Page,
  shop: { url: string; dataDir: string },
  whom: string | { email: string; roles: readonly Role[] },
): Promise<void> {
  const who = typeof whom === 'string' ? { email: whom } : whom
  const { accessToken, refreshToken } = await openSession(shop.dataDir, who)
  await keepCookie(page, shop.url, refreshToken)
  const claims = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()
  const { sub, sid } = JSON.parse(claims) as { sub: string; sid: string }
  const claimed = { customer: sub, session: sid }
  // The shop makes its storage with the first touch; without one it waits for seconds.
  await page.mouse.move(2, 2)
  await expect.poll(() => page.evaluate(keepWho, claimed).then(() => true, String)).toBe(true)
  await page.reload()
}

/** From a page of the account, which the shop's first page takes the place of. */
export async function signOut({ page, main, t }: Shopper): Promise<void> {
  await main.getByRole('button', { name: t('account.signOut'), exact: true }).click()
  await page.waitForURL(({ pathname }) => /^\/[a-z]+\/?$/.test(pathname))
}

export const keepCookie = (page: Page, url: string, value: string): Promise<void> =>
  page.context().addCookies([{ name: 'vitrine-session', value, url, httpOnly: true, sameSite: 'Strict' }])

/** In the page: where its engine looks when it starts. */
function keepWho(who: Who): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('vitrine')
    opening.onerror = () => reject(opening.error)
    // Only the shop may make it; a page that has just come alive has not yet.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onsuccess = () => {
      const db = opening.result
      const writing = db.transaction('kept', 'readwrite')
      writing.objectStore('kept').put(who, 'shop/user/current-session')
      writing.oncomplete = () => {
        db.close()
        resolve()
      }
      writing.onerror = () => reject(writing.error)
    }
  })
}
