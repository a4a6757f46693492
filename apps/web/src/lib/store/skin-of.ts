import type { SkinTokens } from '@vitrine/domain/design/skin/skin-tokens'

const TOKEN = /^--(color-[a-z0-9-]+|radius|font-display)$/
const VALUE = /^(#[0-9a-f]{6}|\d{1,2}px|var\(--font-text\))$/

/** The store's own tokens, as its settings tell them; nothing else comes to stand in a page. */
export function skinOf(told: unknown): SkinTokens | undefined {
  const tokens = Object.entries((told ?? {}) as Record<string, unknown>).filter(
    (entry): entry is [string, string] =>
      TOKEN.test(entry[0]) && typeof entry[1] === 'string' && VALUE.test(entry[1]),
  )
  return tokens.length > 0 ? Object.fromEntries(tokens) : undefined
}
