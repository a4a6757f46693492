import type { ContentPiece, ContentState, TextLanguage } from '@vitrine/contract/content/editing'
import { CallError } from '@vitrine/contract/reply'
import { useState } from 'react'
import { Link } from 'react-router'
import { Failed } from '#web/lib/answer/failed.tsx'
import { Note } from '#web/ui/note.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { Denied } from '../../answer/denied.tsx'
import staff from '../../staff-page.module.css'
import { momentOf } from '../../staff-words.ts'
import { Labelled, Line } from '../../writing/labelled.tsx'
import { LanguageTabs } from '../../writing/language-tabs.tsx'
import styles from '../content.module.css'
import { ConflictNote } from './conflict-note.tsx'
import { PieceActs } from './piece-acts.tsx'
import type { PieceOf } from './piece-of.ts'
import { languagesOf, NO_TEXT, unpublished } from './piece-state.ts'
import { TextColumn } from './text-column.tsx'
import { usePiece } from './use-piece.ts'

/** Side by side: the first language, which the others are translated from, and one of the others. */
export function PieceView({ of }: { of: PieceOf }) {
  const t = useT()
  const desk = usePiece(of)
  const { piece, state, error, retry } = desk
  if (error instanceof CallError && error.code === 403) return <Denied />
  if (error instanceof CallError && error.code < 500 && error.code > 0 && !piece)
    return <Note tone="error">{t('staff.contentNone')}</Note>
  return (
    <div className={staff.page}>
      <Link className="text-link" to={`/admin/content/${of.kind}`}>
        {t('staff.contentBack')}
      </Link>
      {error !== undefined && <Failed text="staff.failed" onRetry={retry} />}
      {piece && state ? (
        <Editor {...{ of, desk, piece, state }} />
      ) : (
        error === undefined && <div className={staff.loading} aria-busy="true" />
      )}
    </div>
  )
}

type EditorProps = {
  of: PieceOf
  desk: ReturnType<typeof usePiece>
  piece: ContentPiece
  state: ContentState
}

function Editor({ of, desk, piece, state }: EditorProps) {
  const t = useT()
  const [first = 'en', ...others] = languagesOf(of, state)
  const [chosen, setChosen] = useState<TextLanguage>()
  const second = others.find((language) => language === chosen) ?? others[0]
  const noteOf = useNotes(piece, state, first)
  const title = state.texts[first]?.title || of.identifier
  const changed = unpublished(piece, state)
  return (
    <>
      <PieceActs {...{ of, desk, title, count: changed.length, language: second ?? first }} />
      {desk.conflict && <ConflictNote {...{ desk, theirs: desk.conflict, mine: state }} />}
      {of.kind === 'news' && <NewsFacts state={state} onChange={desk.change} />}
      {others.length > 0 && second && (
        <LanguageTabs
          languages={others}
          current={second}
          noteOf={(language) => noteOf(language).work}
          onChange={setChosen}
        />
      )}
      <div className={styles.columns}>
        {[first, second].map(
          (language) =>
            language && (
              <Column
                key={language}
                {...{ of, state, language }}
                note={noteOf(language).text}
                onChange={desk.change}
              />
            ),
        )}
      </div>
      {changed.length === 0 && piece.draft && <p className={staff.hint}>{t('staff.contentPublished')}</p>}
    </>
  )
}

type ColumnProps = {
  of: PieceOf
  state: ContentState
  language: TextLanguage
  note: string
  onChange(state: ContentState): void
}

function Column({ of, state, language, note, onChange }: ColumnProps) {
  return (
    <TextColumn
      {...{ kind: of.kind, language, note }}
      text={state.texts[language] ?? NO_TEXT}
      onChange={(text) => onChange({ ...state, texts: { ...state.texts, [language]: text } })}
    />
  )
}

function NewsFacts({ state, onChange }: { state: ContentState; onChange(state: ContentState): void }) {
  const t = useT()
  return (
    <div className={styles.bar}>
      <Labelled label={t('staff.contentDay')}>
        {(control) => (
          <input
            {...control}
            type="date"
            required
            value={state.news_on ?? ''}
            onChange={(event) => event.target.value && onChange({ ...state, news_on: event.target.value })}
          />
        )}
      </Labelled>
      <Line
        label={t('staff.contentPicture')}
        value={state.picture ?? ''}
        most={300}
        onChange={(picture) => onChange({ ...state, picture: picture || null })}
      />
    </div>
  )
}

/** When a text last changed, and what there is to do about it. */
function useNotes(piece: ContentPiece, { texts }: ContentState, first: TextLanguage) {
  const t = useT()
  const { locale } = useStore()
  return (language: TextLanguage): { text: string; work?: string } => {
    const at = piece.changed[language]
    const english = piece.changed[first]
    if (!texts[language]?.title && !texts[language]?.content)
      return { text: t('staff.contentMissing'), work: t('staff.contentMissing') }
    if (!at) return { text: t('staff.contentDraft') }
    if (!english || at >= english) return { text: momentOf(locale, at) }
    const older = `${momentOf(locale, at)}, ${t('staff.contentOlder')}`
    return { text: older, work: t('staff.contentOlderMark') }
  }
}
