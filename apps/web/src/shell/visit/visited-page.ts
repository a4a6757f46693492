import { PRIVATE_NAMES } from '@vitrine/domain/access/private-names'

/** The full path of a page, without what names or impersonates somebody: the shop's log holds it. */
export function visitedPage(href: string): string {
  const [, path = '', search = ''] = /^([^?#]*)\??([^#]*)/.exec(href) ?? []
  const open = search.split('&').filter((part) => part !== '' && !isPrivate(part))
  return open.length > 0 ? `${path}?${open.join('&')}` : path
}

function isPrivate(part: string): boolean {
  return [...new URLSearchParams(part).keys()].some((name) => PRIVATE_NAMES.has(name))
}
