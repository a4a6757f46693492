// Lists inside single cells.

/** Parts between separators; a backslash keeps one as a letter. */
export function listIn(cell: string, separator = ','): string[] {
  const parts: string[] = ['']
  for (let at = 0; at < cell.length; at += 1) {
    const letter = cell[at] ?? ''
    if (letter === '\\' && cell[at + 1] === separator) {
      parts.push(`${parts.pop()}${separator}`)
      at += 1
    } else if (letter === separator) parts.push('')
    else parts.push(`${parts.pop()}${letter}`)
  }
  return [...new Set(parts.map((one) => one.trim()).filter((one) => one !== ''))]
}
