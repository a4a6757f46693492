// The program as its next version: the same code, laid out apart, with one more migration that the version before may meet.
import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { newFolder } from '../../../e2e/src/data-folder.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const MIGRATION = 'apps/api/migrations/9999-next-version.additive.sql'
const OURS = '@vitrine'

/** Answers the root of it. */
export function makeNextVersion(): string {
  const root = newFolder()
  for (const part of ['apps', 'packages', 'demo', 'package.json'])
    cpSync(join(ROOT, part), join(root, part), {
      recursive: true,
      filter: (path) => !path.endsWith('/node_modules'),
    })
  for (const room of ['apps', 'packages', 'demo'])
    for (const name of readdirSync(join(ROOT, room))) linkModules(join(room, name))
  mkdirSync(join(root, 'node_modules', OURS), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== OURS && name !== '.cache')
      symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name))
  // Links of a workspace are relative, so that they lead to the copy.
  for (const name of readdirSync(join(ROOT, 'node_modules', OURS)))
    symlinkSync(readlinkSync(join(ROOT, 'node_modules', OURS, name)), join(root, 'node_modules', OURS, name))
  mkdirSync(join(root, 'scripts'))
  // What builds the storefront before a start finds nothing to do.
  writeFileSync(join(root, 'scripts/build-web.mjs'), '')
  writeFileSync(join(root, MIGRATION), 'alter table shop_order add column next_version_note text;\n')
  return root

  function linkModules(place: string): void {
    const own = join(ROOT, place, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(root, place, 'node_modules'))
  }
}
