import { hash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** From the sources, the folders of what makes an engine of a catalogue; of a bundle, where it lies. */
const FROM_SOURCES = [
  '../../../..',
  '../../../../../../../packages/search/src',
  '../../../../../../../packages/domain/src',
]
const BUNDLED = '.mjs'

/** Tells apart programs that might read words, prices or documents otherwise. */
export function codeStamp(self = import.meta.url): string {
  const here = dirname(fileURLToPath(self))
  const folders = self.endsWith(BUNDLED) ? ['.'] : FROM_SOURCES
  const files = folders.flatMap((folder) => statesIn(join(here, folder)))
  const { node, icu, unicode } = process.versions
  return hash('sha1', JSON.stringify([node, icu, unicode, files]))
}

function statesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => {
      const { mtimeMs, size } = statSync(path)
      return `${path} ${Math.floor(mtimeMs)} ${size}`
    })
    .sort()
}
