import { createHash } from 'node:crypto'
import pg from 'pg'

/** A statement that begins like this is planned once for each connection instead of with every call. */
const MARK = '/* prepared */'
const names = new Map<string, string>()

/** For statements with a fixed text that are asked all the time and take longer to plan than to run. */
export class PreparedClient extends pg.Client {
  // The driver's own signature is a dozen overloads; only the plain one is of interest here.
  override query = ((text: unknown, ...rest: unknown[]) => {
    const query = super.query.bind(this) as (...args: unknown[]) => unknown
    if (typeof text !== 'string' || !text.startsWith(MARK)) return query(text, ...rest)
    const [values, ...others] = rest
    return query({ name: nameOf(text), text, values }, ...others)
  }) as pg.Client['query']
}

function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}
