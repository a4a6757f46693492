import type { LinkKey } from '#api/access/link-key.ts'
import type { FilePlace } from './list-downloads.ts'

const PLACE = /^(\d{1,12})-(\d{1,4})$/

/** `name` is for who reads it. */
export function writeLink(links: LinkKey, { line_id, product_id, place }: FilePlace, name: string): string {
  const which = `${product_id}-${place}`
  return `/api/download/${which}/${links.write(purposeOf(which), line_id)}/${encodeURIComponent(name)}`
}

/** Undefined for whatever is no link of ours. */
export function readLink(
  links: LinkKey,
  { which, token }: { which: string; token: string },
): FilePlace | undefined {
  const [, product, place] = PLACE.exec(which) ?? []
  const line_id = product && links.read(purposeOf(which), token)
  return line_id ? { line_id, product_id: Number(product), place: Number(place) } : undefined
}

const purposeOf = (which: string): string => `download ${which}`
