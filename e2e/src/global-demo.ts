import type { TestProject } from 'vitest/node'
import { dropFolder, newFolder } from './data-folder.ts'
import { runWell } from './start-shop.ts'

declare module 'vitest' {
  interface ProvidedContext {
    demoFolder: string
  }
}

/** Makes the demo shop once for all stories. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = newFolder()
  await runWell(['seed'], { DATA_DIR: folder, LOG_LEVEL: 'warn' })
  provide('demoFolder', folder)
  return () => dropFolder(folder)
}
