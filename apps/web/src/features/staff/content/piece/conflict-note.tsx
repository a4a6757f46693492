import type { ContentPiece, ContentState, TextLanguage } from '@vitrine/contract/content/editing'
import { plainText } from '@vitrine/domain/content/plain-text'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { languageName } from '../../writing/language-names.ts'
import styles from '../content.module.css'
import type { usePiece } from './use-piece.ts'

type ConflictNoteProps = {
  desk: Pick<ReturnType<typeof usePiece>, 'takeTheirs' | 'keepMine'>
  theirs: ContentPiece
  mine: ContentState
}

/** Who came second reads both before one of them goes. */
export function ConflictNote({ desk, theirs, mine }: ConflictNoteProps) {
  const t = useT()
  const { draft } = theirs
  const other = (draft?.is_overtaken ? undefined : draft?.state) ?? theirs.published
  const differing = (Object.keys({ ...mine.texts, ...other?.texts }) as TextLanguage[]).filter(
    (language) => wordsOf(mine, language) !== wordsOf(other, language),
  )
  return (
    <Note tone="warn">
      <p>
        {draft && !draft.is_overtaken
          ? t('staff.contentConflict', { name: draft.by ?? t('staff.contentSomebody') })
          : t('staff.contentOvertaken')}
      </p>
      {differing.map((language) => (
        <dl key={language} className={styles.difference} lang={language === '*' ? undefined : language}>
          <dt>
            {languageName(t, language)}, {t('staff.contentTheirs')}
          </dt>
          <dd>{wordsOf(other, language)}</dd>
          <dt>
            {languageName(t, language)}, {t('staff.contentMine')}
          </dt>
          <dd>{wordsOf(mine, language)}</dd>
        </dl>
      ))}
      <div className={styles.acts}>
        <Button look="line" onClick={desk.takeTheirs}>
          {t('staff.contentTakeTheirs')}
        </Button>
        <Button look="line" onClick={desk.keepMine}>
          {t('staff.contentKeepMine')}
        </Button>
      </div>
    </Note>
  )
}

function wordsOf(state: ContentState | null | undefined, language: TextLanguage): string {
  const text = state?.texts[language]
  return text ? [text.title, plainText(text.content)].filter(Boolean).join(' · ') : '–'
}
