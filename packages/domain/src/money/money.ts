import { roundHalfUp, shareOf } from './percent.ts'

// Money is a whole number of minor units (cents, kopecks) everywhere inside; major units exist on the wire only.
// Every currency of the shop has two decimals.
const MINOR_PER_MAJOR = 100

/** Nearest minor unit, halves away from zero; through the decimal text, so that 1.005 becomes 101. */
export function toMinor(major: number): number {
  const text = String(Math.abs(major))
  const scaled = text.includes('e') ? Math.abs(major) * MINOR_PER_MAJOR : Number(`${text}e2`)
  return withoutMinusZero(roundHalfUp(scaled) * Math.sign(major))
}

export function toMajor(minor: number): number {
  return minor / MINOR_PER_MAJOR
}

export function addMoney(...amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

export function multiplyMoney(minor: number, times: number): number {
  return withoutMinusZero(roundHalfUp(Math.abs(minor * times)) * Math.sign(minor) * Math.sign(times))
}

/** `percent` of an amount: 12.5 means 12.5 %. Halves away from zero. */
export function percentOf(minor: number, percent: number): number {
  const share = shareOf(minor, percent)
  return withoutMinusZero(roundHalfUp(Math.abs(share)) * Math.sign(share))
}

function withoutMinusZero(value: number): number {
  return value === 0 ? 0 : value
}
