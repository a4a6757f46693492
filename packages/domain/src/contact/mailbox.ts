// One mailbox has many spellings; whoever counts what was sent to it counts the mailbox, not the spelling.

type Provider = {
  /** The one of its names under which it is counted. */
  domain: string
  /** The name before the @ as it delivers it. */
  plain: (name: string) => string
}

const GOOGLE: Provider = { domain: 'gmail.com', plain: (name) => name.replaceAll('.', '') }
const YANDEX: Provider = { domain: 'yandex.ru', plain: (name) => name.replaceAll('.', '-') }
const PROVIDERS: Record<string, Provider> = {
  'gmail.com': GOOGLE,
  'googlemail.com': GOOGLE,
  'ya.ru': YANDEX,
  'yandex.ru': YANDEX,
  'yandex.com': YANDEX,
  'yandex.by': YANDEX,
  'yandex.kz': YANDEX,
  'yandex.ua': YANDEX,
}

/** Without case, without what follows a plus, in the form its provider delivers to. Never an address to write to. */
export function normalMailbox(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  if (at < 1) return address
  const host = address.slice(at + 1).replace(/\.$/, '')
  const provider = Object.hasOwn(PROVIDERS, host) ? PROVIDERS[host] : undefined
  const [name = ''] = address.slice(0, at).split('+')
  // What begins with the plus is all tag; the whole of it is the name then.
  const plain = (provider?.plain(name) ?? name) || address.slice(0, at)
  return `${plain}@${provider?.domain ?? host}`
}
