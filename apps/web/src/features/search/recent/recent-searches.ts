// The last searches of this browser, newest first. They stay on the device.
import { deviceStorage, listIn } from '#web/lib/browser-storage.ts'

const MAX_SEARCHES = 8
const LONGEST = 100

export const remember = (recent: readonly string[], text: string): string[] => {
  const clean = text.trim().slice(0, LONGEST)
  if (clean === '') return [...recent]
  return [clean, ...forget(recent, clean)].slice(0, MAX_SEARCHES)
}

export const forget = (recent: readonly string[], text: string): string[] =>
  recent.filter((one) => one.toLowerCase() !== text.toLowerCase())

export const readRecent = (storeCode: string): string[] =>
  listIn(deviceStorage.read(keyOf(storeCode)))
    .filter((one) => typeof one === 'string')
    .slice(0, MAX_SEARCHES)

/** Without storage they last as long as the panel. */
export const writeRecent = (storeCode: string, recent: readonly string[]): void =>
  deviceStorage.write(keyOf(storeCode), JSON.stringify(recent))

const keyOf = (storeCode: string) => `${storeCode}-shop/searches`
