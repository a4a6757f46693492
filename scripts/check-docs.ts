// Fails when a page or a comment names a path, a file or an npm script that does not exist.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const PATH =
  /(?<![\w/.@-])((?:apps|packages|demo|docs|scripts|e2e|bench|deploy|\.ci)\/[\w./-]*[\w/])(?![\w*{<…])/g
/** Of a page, to another file; not to a site, nor to a place in the same page. */
const LINK = /\]\((?![a-z]+:|#)([^)#\s]+)/g
/** The end of a path, as pages name files of the folder they speak of. */
const ENDING = /`((?:[\w-]+\/)*[\w-]+\.(?:tsx?|sql|css|mjs))`/g
/** Comments name them without quotes, too. */
const FILE = /(?<![\w./*@-])((?:[\w-]+\/)*[\w-]+\.(?:tsx?|sql|css|mjs))\b(?!\.)/g
const SCRIPT = /npm (?:run (?:-s )?([a-z]+(?::[a-z]+)*)|(start|test)\b)/g

const files = execFileSync('git', ['ls-files', '*.md', '*.ts', '*.tsx', '*.cjs', '*.sql'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file) && !file.startsWith('scripts/check-'))
const manifests = execFileSync('git', ['ls-files', 'package.json', '*/package.json'], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean)
const scripts = new Set(
  manifests.flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')).scripts ?? {})),
)

/** Code names paths all the time; only its comments are documentation. */
function prose(file: string): { text: string; line: number }[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  const isPage = file.endsWith('.md')
  return lines
    .map((text, index) => ({ text, line: index + 1 }))
    .filter(({ text }) => isPage || /^\s*(\/\/|\*|\/\*\*|--)/.test(text))
}

const everything = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n')
/** Pages leave out `src`: `domain/order/status.ts`. */
const isEndOfAny = (ending: string) =>
  everything.some((file) =>
    [file, file.replace('/src/', '/')].some((path) => `/${path}`.endsWith(`/${ending}`)),
  )
const problems: string[] = []
for (const file of files) {
  for (const { text, line } of prose(file)) {
    for (const [, path] of text.matchAll(PATH)) {
      if (path !== undefined && !existsSync(path))
        problems.push(`${file}:${line} names ${path}, which does not exist`)
    }
    for (const [, ending = ''] of text.matchAll(file.endsWith('.md') ? ENDING : FILE)) {
      if (!isEndOfAny(ending)) problems.push(`${file}:${line} names ${ending}, which does not exist`)
    }
    for (const [, link = ''] of file.endsWith('.md') ? text.matchAll(LINK) : []) {
      if (!existsSync(join(dirname(file), link)))
        problems.push(`${file}:${line} links to ${link}, which does not exist`)
    }
    for (const [, run, bare] of text.matchAll(SCRIPT)) {
      const script = run ?? bare ?? ''
      if (!scripts.has(script)) {
        problems.push(`${file}:${line} names the script "${script}", which does not exist`)
      }
    }
  }
}
for (const problem of problems) console.error(problem)
console.log(`Docs: ${files.length} files read, ${problems.length} broken references.`)
process.exit(problems.length > 0 ? 1 : 0)
