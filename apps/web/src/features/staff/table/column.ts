import type { MessageKey } from '@vitrine/i18n/message-key'
import type { ReactNode } from 'react'

export type Column<Row> = {
  id: string
  title: MessageKey
  cell(row: Row): ReactNode
  /** What it is sorted by, where all there is has come. */
  sortBy?(row: Row): string | number
  /** The server sorts by it, also what has not come yet; so it goes at the first press. */
  sorts?: 'up' | 'down'
  align?: 'end'
  /** Takes the room that is left. */
  isWide?: boolean
  /** Says what it is where columns have no heads, on phones. */
  isNamed?: boolean
  /** Given up first where there is little room. */
  isExtra?: boolean
}
