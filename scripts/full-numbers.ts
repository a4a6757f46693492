// npm run full [-- races|kills|tampered … [HOW OFTEN]]: what `npm test` proves of orders and money in a few rounds, in as many as
// were promised. `races`: crowds at whatever only one may have. `kills`: kill -9 at every statement of what moves money or
// pieces, and of an account's deletion. `alike`: so many customers and strangers at each call that takes a contact, not told
// apart by answer or time. `tampered`: bodies of orders that claim what is not so. Each test that asks how often is in it.
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findTests } from './find-tests.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
/** So many in one test take longer than a test that hangs. */
const RUN = ['run', '--project', 'db', '--test-timeout=3600000']
const PROOFS = {
  races: { setting: 'RACE_ROUNDS', usual: 20 },
  kills: { setting: 'KILLS', usual: 20 },
  alike: { setting: 'ALIKE_CONTACTS', usual: 500 },
  tampered: { setting: 'TAMPERED_BODIES', usual: 10_000 },
} as const
type Name = keyof typeof PROOFS

const asked = process.argv.slice(2)
const isName = (word: string): word is Name => word in PROOFS
const times = asked.find((word) => /^\d+$/.test(word))
const named = asked.filter(isName)
const unknown = asked.filter((word) => !isName(word) && word !== times)
if (unknown.length > 0)
  throw new Error(`There is no proof "${unknown.join(' ')}": ${Object.keys(PROOFS).join(', ')}.`)

const sources = globSync(join(root, 'apps/api/src/**/*.ts'))
for (const name of named.length > 0 ? named : (Object.keys(PROOFS) as Name[])) {
  const { setting, usual } = PROOFS[name]
  const files = findTests(sources, new RegExp(`\\b(howOften|rounds)\\('${setting}'`))
  const count = times ?? String(usual)
  process.stdout.write(`\n${name}: ${setting}=${count}, ${files.length} files\n`)
  const { status } = spawnSync(process.execPath, [vitest, ...RUN, ...files], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, [setting]: count },
  })
  if (status !== 0) process.exit(1)
}
