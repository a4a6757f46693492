/** Rows whose words are being typed have no name that stays: they are their place. */
export const numbered = <Row>(rows: readonly Row[]): { key: string; one: Row; at: number }[] =>
  rows.map((one, at) => ({ key: `row ${at}`, one, at }))
