export type PictureFormat = 'avif' | 'webp' | 'jpeg'

/** The smallest form the reader says it can show; those who say nothing get JPEG. */
export function pickFormat(accept: string | undefined): PictureFormat {
  const kinds = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';'))
  const takes = (kind: string) =>
    kinds.some(
      ([name = '', ...rest]) => name.trim() === kind && !rest.some((one) => /^\s*q=0(\.0*)?\s*$/.test(one)),
    )
  if (takes('image/avif')) return 'avif'
  return takes('image/webp') ? 'webp' : 'jpeg'
}
