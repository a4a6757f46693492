import { NO_SLIDE_TEXT, type Slide, type SlideText } from '@vitrine/domain/design/design'
import { LONGEST_TITLE, languagesOf } from '@vitrine/domain/design/design-warnings'
import { LANGUAGES, type Language, STORE_CODES } from '@vitrine/domain/store/store-view'
import { useState } from 'react'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { Labelled, Line, Switch } from '../../writing/labelled.tsx'
import { LanguageTabs } from '../../writing/language-tabs.tsx'
import { MomentInput } from '../../writing/moment-input.tsx'
import styles from '../design.module.css'
import { titleOf } from '../slides.ts'
import { PictureFields } from './picture-fields.tsx'

type SlideFormProps = {
  slide: Slide
  onChange(slide: Slide): void
  /** Of pictures that arrive late. */
  onBrought(paths: string[]): void
  onRemove(): void
}

export function SlideForm({ slide, onChange, onBrought, onRemove }: SlideFormProps) {
  const t = useT()
  const store = useStore()
  const [language, setLanguage] = useState<Language>(store.language)
  const needed = languagesOf(slide)
  const noteOf = (one: string) =>
    needed.some((name) => name === one) && !slide.texts[one as Language]?.title
      ? t('staff.contentMissing')
      : undefined
  const set = (part: Partial<Slide>) => onChange({ ...slide, ...part })
  return (
    <>
      <header className={styles.listHead}>
        <h2>{titleOf(slide, language)}</h2>
        <button type="button" className="text-link" onClick={onRemove}>
          {t('staff.designRemove')}
        </button>
      </header>
      <LanguageTabs
        languages={LANGUAGES}
        current={language}
        noteOf={noteOf}
        onChange={(next) => setLanguage(next as Language)}
      />
      <Words
        key={language}
        language={language}
        text={slide.texts[language] ?? NO_SLIDE_TEXT}
        onChange={(text) => set({ texts: { ...slide.texts, [language]: text } })}
      />
      <PictureFields
        pictures={slide.pictures}
        onChange={(pictures) => set({ pictures })}
        onBrought={onBrought}
      />
      <Switch
        label={t('staff.designLight')}
        isOn={slide.light_bg}
        onChange={(light_bg) => set({ light_bg })}
      />
      <Shown slide={slide} set={set} />
    </>
  )
}

type WordsProps = { language: Language; text: SlideText; onChange(text: SlideText): void }

function Words({ language, text, onChange }: WordsProps) {
  const t = useT()
  const set = (part: Partial<SlideText>) => onChange({ ...text, ...part })
  return (
    <div className={styles.words} lang={language}>
      <Line
        label={t('staff.designHeading')}
        value={text.title}
        most={120}
        hint={t('staff.contentLetters', { count: text.title.length, most: LONGEST_TITLE })}
        onChange={(title) => set({ title })}
      />
      <Labelled label={t('staff.designText')}>
        {(control) => (
          <textarea
            {...control}
            maxLength={400}
            value={text.text}
            onChange={(event) => set({ text: event.target.value.replace(/\s*\n\s*/g, ' ') })}
          />
        )}
      </Labelled>
      <Line
        label={t('staff.designButton')}
        value={text.button}
        most={60}
        onChange={(button) => set({ button })}
      />
      <Line
        label={t('staff.designLeadsTo')}
        value={text.link}
        most={500}
        hint={t('staff.designLinkHint')}
        onChange={(link) => set({ link })}
      />
      <Line label={t('staff.designAlt')} value={text.alt} most={200} onChange={(alt) => set({ alt })} />
    </div>
  )
}

function Shown({ slide, set }: { slide: Slide; set(part: Partial<Slide>): void }) {
  const t = useT()
  const { stores } = slide
  const toggle = (code: Slide['stores'][number]) =>
    set({ stores: stores.includes(code) ? stores.filter((one) => one !== code) : [...stores, code] })
  return (
    <section className={styles.words} aria-label={t('staff.designShown')}>
      <h3>{t('staff.designShown')}</h3>
      <Switch
        label={t('staff.contentShown')}
        isOn={!slide.is_hidden}
        onChange={(isOn) => set({ is_hidden: !isOn })}
      />
      <Moment label={t('staff.designFrom')} value={slide.from} onChange={(from) => set({ from })} />
      <Moment label={t('staff.designUntil')} value={slide.until} onChange={(until) => set({ until })} />
      <fieldset className={styles.stores}>
        <legend>{t('staff.designStores')}</legend>
        {STORE_CODES.map((code) => (
          <label key={code}>
            <input type="checkbox" checked={stores.includes(code)} onChange={() => toggle(code)} /> {code}
          </label>
        ))}
      </fieldset>
    </section>
  )
}

type MomentProps = { label: string; value: string | null; onChange(value: string | null): void }

function Moment({ label, ...moment }: MomentProps) {
  return <Labelled label={label}>{(control) => <MomentInput {...control} {...moment} />}</Labelled>
}
