import type { MessageKey } from '@vitrine/i18n/message-key'
import type { ReactNode } from 'react'

export type Column<Row> = {
  id: string
  title: MessageKey
  cell(row: Row): ReactNode
  /** What it is sorted by; without it, it is not. */
  sortBy?(row: Row): string | number
  align?: 'end'
  /** Takes the room that is left. */
  isWide?: boolean
  /** Given up first where there is little room. */
  isExtra?: boolean
}
