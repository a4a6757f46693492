import { formatDay } from '@vitrine/i18n/format-day'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { Stars } from '#web/ui/stars/stars.tsx'
import type { Reviews } from '../../product-data.ts'
import { PhotoButtons } from '../photos/photo-buttons.tsx'
import styles from './review-entry.module.css'
import { type Translation, useTranslation } from './use-translation.ts'

const FIT = { '-1': 'review.fitSmall', 0: 'review.fitTrue', 1: 'review.fitLarge' } as const

export function ReviewEntry({ review }: { review: Reviews['items'][number] }) {
  const t = useT()
  const store = useStore()
  const { rating, nickname, created_at, title, detail, size, fit, photos } = review
  const worn = [size && t('review.size', { size }), fit !== null && t(FIT[fit])]
    .filter(Boolean)
    .join(t('shell.comma'))
  const foreign = review.language === store.language ? undefined : review.language
  const translation = useTranslation({ title, detail }, foreign)
  const said = translation.said ?? { title, detail }
  const saidIn = translation.said ? undefined : foreign
  return (
    <article className={styles.review}>
      {rating !== null && (
        <p className={styles.meta}>
          <span className="visually-hidden">{t('product.rated', { average: rating })}</span>
          <Stars value={rating} />
        </p>
      )}
      <h3 className="type-strong" lang={saidIn}>
        {said.title}
      </h3>
      <p className={`tone-second ${styles.text}`} lang={saidIn}>
        {said.detail}
      </p>
      {photos.length > 0 && <PhotoButtons photos={photos.map((path) => ({ path, nickname, title }))} />}
      <p className={styles.meta}>
        <span lang={foreign}>{nickname}</span>
        {foreign && <Language of={foreign} translation={translation} />}
        <time dateTime={created_at}>{formatDay(created_at, store)}</time>
        {worn && <span>{worn}</span>}
      </p>
    </article>
  )
}

type LanguageProps = { of: string; translation: Translation }

/** Which one it is in, or was, and the way from one to the other. */
function Language({ of, translation: { said, state, toggle } }: LanguageProps) {
  const t = useT()
  const language = languageName(of, useStore().locale)
  return (
    <>
      <span>{said ? t('review.translatedFrom', { language }) : language}</span>
      {toggle && (
        <button type="button" className="text-link" aria-busy={state === 'busy'} onClick={toggle}>
          {t(said ? 'review.original' : 'review.translate')}
        </button>
      )}
      {state === 'failed' && <span role="alert">{t('review.untranslated')}</span>}
    </>
  )
}

const languageName = (code: string, locale: string) =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code
