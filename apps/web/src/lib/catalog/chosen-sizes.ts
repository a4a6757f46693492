// Sizes this browser has bought, newest first, by their names: the next product opens with the shopper's own.
const KEY = 'shop/sizes'
const MAX_SIZES = 8

export function readSizes(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

export const keepSize = (size: string): void =>
  write([size, ...readSizes().filter((one) => one !== size)].slice(0, MAX_SIZES))

export const forgetSize = (size: string): void => write(readSizes().filter((one) => one !== size))

function write(sizes: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(sizes))
  } catch {
    // A full or closed storage costs a convenience only.
  }
}
