import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = new URL('../../', import.meta.url)

/** Node's own options in the `start` script, so that what is measured is what `npm start` runs. */
export function startOptions(): string {
  const { scripts } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')) as {
    scripts: { start: string }
  }
  const options = /\bnode (.*?)\s*apps\/shop\/src\/cli\.ts/.exec(scripts.start)?.[1] ?? ''
  return options.replace(/\.\/\S+/g, (path) => fileURLToPath(new URL(path, ROOT)))
}
