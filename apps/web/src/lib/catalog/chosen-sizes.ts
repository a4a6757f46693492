// Sizes this browser has bought, newest first, by their names: the next product opens with the shopper's own.
import { deviceStorage, listIn } from '../browser-storage.ts'

const KEY = 'shop/sizes'
const MAX_SIZES = 8

export const readSizes = (): string[] =>
  listIn(deviceStorage.read(KEY)).filter((one) => typeof one === 'string')

export const keepSize = (size: string): void =>
  write([size, ...readSizes().filter((one) => one !== size)].slice(0, MAX_SIZES))

export const forgetSize = (size: string): void => write(readSizes().filter((one) => one !== size))

const write = (sizes: readonly string[]): void => deviceStorage.write(KEY, JSON.stringify(sizes))
