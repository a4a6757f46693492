// A call whose files come with its fields, as multipart: the files rest on disk until the answer is out.
import multipart from '@fastify/multipart'
import type { Uploads } from '@vitrine/contract/call'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ShopError } from '#api/errors.ts'
import { invalidInput } from '#api/routing/parse-input.ts'
import type { Upload } from '#api/routing/serve.ts'

const MOST_FIELDS = 30
const MOST_FIELD_BYTES = 32_768
const FORM_BYTES = 1_048_576

export type Received = { body: unknown; uploads: readonly Upload[] }

export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart)
}

/** All a form of these files can weigh. */
export function formLimit({ maxFiles, maxFileBytes }: Uploads): number {
  return maxFiles * maxFileBytes + FORM_BYTES
}

export async function receiveForm(
  request: FastifyRequest,
  { field, maxFiles, maxFileBytes }: Uploads,
): Promise<Received> {
  const limits = {
    files: maxFiles,
    fileSize: maxFileBytes,
    fields: MOST_FIELDS,
    fieldSize: MOST_FIELD_BYTES,
    parts: maxFiles + MOST_FIELDS,
    headerPairs: 20,
  }
  const { files, values } = await request.saveRequestFiles({ limits }).catch((error) => {
    // They are gone already: after the answer the library would look for each of them again and log that it is lost.
    request.tmpUploads = null
    return refuseForm(error)
  })
  const stranger = files.find(({ fieldname }) => fieldname !== field)
  if (stranger) throw invalidInput([{ path: stranger.fieldname.slice(0, 60), message: 'takes no file' }])
  return { body: plainFields(values), uploads: files.map(({ filepath }) => ({ path: filepath })) }
}

/** Too many, too large, cut short: the sender's mistakes, and 400 for the client of the specification. A full disk is ours. */
function refuseForm(error: NodeJS.ErrnoException): never {
  if (error.errno !== undefined) throw error
  throw new ShopError('VALIDATION', { message: error.message.slice(0, 200) })
}

/** An empty field is one not filled in. Fields given twice have no meaning. */
function plainFields(values: Record<string, unknown>): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(values)) {
    const value = textIn(part)
    if (value === undefined || value === '') continue
    if (value.includes('\0'))
      throw new ShopError('BAD_REQUEST', { message: 'The form holds a NUL character.' })
    fields[name] = value
  }
  return fields
}

function textIn(part: unknown): string | undefined {
  if (!isTextPart(part)) {
    if (Array.isArray(part) && part.some(isTextPart))
      throw invalidInput([{ path: 'form', message: 'holds a field more than once' }])
    return undefined
  }
  return part.value
}

function isTextPart(part: unknown): part is { value: string } {
  return typeof part === 'object' && part !== null && 'value' in part && typeof part.value === 'string'
}
