/** Rounds of a test: few by habit, as many as promised when `npm run full` asks. */
export function howOften(
  name: 'RACE_ROUNDS' | 'KILLS' | 'ALIKE_CONTACTS' | 'TAMPERED_BODIES',
  usual: number,
): number {
  return Number(process.env[name] ?? usual)
}

/** 1, 2, 3 …, for `test.each`. */
export const rounds = (...asked: Parameters<typeof howOften>): number[] =>
  Array.from({ length: howOften(...asked) }, (_, index) => index + 1)
