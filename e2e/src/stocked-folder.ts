import { readdirSync, renameSync } from 'node:fs'
import { inject } from 'vitest'
import { copyFolder, dropFolder, findLuma, newFolder } from './data-folder.ts'
import { runWell } from './start-shop.ts'

export type Source = 'demo' | 'luma'

/** A data folder of one's own, a catalogue in it. */
export async function stockedFolder(source: Source): Promise<string> {
  const dataDir = newFolder()
  copyFolder(source === 'luma' ? await lumaFolder() : inject('demoFolder'), dataDir)
  return dataDir
}

/** An import that broke off leaves the place empty for the next one. */
async function lumaFolder(): Promise<string> {
  const folder = inject('lumaFolder')
  if (readdirSync(folder).length > 0) return folder
  const draft = newFolder()
  await runWell(['import', 'luma', ...(findLuma() ?? [])], { DATA_DIR: draft, LOG_LEVEL: 'warn' })
  try {
    renameSync(draft, folder)
  } catch (error) {
    // Another file of stories was first.
    if (readdirSync(folder).length === 0) throw error
    await dropFolder(draft)
  }
  return folder
}
