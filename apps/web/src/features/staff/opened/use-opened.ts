import { useState } from 'react'
import { useAnswer } from '#web/lib/answer/use-answer.ts'

type Opening<Row> = {
  /** 0 stands for one that is being made. */
  openId: number | undefined
  /** Undefined until the list has come. */
  rows: readonly Row[] | undefined
  ask(id: number): Promise<Row>
}
export type Opened<Row> = { row?: Row; isAsked: boolean; error?: unknown; retry(): void }

/**
 * The row an address names: of the list beside it, or asked for by itself where that does not hold it. One that is open
 * stays so when it leaves the list, as what is stopped or taken back does.
 */
export function useOpened<Row extends { id: number }>({ openId, rows, ask }: Opening<Row>): Opened<Row> {
  const listed = rows?.find(({ id }) => id === openId)
  const [last, setLast] = useState(listed)
  if (listed && listed !== last) setLast(listed)
  const isAsked = Boolean(openId) && rows !== undefined && listed === undefined
  const { latest, error, retry } = useAnswer(isAsked ? `opened ${openId}` : null, () => ask(openId ?? 0))
  const row = [listed, latest, last].find((one) => one?.id === openId)
  return { ...(row && { row }), isAsked, error, retry }
}
