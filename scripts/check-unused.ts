// Fails where a text stands in the messages that no code names, or a class in a style sheet that no component wears: knip
// knows neither.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

const listed = (...globs: string[]) =>
  execFileSync('git', ['ls-files', ...globs], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file))
const code = listed('apps/*.ts', 'apps/*.tsx', 'packages/*.ts')
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => readFileSync(file, 'utf8'))
const all = code.join('\n')

const named = new Set([...all.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/g)].map(([, key]) => key))
/** Of keys whose end is told at run time, as in `list.sort${name}`. */
const begun = [...new Set([...all.matchAll(/`([\w-]+\.[\w.-]*)\$\{/g)].map(([, start = '']) => start))]
const texts = listed('packages/i18n/messages/en/*.json').flatMap((file) =>
  Object.keys(JSON.parse(readFileSync(file, 'utf8')))
    .filter((key) => !named.has(key) && !begun.some((start) => key.startsWith(start)))
    .map((key) => `${file}: no code names ${key}`),
)

/** What stands in comments, brackets and the bodies of rules is no class. */
const classesOf = (sheet: string) =>
  new Set(
    [
      ...sheet
        .replaceAll(/\/\*[\s\S]*?\*\/|:global\([^)]*\)|\[[^\]]*\]|url\([^)]*\)/g, '')
        .replaceAll(/\{[^{}]*\}/g, '{}')
        .matchAll(/\.([a-zA-Z_][\w-]*)/g),
    ].map(([, name = '']) => name),
  )
const classes = listed('apps/*.module.css').flatMap((file) => {
  const name = basename(file)
  const own = code.filter((source) => source.includes(`/${name}'`)).join('\n')
  // Of `styles[state]` the state is named elsewhere.
  const wearers = /\w\[\w+(\.\w+)*\]\}/.test(own) ? all : own
  return [...classesOf(readFileSync(file, 'utf8'))]
    .filter((one) => !new RegExp(`\\b${one}\\b`).test(wearers))
    .map((one) => `${file}: no component wears .${one}`)
})

const problems = [...texts, ...classes]
for (const problem of problems) console.error(problem)
console.log(`Unused: ${problems.length} texts and classes.`)
process.exit(problems.length > 0 ? 1 : 0)
