/** The beginning of a text, never through the middle of a sign: a database takes no half of one. */
export const clipped = (text: string, max: number): string =>
  text.length > max ? text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '') : text
