import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = new URL('../../', import.meta.url)

/** Node's own options in the `start` script, so that what is measured is what `npm start` runs. */
function startOptions(): string {
  const options = /\bnode (.*?)\s*apps\/shop\/run\.mjs start$/.exec(readStart())?.[1]
  if (options === undefined) throw new Error(`what "npm start" runs has changed: ${readStart()}`)
  return options.replace(/\.\/\S+/g, (path) => fileURLToPath(new URL(path, ROOT)))
}

/** The same with what the script sets for the process before it begins; what is set outside holds, as it does there. */
export function startEnvironment(): Record<string, string> {
  const set = [...readStart().matchAll(/\b([A-Z_]+)=\$\{\w+:-(\w+)\}/g)].map(([, name = '', value = '']) => [
    name,
    process.env[name] || value,
  ])
  return { ...Object.fromEntries(set), NODE_OPTIONS: startOptions() }
}

function readStart(): string {
  const { scripts } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')) as {
    scripts: { start: string }
  }
  return scripts.start
}
