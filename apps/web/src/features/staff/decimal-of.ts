/** What was typed as a number, with a point or a comma; not a number where it is none. */
export const decimalOf = (text: string): number => Number(text.trim().replace(',', '.'))
