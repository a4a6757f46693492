import type { BrowserContext } from 'playwright-core'
import { aShopper, type Shopper } from './a-shopper.ts'
import { answerCookies } from './acts/answer-cookies.ts'
import { untilCached } from './acts/until-cached.ts'
import { openProxy } from './cuttable-proxy.ts'
import { dropFolder, newFolder } from './data-folder.ts'
import { launchProfile } from './find-browser.ts'
import { PHONE } from './open-stage.ts'
import { PATIENCE_MS } from './patience.ts'

export type Line = Awaited<ReturnType<typeof openLine>>
export const LOOK = { viewport: { width: PHONE, height: 844 }, reducedMotion: 'reduce' as const }

/** A line to the shop that can be cut, and browsers at its end whose profiles outlive them. */
export async function openLine(shopUrl: string) {
  const proxy = await openProxy(shopUrl)
  const folders: string[] = []

  async function walkIn(context: BrowserContext): Promise<Shopper> {
    context.setDefaultTimeout(PATIENCE_MS)
    await answerCookies(context)
    const page = context.pages().find((one) => one.url() === 'about:blank') ?? (await context.newPage())
    return aShopper(page, { url: proxy.url, store: 'us', isPhone: true, isAlive: true })
  }
  return {
    proxy,
    walkIn,
    newProfile() {
      const folder = newFolder()
      folders.push(folder)
      return folder
    },
    async launch(profile: string) {
      const context = await launchProfile(profile, LOOK)
      return { context, anna: await walkIn(context) }
    },
    untilKept: ({ page }: Shopper, path: string) => untilCached(page, `${proxy.url}/us${path}`),
    /** It is gone for everything: pages, worker and what they believe of it. */
    async lose(context: BrowserContext) {
      proxy.down()
      await context.setOffline(true)
    },
    async find(context: BrowserContext) {
      proxy.up()
      await context.setOffline(false)
    },
    async close() {
      await proxy.close()
      await Promise.all(folders.map(dropFolder))
    },
  }
}
