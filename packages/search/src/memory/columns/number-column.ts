import { grown } from './grown.ts'

/** One number per slot; NaN where there is none, so every range comparison fails by itself. */
export class NumberColumn {
  values: Float64Array = new Float64Array(0)

  write(slot: number, value = Number.NaN): void {
    this.values = grown(this.values, slot + 1, Number.NaN)
    this.values[slot] = value
  }
}
