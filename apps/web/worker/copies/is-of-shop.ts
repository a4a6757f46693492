/**
 * A café that wants its guests to sign in, or a proxy with something to say, answers whatever is asked with a page of its
 * own, and with 200. Kept as a file of the shop, which is looked up before the line, it would be that file for ever.
 */
export const isPage = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/html') ?? false

/** The script a page of the shop comes alive by; one of somebody else's names none. */
export const entryOf = (html: string): string | undefined =>
  /\/assets\/entry\.client-[\w-]+\.js/.exec(html)?.[0]
