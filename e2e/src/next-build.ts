// The storefront as it would be after the next deploy: the same code, with every file under another name.
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { newFolder } from './data-folder.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const NAME = /^.*-([\w-]{8})\.(?:js|css|woff2)$/
const TEXT = /\.(js|css)$/

/** Answers the root of a copy of the program. */
export function makeNextBuild(): string {
  const root = newFolder()
  for (const part of [
    'apps/shop/run.mjs',
    'apps/shop/src',
    'apps/shop/package.json',
    'apps/web/build',
    'apps/web/package.json',
    'package.json',
  ])
    cpSync(join(ROOT, part), join(root, part), { recursive: true })
  mkdirSync(join(root, 'scripts'))
  // What builds the storefront before a start finds nothing to do.
  writeFileSync(join(root, 'scripts/build-web.mjs'), '')
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  renameAll(join(root, 'apps/web/build'))
  return root
}

function renameAll(build: string): void {
  const assets = join(build, 'client/assets')
  const packed = readdirSync(join(build, 'client'), { recursive: true, encoding: 'utf8' })
  for (const name of packed.filter((one) => /\.(br|gz)$/.test(one))) rmSync(join(build, 'client', name))
  const hashes = readdirSync(assets).flatMap((name) => NAME.exec(name)?.[1] ?? [])
  const found = new RegExp(hashes.join('|'), 'g')
  const renew = (text: string) => text.replace(found, renewed)
  for (const file of readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((one) =>
    TEXT.test(one),
  )) {
    const text = readFileSync(join(build, file), 'utf8')
    writeFileSync(join(build, file), withBuildId(renew(text), file))
  }
  for (const name of readdirSync(assets)) renameSync(join(assets, name), join(assets, renew(name)))
}

const renewed = (hash: string): string => hash.slice(0, -1) + (hash.endsWith('0') ? '1' : '0')

/** The worker's caches carry the build's own name. */
const withBuildId = (text: string, file: string): string =>
  file.endsWith('service-worker.js') ? text.replace(/(?<=`)[0-9a-f]{12}(?=`)/g, renewed) : text
