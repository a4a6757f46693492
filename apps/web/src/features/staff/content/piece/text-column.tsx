import type { ContentText, TextLanguage } from '@vitrine/contract/content/editing'
import { useT } from '#web/ui/shop-context.tsx'
import { Labelled, Line, Switch } from '../../writing/labelled.tsx'
import { languageName } from '../../writing/language-names.ts'
import styles from '../content.module.css'
import { HtmlEditor } from './html-editor.tsx'
import type { PieceOf } from './piece-of.ts'

/** So much of it search engines show. */
const META_TITLE = 60
const META_TEXT = 155

type TextColumnProps = {
  kind: PieceOf['kind']
  language: TextLanguage
  text: ContentText
  note: string
  onChange(text: ContentText): void
}

/** One language of a piece. */
export function TextColumn({ kind, language, text, note, onChange }: TextColumnProps) {
  const t = useT()
  const set = (part: Partial<ContentText>) => onChange({ ...text, ...part })
  const name = languageName(t, language)
  return (
    <section className={styles.column} aria-label={name} lang={language === '*' ? undefined : language}>
      <header className={styles.columnHead}>
        <h2>{name}</h2>
        <span>{note}</span>
      </header>
      <Line
        label={t('staff.contentTitle')}
        value={text.title}
        most={200}
        onChange={(title) => set({ title })}
      />
      {kind === 'page' && (
        <Line
          label={t('staff.contentHeading')}
          value={text.heading}
          most={200}
          onChange={(heading) => set({ heading })}
        />
      )}
      <HtmlEditor
        label={t('staff.contentTextIn', { language: name })}
        language={language === '*' ? undefined : language}
        html={text.content}
        onChange={(content) => set({ content })}
      />
      {kind === 'page' && (
        <Line
          label={t('staff.contentMetaTitle')}
          value={text.meta_title}
          most={200}
          hint={t('staff.contentLetters', { count: text.meta_title.length, most: META_TITLE })}
          onChange={(meta_title) => set({ meta_title })}
        />
      )}
      {kind !== 'block' && (
        <Labelled
          label={t(kind === 'news' ? 'staff.contentSummary' : 'staff.contentMetaText')}
          hint={t('staff.contentLetters', { count: text.meta_description.length, most: META_TEXT })}
        >
          {(control) => (
            <textarea
              {...control}
              maxLength={400}
              value={text.meta_description}
              onChange={(event) => set({ meta_description: event.target.value.replace(/\s+/g, ' ') })}
            />
          )}
        </Labelled>
      )}
      <Switch label={t('staff.contentShown')} isOn={text.active} onChange={(active) => set({ active })} />
    </section>
  )
}
