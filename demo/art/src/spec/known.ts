/** The word as a key of the table, if the table itself has it. */
export const known = <T extends object>(table: T, word: string | undefined): keyof T | undefined =>
  word !== undefined && Object.hasOwn(table, word) ? (word as keyof T) : undefined
