const TAB = 0x09
const NEW_LINE = 0x0a
const BACKSLASH = 0x5c
const FIRST_SIZE = 1 << 16
const MAX_DIGITS = 10
/** A character of JavaScript takes three bytes at most, and one that is escaped takes two. */
const BYTES_OF_CHARACTER = 3
/** Signs are written one by one up to this length, where a call into the runtime would take longer. */
const SHORT = 24
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const IS_ESCAPED = /[\\\t\n\r]/
const ESCAPED = /[\\\t\n\r]/g

/** A whole number without a sign that fits into 31 bits: nearly all numbers of a feed. */
const isSmall = (value: number): boolean => value >= 0 && (value | 0) === value

/**
 * Fields as `copy … from stdin` reads them, as bytes from the beginning: text that grows by small pieces is copied again
 * and again before it is sent.
 */
export class CopyText {
  #bytes = Buffer.allocUnsafe(FIRST_SIZE)
  #end = 0

  /** Nothing is null. */
  field(value: unknown): void {
    if (value === null || value === undefined) this.#sign(BACKSLASH, 0x4e)
    else if (typeof value === 'number' && isSmall(value)) this.#integer(value)
    else this.#text(String(value))
    this.#bytes[this.#end++] = TAB
  }

  /** After the last field of a row. */
  endRow(): void {
    this.#bytes[this.#end - 1] = NEW_LINE
  }

  take(): Buffer {
    return this.#bytes.subarray(0, this.#end)
  }

  #sign(first: number, second: number): void {
    this.#reserve(2)
    this.#bytes[this.#end++] = first
    this.#bytes[this.#end++] = second
  }

  #integer(value: number): void {
    this.#reserve(MAX_DIGITS)
    let digits = 1
    for (let limit = 10; limit <= value; limit *= 10) digits += 1
    this.#end += digits
    let rest = value
    for (let at = this.#end - 1; digits > 0; digits -= 1, at -= 1) {
      const next = (rest / 10) | 0
      this.#bytes[at] = 0x30 + rest - next * 10
      rest = next
    }
  }

  #text(text: string): void {
    this.#reserve(text.length * BYTES_OF_CHARACTER)
    if (text.length <= SHORT && this.#plain(text)) return
    const safe = IS_ESCAPED.test(text) ? text.replace(ESCAPED, (sign) => ESCAPES[sign] ?? sign) : text
    this.#end += this.#bytes.write(safe, this.#end)
  }

  /** Answers whether that was all of it. */
  #plain(text: string): boolean {
    let at = this.#end
    for (let n = 0; n < text.length; n += 1) {
      const code = text.charCodeAt(n)
      if (code < 0x20 || code > 0x7e || code === BACKSLASH) return false
      this.#bytes[at++] = code
    }
    this.#end = at
    return true
  }

  /** For what comes next, and the sign behind it. */
  #reserve(size: number): void {
    if (this.#end + size < this.#bytes.length) return
    const larger = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.#end + size + 1))
    this.#bytes.copy(larger, 0, 0, this.#end)
    this.#bytes = larger
  }
}
