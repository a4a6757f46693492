// Photographs in a bucket of any service that speaks S3, for shops of several machines.
import { AwsClient } from 'aws4fetch'
import { assertPhotoName, isPhotoName, type OpenPhotos } from './photo-store.ts'

export type Bucket = {
  /** Of the bucket itself: `https://s3.example/shop`. */
  address: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}
/** Two failures of a moment are no reason to lose a photograph. */
const RETRIES = 2
const PATIENCE_MS = 10_000
/** Files that are sold, and tables, may be a thousand times larger than a photograph. */
const FILE_PATIENCE_MS = 60_000

/**
 * A bucket that answers otherwise than it should, or not at all: said with its word, never with a key. Whoever waited
 * for it may come again, as while the database is away.
 */
class BucketFailed extends Error {
  readonly statusCode = 503
  constructor(why: string, cause?: unknown) {
    super(`The bucket of FILES_URL ${why}.`, { cause })
    this.name = 'BucketFailed'
  }
}

export function s3Photos({ address, ...keys }: Bucket): OpenPhotos {
  const client = new AwsClient({ ...keys, service: 's3', retries: RETRIES })
  const ask = (path: string, init: RequestInit = {}) =>
    client
      .fetch(`${address}/${path}`, {
        ...init,
        signal: AbortSignal.timeout(/\.(bin|gz)$/.test(path) ? FILE_PATIENCE_MS : PATIENCE_MS),
      })
      .catch(wasAway)

  return (kind) => ({
    async keep(name, photo) {
      assertPhotoName(name)
      const headers = { 'content-type': kindOf(name) }
      const body = new Uint8Array(photo)
      const reply = await ask(`${kind}/${name}`, { method: 'PUT', headers, body })
      if (!reply.ok) throw await refusal('keep', reply)
    },
    async remove(name) {
      assertPhotoName(name)
      const reply = await ask(`${kind}/${name}`, { method: 'DELETE' })
      if (!reply.ok && reply.status !== 404) throw await refusal('remove', reply)
    },
    async read(name) {
      if (!isPhotoName(name)) return undefined
      const reply = await ask(`${kind}/${name}`)
      if (reply.ok) return Buffer.from(await reply.arrayBuffer().catch(wasAway))
      const refused = await refusal('read', reply)
      if (reply.status === 404 && !refused.message.includes('NoSuchBucket')) return undefined
      throw refused
    },
    async has(name) {
      if (!isPhotoName(name)) return false
      const reply = await ask(`${kind}/${name}`, { method: 'HEAD' })
      if (!reply.ok && reply.status !== 404) throw await refusal('look for', reply)
      return reply.ok
    },
    async listOlderThan(moment) {
      const found: string[] = []
      let token: string | undefined = ''
      while (token !== undefined) {
        const page = await listPage(kind, token)
        found.push(...namesOf(page, kind, moment))
        token = textOf(page, 'NextContinuationToken')
      }
      return found
    },
  })

  async function listPage(kind: string, token: string): Promise<string> {
    const query = new URLSearchParams({ 'list-type': '2', prefix: `${kind}/` })
    if (token !== '') query.set('continuation-token', token)
    const reply = await ask(`?${query}`)
    if (!reply.ok) throw await refusal('list', reply)
    return reply.text().catch(wasAway)
  }
}

/** The status, and the service's own word for it, such as `NoSuchBucket` or `SignatureDoesNotMatch`. */
async function refusal(what: string, reply: Response): Promise<BucketFailed> {
  const word = textOf(await reply.text().catch(() => ''), 'Code')
  return new BucketFailed(`could not ${what} a file: ${[reply.status, word].filter(Boolean).join(' ')}`)
}

function wasAway(error: unknown): never {
  throw new BucketFailed('does not answer', error)
}

const KINDS = { webp: 'image/webp', gz: 'application/gzip', bin: 'application/octet-stream' }

const kindOf = (name: string): string => KINDS[name.split('.')[1] as keyof typeof KINDS]

function namesOf(page: string, kind: string, before: Date): string[] {
  return [...page.matchAll(/<Contents>(.*?)<\/Contents>/gs)]
    .filter(([, entry = '']) => new Date(textOf(entry, 'LastModified') ?? '') < before)
    .map(([, entry = '']) => (textOf(entry, 'Key') ?? '').slice(kind.length + 1))
    .filter(isPhotoName)
}

/** Keys are names of ours, and tokens come back as they were: letters, digits and signs without meaning in XML. */
const textOf = (xml: string, element: string): string | undefined =>
  new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]
