// npm run proofs [-- ROUNDS]: the tests that chance writes, each round by another seed; ends with the first red one.
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findTests } from './find-tests.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const ROUNDS = 20

const rounds = Number(process.argv[2] ?? ROUNDS)
const sources = globSync(join(root, '{packages,apps,demo}/*/src/**/*.{ts,tsx}'))
const files = findTests(sources, /from '(@fast-check\/vitest|fast-check)'/)
for (let round = 1; round <= rounds; round++) {
  const seed = Math.floor(Math.random() * 2 ** 31)
  process.stdout.write(`\nRound ${round} of ${rounds}: PROPERTY_SEED=${seed}, ${files.length} files\n`)
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...files], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PROPERTY_SEED: String(seed) },
  })
  if (status !== 0) {
    process.stdout.write(`\nRed with PROPERTY_SEED=${seed}.\n`)
    process.exit(1)
  }
}
