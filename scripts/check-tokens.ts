// Fails where a style writes a raw colour, space, text size or duration instead of a token of tokens.css, or names one there
// is not.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const TOKENS = 'apps/web/src/styles/tokens.css'
/** What is drawn without tokens: the fonts' own file, and what belongs to no screen. */
const FREE = new Set([TOKENS, 'apps/web/src/styles/font-faces.css', 'apps/web/src/styles/media.css'])

/** By subject: the properties it holds for, and what may not stand in their values. Hairlines up to 3 px are free. */
const RULES: { subject: string; property: RegExp; raw: RegExp }[] = [
  { subject: 'colour', property: /./, raw: /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i },
  {
    subject: 'space',
    property: /^(padding|margin|(row-|column-)?gap)/,
    raw: /\b([4-9]|\d{2,})(\.\d+)?px|\drem/,
  },
  { subject: 'text size', property: /^font-size$/, raw: /\d(px|rem)/ },
  { subject: 'duration', property: /^(transition|animation)/, raw: /(?<![\w.])(?!0m?s)\d*\.?\d+m?s\b/ },
  { subject: 'radius', property: /^border.*radius$/, raw: /\d(px|rem)/ },
]

const files = execFileSync('git', ['ls-files', 'apps/web/src/*.css', 'apps/web/server/*.css'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !FREE.has(file))

const problems = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  )
  return [...text.matchAll(/([a-z-]+)\s*:\s*([^;{}]+)[;}]/g)].flatMap(
    ({ 1: property = '', 2: value = '', index }) =>
      RULES.filter((rule) => rule.property.test(property) && rule.raw.test(value)).map(
        ({ subject }) =>
          `${file}:${text.slice(0, index).split('\n').length} raw ${subject}: ${property}: ${value.trim()}`,
      ),
  )
})
// A browser takes a name nobody gives a value to as if the line were not there.
const given = execFileSync(
  'git',
  ['grep', '-ohE', '-e', String.raw`--[a-z0-9-]+['"]?\]?:`, '--', 'apps/web', 'packages/domain'],
  {
    encoding: 'utf8',
  },
)
const names = new Set(given.match(/--[a-z0-9-]+/g))
for (const file of files)
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/var\((--[a-z0-9-]+)\)/g))
    if (!names.has(name)) problems.push(`${file} no value: ${name}`)

for (const problem of problems) console.error(problem)
console.log(`Tokens: ${files.length} styles read, ${problems.length} problems.`)
process.exit(problems.length > 0 ? 1 : 0)
