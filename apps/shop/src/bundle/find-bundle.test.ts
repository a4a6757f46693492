import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { BUNDLE_FOLDER, findBundle, MANIFEST, stateOf } from './find-bundle.mjs'

const FOLDER = 'apps/shop/src'
const SOURCE = `${FOLDER}/cli.ts`

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-bundle-'))
  mkdirSync(join(root, 'apps/shop/src'), { recursive: true })
  writeFileSync(join(root, SOURCE), 'open()')
})
afterEach(() => rmSync(root, { recursive: true }))

function bundleIt(): void {
  mkdirSync(join(root, BUNDLE_FOLDER), { recursive: true })
  const sources = Object.fromEntries([SOURCE, FOLDER].map((path) => [path, stateOf(root, path)]))
  const manifest = { entry: 'cli-1.mjs', files: ['cli-1.mjs'], sources }
  writeFileSync(join(root, BUNDLE_FOLDER, MANIFEST), JSON.stringify(manifest))
}

it('without a bundle the program runs from its sources', () => {
  expect(findBundle(root)).toBeUndefined()
})

it('a bundle of these very sources is run', () => {
  bundleIt()
  expect(findBundle(root)).toBe(join(root, BUNDLE_FOLDER, 'cli-1.mjs'))
})

it('what is made beside the sources and what tests them leaves it as it is', () => {
  bundleIt()
  mkdirSync(join(root, FOLDER, 'node_modules'))
  writeFileSync(join(root, FOLDER, 'cli.test.ts'), '')
  expect(findBundle(root)).toBe(join(root, BUNDLE_FOLDER, 'cli-1.mjs'))
})

it.each([
  ['changed in length', () => writeFileSync(join(root, SOURCE), 'openAll()')],
  ['saved again', () => utimesSync(join(root, SOURCE), 1, 1)],
  ['is gone', () => rmSync(join(root, SOURCE))],
  ['came beside it', () => writeFileSync(join(root, FOLDER, 'page.ts'), '')],
])('a bundle is not run once a source %s', (_, change) => {
  bundleIt()
  change()
  expect(findBundle(root)).toBeUndefined()
})

const house = fileURLToPath(new URL('../../../..', import.meta.url))

it.skipIf(!findBundle(house))(
  'a program run from its bundle does not hold the tool that takes types away',
  () => {
    const usage = execFileSync(process.execPath, ['--no-strip-types', 'apps/shop/run.mjs', 'help'], {
      cwd: house,
    })
    expect(usage.toString()).toContain('npm run shop')
  },
)
