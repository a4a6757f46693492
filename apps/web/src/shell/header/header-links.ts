import type { MenuNode } from '#web/lib/loaded/root-data.ts'

const MAX_LINKS = 8

/** Top categories; a small catalogue shows the most filled ones below them as well. What does not fit stays in the menu. */
export function headerLinks(menu: MenuNode[]): MenuNode[] {
  if (menu.length >= MAX_LINKS) return menu.slice(0, MAX_LINKS)
  const below = menu.flatMap((category) => category.children).sort((a, b) => b.count - a.count)
  const known = new Set(menu.map(({ name }) => name))
  const fresh = below.filter(({ name }) => !known.has(name) && known.add(name))
  return [...menu, ...fresh].slice(0, MAX_LINKS)
}
