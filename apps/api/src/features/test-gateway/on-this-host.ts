/**
 * Gateway and shop are one program: the browser stays under the name it came by, where its bag and orders are kept, whichever
 * of its names PUBLIC_URL is.
 */
export function onThisHost(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}
