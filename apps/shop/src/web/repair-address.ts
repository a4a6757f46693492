const LONE_PERCENT = /%(?![0-9a-f]{2})/gi
/** Programs are told what is wrong with their address; only people get a page for it. */
const FOR_PROGRAMS = /^\/(api|media|assets)\//

/**
 * An address nobody could read, such as `/us/%`, means a page that does not exist, and gets the page that says so.
 * Routing would refuse it in the API's envelope.
 */
export function repairAddress(address: string): string {
  const [path = '', ...query] = address.split('?')
  if (!path.includes('%') || FOR_PROGRAMS.test(path)) return address
  const closed = path.replace(LONE_PERCENT, '%25')
  const readable = isReadable(closed) ? closed : path.replaceAll('%', '%25')
  return [readable, ...query].join('?')
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
