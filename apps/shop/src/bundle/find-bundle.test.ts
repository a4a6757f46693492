import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { BUNDLE_FOLDER, findBundle, MANIFEST, stateOf } from './find-bundle.ts'

const SOURCE = 'apps/shop/src/cli.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-bundle-'))
  mkdirSync(join(root, 'apps/shop/src'), { recursive: true })
  writeFileSync(join(root, SOURCE), 'open()')
})
afterEach(() => rmSync(root, { recursive: true }))

function bundleIt(): void {
  mkdirSync(join(root, BUNDLE_FOLDER), { recursive: true })
  const manifest = { entry: 'cli-1.mjs', files: ['cli-1.mjs'], sources: { [SOURCE]: stateOf(root, SOURCE) } }
  writeFileSync(join(root, BUNDLE_FOLDER, MANIFEST), JSON.stringify(manifest))
}

it('without a bundle the program runs from its sources', () => {
  expect(findBundle(root)).toBeUndefined()
})

it('a bundle of these very sources is run', () => {
  bundleIt()
  expect(findBundle(root)).toBe(join(root, BUNDLE_FOLDER, 'cli-1.mjs'))
})

it.each([
  ['changed in length', () => writeFileSync(join(root, SOURCE), 'openAll()')],
  ['saved again', () => utimesSync(join(root, SOURCE), 1, 1)],
  ['is gone', () => rmSync(join(root, SOURCE))],
])('a bundle is not run once a source %s', (_, change) => {
  bundleIt()
  change()
  expect(findBundle(root)).toBeUndefined()
})
