import { isStoreCode } from '@vitrine/domain/store/store-identity'

/**
 * An address as the path it is kept under: no origin, query, hash, store prefix or outer slashes, percent-decoded.
 * Undefined when it cannot be decoded or says nothing.
 */
export function normalisePath(url: string): string | undefined {
  const withoutOrigin = url.replace(/^https?:\/\/[^/?#]*/i, '')
  const [path = ''] = withoutOrigin.split(/[?#]/)
  const decoded = decode(path)
  if (decoded === undefined || decoded.includes('\0')) return undefined
  const segments = decoded.split('/').filter((segment) => segment !== '')
  const own = isStoreCode(segments[0] ?? '') ? segments.slice(1) : segments
  return own.length === 0 ? undefined : own.join('/').normalize('NFC')
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
