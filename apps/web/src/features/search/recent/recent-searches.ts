// The last searches of this browser, newest first. They stay on the device.
const MAX_SEARCHES = 8
const LONGEST = 100

export const remember = (recent: readonly string[], text: string): string[] => {
  const clean = text.trim().slice(0, LONGEST)
  if (clean === '') return [...recent]
  return [clean, ...forget(recent, clean)].slice(0, MAX_SEARCHES)
}

export const forget = (recent: readonly string[], text: string): string[] =>
  recent.filter((one) => one.toLowerCase() !== text.toLowerCase())

export function readRecent(storeCode: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(storeCode)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, MAX_SEARCHES) : []
  } catch {
    return []
  }
}

/** Without storage they last as long as the panel. */
export function writeRecent(storeCode: string, recent: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(storeCode), JSON.stringify(recent))
  } catch {}
}

const keyOf = (storeCode: string) => `${storeCode}-shop/searches`
