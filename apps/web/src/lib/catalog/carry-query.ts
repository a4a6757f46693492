/** What an address was asked with goes along to where it leads, such as a size. What the way there says stays. */
export function carryQuery(path: string, query: URLSearchParams): string {
  const said = new URLSearchParams(path.split('?')[1])
  const rest = new URLSearchParams([...query].filter(([name]) => !said.has(name)))
  if (rest.size === 0) return path
  return `${path}${said.size > 0 ? '&' : '?'}${rest}`
}

export function withoutChild(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => name !== 'childSku'))
}
