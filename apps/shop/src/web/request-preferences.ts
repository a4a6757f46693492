import type { IncomingHttpHeaders } from 'node:http'

/** What decides the form a kept page is sent in. */
export function preferencesOf({ headers }: { headers: IncomingHttpHeaders }) {
  return {
    ifNoneMatch: headers['if-none-match'] ?? '',
    acceptEncoding: String(headers['accept-encoding'] ?? ''),
  }
}
