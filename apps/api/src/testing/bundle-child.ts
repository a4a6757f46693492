import { createHash } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const FOLDER = join(ROOT, 'node_modules/.cache/children')
/** Written in C, or read beside their own files. */
const AS_THEY_ARE = /^(?:node:|pg(?:-|$)|pino|sharp|fastify|@fastify\/|@node-rs\/|pdfkit|nodemailer)/

const bundled = new Map<string, Promise<string>>()

/** The same program in one file: of each process that is started to be killed, two thirds was reading hundreds of them. */
export function bundleChild(file: string): Promise<string> {
  const known = bundled.get(file) ?? bundle(file)
  bundled.set(file, known)
  return known
}

async function bundle(file: string): Promise<string> {
  const build = await rolldown({
    input: file,
    platform: 'node',
    logLevel: 'silent',
    // What only throws is needed, too.
    treeshake: false,
    external: (id) => AS_THEY_ARE.test(id),
    plugins: [{ name: 'where-it-stood', transform: whereItStood }],
  })
  const { output } = await build.generate({ format: 'esm', codeSplitting: false, minify: false })
  await build.close()
  const name = createHash('sha256').update(file).digest('hex').slice(0, 12)
  const path = join(FOLDER, `${name}.mjs`)
  mkdirSync(dirname(path), { recursive: true })
  // Another worker may make the same one meanwhile, and start it.
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, output[0].code)
  renameSync(draft, path)
  return path
}

/** Files are read beside the module that asks for them, not beside the one file of all. */
const whereItStood = (code: string, id: string): string =>
  code
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
