import { withoutUnseen } from '@vitrine/domain/contact/without-unseen'

const UNSAFE = /[<>&\u2028\u2029]/g

/** JSON that may stand inside a script element whatever the texts in it say; what binds their words on a page is left out. */
export function writeSafely(data: Record<string, unknown>): string {
  const json = withoutUnseen(JSON.stringify({ '@context': 'https://schema.org', ...data }))
  return json.replace(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
