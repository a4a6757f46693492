import type { Bucket } from './s3-photos.ts'

/**
 * `s3://<key>:<secret>@<host>/<bucket>?region=<region>`, both halves of the key percent-encoded; `s3+http` for a service
 * of one's own network. Undefined where something is missing.
 */
export function readBucket(text: string): Bucket | undefined {
  const url = URL.parse(text)
  const scheme = url?.protocol === 's3:' ? 'https' : url?.protocol === 's3+http:' ? 'http' : undefined
  const name = url?.pathname.replace(/^\/|\/$/g, '') ?? ''
  if (!url || !scheme || !url.host || !url.username || !url.password) return undefined
  if (!/^[a-z0-9][a-z0-9.-]{2,62}$/.test(name)) return undefined
  const [accessKeyId, secretAccessKey] = [decoded(url.username), decoded(url.password)]
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined
  return {
    address: `${scheme}://${url.host}/${name}`,
    region: url.searchParams.get('region') || 'us-east-1',
    ...{ accessKeyId, secretAccessKey },
  }
}

/** A `%` of the key that was left as it is means nothing. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
