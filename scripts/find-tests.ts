// The tests in whose text a pattern is found, or that use a helper of a `testing` folder in which it is.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

const TEST = /\.test\.tsx?$/
const HELPER = /\/testing\//

/** Of these files, in their sequence. A helper of a helper counts, too. */
export function findTests(files: readonly string[], pattern: RegExp, read = readText): string[] {
  const texts = new Map(files.map((file) => [file, read(file)]))
  const found = new Set(files.filter((file) => isOurs(file) && pattern.test(texts.get(file) ?? '')))
  const helpers = [...found].filter((file) => !TEST.test(file))
  for (const helper of helpers) {
    const imported = importOf(helper)
    for (const [file, text] of texts) {
      if (found.has(file) || !isOurs(file) || !imported.test(text)) continue
      found.add(file)
      if (!TEST.test(file)) helpers.push(file)
    }
  }
  return files.filter((file) => found.has(file) && TEST.test(file))
}

const isOurs = (file: string) => TEST.test(file) || HELPER.test(file)
const importOf = (helper: string) => new RegExp(`/${basename(helper).replace(/\.tsx?$/, '')}(\\.tsx?)?'`)
const readText = (file: string) => readFileSync(file, 'utf8')
