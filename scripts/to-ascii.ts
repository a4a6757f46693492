/** A backslash goes with the letter behind it, so that none is taken for the beginning of another escape. */
const ESCAPED_OR_WIDE = /\\[\s\S]|[\u0080-\uffff]/g

/** The same program with every letter beyond ASCII spelled out, as strings, patterns and names may have it; not for raw templates. */
export function toAscii(code: string): string {
  return code.replace(ESCAPED_OR_WIDE, (found) => {
    const unit = found.charCodeAt(found.length - 1)
    return unit > 0x7f ? `\\u${unit.toString(16).padStart(4, '0')}` : found
  })
}
