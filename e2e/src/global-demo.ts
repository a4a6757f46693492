import type { TestProject } from 'vitest/node'
import { dropFolder, newFolder, prepare } from './data-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    demoFolder: string
  }
}

/** Makes the demo shop once for all stories. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await newFolder()
  await prepare(folder, ['seed'])
  provide('demoFolder', folder)
  return () => dropFolder(folder)
}
