import { grown } from './grown.ts'

export type Codes = Uint16Array | Uint32Array

/** Writes a code, growing the column and widening it to 32 bits once a code outgrows 16. */
export function writeCode(codes: Codes, at: number, code: number): Codes {
  const wide = code > 0xffff && codes instanceof Uint16Array ? Uint32Array.from(codes) : codes
  const column = grown<Codes>(wide, at + 1)
  column[at] = code
  return column
}
