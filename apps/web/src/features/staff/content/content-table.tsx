import type { ListedContent } from '@vitrine/contract/content/editing'
import { LANGUAGES, type Language } from '@vitrine/domain/store/store-view'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import staff from '../staff-page.module.css'
import { momentOf } from '../staff-words.ts'
import { languageName } from '../writing/language-names.ts'
import styles from './content.module.css'
import { shopPath } from './content-words.ts'

type ContentTableProps = {
  items: readonly ListedContent[]
  cursor: number | undefined
  isStale: boolean
  onOpen(at: number): void
}

export function ContentTable({ items, cursor, isStale, onOpen }: ContentTableProps) {
  const t = useT()
  return (
    <table className={`${staff.table} ${styles.table}`} aria-busy={isStale}>
      <thead>
        <tr>
          <th scope="col">{t('staff.contentName')}</th>
          {LANGUAGES.map((language) => (
            <th key={language} scope="col" lang={language}>
              {languageName(t, language)}
            </th>
          ))}
          <th scope="col">{t('staff.contentChanged')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, at) => (
          <PieceRow
            key={`${item.identifier} ${item.store_code}`}
            {...{ item, isCurrent: at === cursor, onOpen: () => onOpen(at) }}
          />
        ))}
      </tbody>
    </table>
  )
}

type PieceRowProps = { item: ListedContent; isCurrent: boolean; onOpen(): void }

function PieceRow({ item, isCurrent, onOpen }: PieceRowProps) {
  const t = useT()
  const { locale } = useStore()
  const under = [item.news_on, shopPath(item.kind, item.identifier) ?? item.identifier, item.store_code]
  return (
    <tr data-current={isCurrent || undefined} onClick={onOpen}>
      <th scope="row">
        <button type="button" onClick={onOpen}>
          {item.title}
        </button>
        {item.has_draft && <span className={styles.draft}>{t('staff.contentDraft')}</span>}
        <span className={styles.under}>{under.filter(Boolean).join(' · ')}</span>
      </th>
      {LANGUAGES.map((language) => (
        <td key={language} data-label={languageName(t, language)}>
          <TextCell text={item.texts[language]} />
        </td>
      ))}
      <td className={styles.changed} data-label={t('staff.contentChanged')}>
        {momentOf(locale, item.changed_at)} {item.changed_by && <span>{item.changed_by}</span>}
      </td>
    </tr>
  )
}

/** Never by colour alone: what is missing or off says so, what is older has words for who cannot see its mark. */
function TextCell({ text }: { text: ListedContent['texts'][Language] }) {
  const t = useT()
  const { locale } = useStore()
  if (text === undefined) return null
  if (text.state === 'missing') return <span className={styles.missing}>{t('staff.contentMissing')}</span>
  if (text.state === 'off') return <span className={styles.off}>{t('staff.contentOff')}</span>
  const day = text.changed_at ? momentOf(locale, text.changed_at) : ''
  if (text.state === 'there') return <span>{day}</span>
  return (
    <span className={styles.older} title={t('staff.contentOlder')}>
      {day} <span className="visually-hidden">{t('staff.contentOlder')}</span>
    </span>
  )
}
