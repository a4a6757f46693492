import { grown } from './grown.ts'

/** Price of a slot that is not sold in the store. */
export const NOT_SOLD = 0xffffffff

/** Prices of one store in minor units; 32 bits reach 42 million in major units, dearer ones are capped there. */
export class PriceColumn {
  values: Uint32Array = new Uint32Array(0)

  write(slot: number, priceMinor: number | undefined): void {
    this.values = grown(this.values, slot + 1, NOT_SOLD)
    this.values[slot] = isPrice(priceMinor) ? Math.min(Math.round(priceMinor), NOT_SOLD - 1) : NOT_SOLD
  }

  /** A value taken from another price column. */
  copy(slot: number, stored = NOT_SOLD): void {
    this.values = grown(this.values, slot + 1, NOT_SOLD)
    this.values[slot] = stored
  }

  keepSold(buffer: Uint32Array, count: number): number {
    const values = this.values
    let passed = 0
    for (let i = 0; i < count; i++) {
      const slot = buffer[i] as number
      if (values[slot] !== NOT_SOLD) buffer[passed++] = slot
    }
    return passed
  }
}

function isPrice(priceMinor: number | undefined): priceMinor is number {
  return priceMinor !== undefined && priceMinor >= 0
}
