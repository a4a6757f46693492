/** With its scheme and host, as programs write it that believe they talk to a proxy (RFC 9112, 3.2.2). */
const ABSOLUTE = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i

/** What is asked for, in the one form all that read an address know: `/path?query`. */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target
  const rest = target.replace(ABSOLUTE, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}
