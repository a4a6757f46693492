import type { TestProject } from 'vitest/node'
import { copyFolder, dropFolder, newFolder } from './data-folder.ts'
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
  provide('demoFolder', demo)
  provide('lumaFolder', luma)
  const dataDir = newFolder()
  copyFolder(demo, dataDir)
  const { url, stop } = await startShop({ dataDir })
  provide('sharedShop', { url, dataDir })
  return async () => {
    await stop()
    await Promise.all([demo, luma].map(dropFolder))
  }
}
