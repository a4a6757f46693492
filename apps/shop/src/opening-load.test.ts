import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const SHOPFRONT = fileURLToPath(new URL('open-shopfront.ts', import.meta.url))
const LIST_FILES = `
  import { registerHooks } from 'node:module'
  registerHooks({ load: (url, context, next) => (console.log(url), next(url, context)) })
  await import(process.argv[1])`

const files = execFileSync(process.execPath, ['--input-type=module', '-e', LIST_FILES, SHOPFRONT], {
  encoding: 'utf8',
})

// Each is large and takes part in the time to the first page and in memory; what needs it can wait a moment.
test.each([
  ['the picture library', 'node_modules/sharp/'],
  ['the table of garments', 'demo/art/src/garment/'],
  ['what looks into uploaded files', 'node_modules/file-type/'],
  ['what speaks SMTP', 'node_modules/nodemailer/'],
  ['what signs in', 'node_modules/jose/'],
  ['the queue of jobs', 'node_modules/pg-boss/'],
  ['what counts attempts', 'node_modules/rate-limiter-flexible/'],
  ['what reads HTML', 'node_modules/sanitize-html/'],
  ['what draws codes to scan', 'node_modules/qrcode/'],
  ['the description of the API', 'apps/api/src/plugins/open-api.ts'],
  ['JSON schemas', 'node_modules/ajv/'],
  ['what traces', 'node_modules/@opentelemetry/'],
])('a shop that opens does not wait for %s', (_what, path) => {
  expect(files).toContain('apps/shop/src/open-shopfront.ts')
  expect(files).not.toContain(path)
})
