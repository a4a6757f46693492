// A call whose files come with its fields, as multipart: the files rest on disk until the answer is made.
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { Uploads } from '@vitrine/contract/call'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invalidInput, ShopError } from '#api/errors.ts'
import { unreadableProblem } from '#api/refusal/unreadable.ts'
import { acceptFields } from '#api/routing/forms/accept-fields.ts'
import { MAX_FIELDS, plainFields } from '#api/routing/forms/plain-fields.ts'
import type { Upload } from '#api/routing/serve.ts'

/** In the machine's folder of files that nobody keeps. */
export const FORM_FOLDER = 'vitrine-form-'
const MAX_FIELD_BYTES = 32_768
/** Fields, and what stands between the parts. */
const MAX_TEXT_BYTES = 1_048_576

export type Received = {
  body: unknown
  uploads: readonly Upload[]
  /** Takes the files away. */
  release?: () => Promise<void>
}
type Saved = { files: (Upload & { field: string })[]; values: Record<string, unknown> }

export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart)
  acceptFields(app)
}

export function assertFormFits(headers: IncomingHttpHeaders, { maxFiles, maxFileBytes }: Uploads): void {
  if (Number(headers['content-length']) > maxFiles * maxFileBytes + MAX_TEXT_BYTES)
    throw new ShopError('PAYLOAD_TOO_LARGE', { message: 'The form is larger than this call takes.' })
}

export async function receiveForm(request: FastifyRequest, uploads: Uploads): Promise<Received> {
  // A folder that nobody else on the machine may enter.
  const folder = await mkdtemp(join(tmpdir(), FORM_FOLDER))
  const release = () => rm(folder, { recursive: true, force: true })
  try {
    const { files, values } = await saveFiles(request, uploads, folder)
    const stranger = files.find(({ field }) => field !== uploads.field)
    if (stranger) throw invalidInput([{ path: stranger.field.slice(0, 60), message: 'takes no file' }])
    return {
      body: plainFields(values, uploads),
      uploads: files.map(({ field: _, ...upload }) => upload),
      release,
    }
  } catch (error) {
    await release()
    throw error
  }
}

async function saveFiles(request: FastifyRequest, uploads: Uploads, folder: string): Promise<Saved> {
  const { maxFiles, maxFileBytes } = uploads
  const limits = {
    files: maxFiles,
    fileSize: maxFileBytes,
    fields: MAX_FIELDS,
    fieldSize: MAX_FIELD_BYTES,
    parts: maxFiles + MAX_FIELDS,
    headerPairs: 20,
  }
  const saved: Saved = { files: [], values: {} }
  try {
    for await (const part of request.parts({ limits })) {
      saved.values = part.fields as Record<string, unknown>
      if (part.type !== 'file') continue
      const path = join(folder, String(saved.files.length))
      await pipeline(part.file, createWriteStream(path, { mode: 0o600 }))
      if (!isNoFile(part)) saved.files.push({ field: part.fieldname, path, filename: part.filename ?? '' })
    }
  } catch (error) {
    refuseForm(error as NodeJS.ErrnoException, request, uploads)
  }
  return saved
}

/** As browsers send an input nobody chose a file in. */
const isNoFile = ({ filename, file }: MultipartFile) => !filename && file.bytesRead === 0

/**
 * Too many, too large, cut short: the sender's mistakes, and 400 for the client of the specification; a line in the log
 * is enough for them. A full disk is ours.
 */
function refuseForm(
  error: NodeJS.ErrnoException,
  { log, url }: FastifyRequest,
  { field, maxFiles, maxFileBytes }: Uploads,
): never {
  if (error.errno !== undefined) throw error
  const reason = error.message.slice(0, 200)
  log.info({ path: url, reason }, 'a form could not be read')
  const tooMany = (path: string, limit: number) =>
    invalidInput([{ path, key: 'TOO_MANY', params: { limit }, message: `holds more than ${limit}` }])
  if (error.code === 'FST_FILES_LIMIT') throw tooMany(field, maxFiles)
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge(field, maxFileBytes)
  if (error.code === 'FST_FIELDS_LIMIT' || error.code === 'FST_PARTS_LIMIT') throw tooMany('form', MAX_FIELDS)
  throw invalidInput([unreadableProblem('form', reason)])
}

function tooLarge(path: string, limit: number): ShopError {
  const message = `holds a file of more than ${limit} bytes`
  return invalidInput([{ path, key: 'TOO_LARGE', params: { limit }, message }])
}
