import { CONTENT_KINDS, type ContentKind } from '@vitrine/contract/content/editing'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { contentPath } from '#web/lib/links.ts'

export const CONTENT_TABS = [...CONTENT_KINDS, 'redirect'] as const
export type ContentTab = (typeof CONTENT_TABS)[number]

export const TAB_WORDS: Readonly<Record<ContentTab, MessageKey>> = {
  page: 'staff.contentPages',
  block: 'staff.contentBlocks',
  news: 'staff.contentNews',
  redirect: 'staff.contentRedirects',
}
export const NEW_WORDS: Readonly<Record<ContentKind, MessageKey>> = {
  page: 'staff.contentNewPage',
  block: 'staff.contentNewBlock',
  news: 'staff.contentNewNews',
}

export const isContentTab = (name: string | undefined): name is ContentTab =>
  (CONTENT_TABS as readonly (string | undefined)[]).includes(name)

/** Where shoppers find it; a block stands in pages and has no address. */
export const shopPath = (kind: ContentKind, identifier: string): string | undefined => {
  if (kind === 'block') return undefined
  return kind === 'news' ? `/news/${identifier}` : contentPath(identifier)
}
