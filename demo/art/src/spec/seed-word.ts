const LONGEST = 64

/** Seeds in lower case read as they are; any other letter becomes ~ and its number, so paths never differ by case. */
export const encodeSeed = (seed: string): string =>
  seed.replace(/[^a-z0-9]/g, (unit) => `~${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

export function decodeSeed(word: string): string | undefined {
  if (word.length > LONGEST * 5 || !/^(?:[a-z0-9]|~[0-9a-f]{4})*$/.test(word)) return undefined
  const seed = word.replace(/~([0-9a-f]{4})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  return seed.length <= LONGEST ? seed : undefined
}
