import type { LinkKey } from '#api/access/link-key.ts'

type Linked = { lineId: number; place: number }

/** `name` is for who reads it. */
export function writeLink(links: LinkKey, { lineId, place }: Linked, name: string): string {
  return `/api/download/${place}/${links.write(purposeOf(place), lineId)}/${encodeURIComponent(name)}`
}

/** Undefined for whatever is no link of ours. */
export function readLink(links: LinkKey, { place: said, token }: { place: string; token: string }) {
  const place = /^\d{1,4}$/.test(said) ? Number(said) : -1
  const lineId = links.read(purposeOf(place), token)
  return lineId === undefined ? undefined : { lineId, place }
}

const purposeOf = (place: number): string => `download ${place}`
