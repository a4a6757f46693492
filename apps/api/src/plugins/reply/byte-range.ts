export type ByteRange = { from: number; to: number }

/** The one part a `Range` header asks for. Several parts, or what is no range at all, are answered with everything. */
export function byteRange(header: string | undefined, size: number): ByteRange | 'none' | 'outside' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return 'none'
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from > to || from >= size ? 'outside' : { from, to }
}
