import type { PromoProduct } from '@vitrine/contract/partner/promo-product'
import { getSharePicture } from '@vitrine/contract/partner/share'
import type { PostType } from '@vitrine/domain/partner/products/promotion'
import { useClient } from '#web/engine/use-client.ts'
import { Failed } from '#web/lib/answer/failed.tsx'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { bytesOf, saveFile } from '#web/lib/download/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { failureText } from '../failure-text.ts'
import styles from './piece.module.css'

type Drawn = { filename: string; media_type: string; picture: string }

/** The picture to post, drawn by the shop: the piece, and below it its name in the language of the store. */
export function SharePart({ piece, entity }: { piece: PromoProduct; entity: PostType }) {
  const t = useT()
  const client = useClient()
  const { code, language, locale } = useStore()
  const { id } = piece
  const { latest, answer, error, retry } = useAnswer(`share ${code} ${id} ${entity}`, () =>
    client.call(getSharePicture, { query: { id, entity } }),
  )
  const languageName = new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language
  const shown = answer ?? latest
  return (
    <section className={styles.share} aria-label={t('partner.goods.sharePicture')}>
      <span className={`${styles.sharePicture} ${styles[entity]}`}>
        {shown && <img src={`data:${shown.media_type};base64,${shown.picture}`} alt={piece.title} />}
      </span>
      {error !== undefined && <Failed text={failureText(error)} onRetry={retry} />}
      {shown && (
        <>
          <p className="type-caption tone-second">
            {t(entity === 'profile' ? 'partner.goods.sizeOnly' : 'partner.goods.sizeAndWords', {
              size: `${shown.width} × ${shown.height}`,
              language: languageName,
            })}
          </p>
          <div className={styles.acts}>
            {canShare() && (
              <Button look="line" onClick={() => void share(shown)}>
                <Icon name="share" size="small" /> {t('partner.goods.sharePicture')}
              </Button>
            )}
            <Button look="line" onClick={() => saveFile(shown.filename, fileOf(shown))}>
              {t('partner.goods.savePicture')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

const canShare = () => typeof navigator.canShare === 'function'

const share = (drawn: Drawn) => navigator.share({ files: [fileOf(drawn)] }).catch(() => undefined)

function fileOf({ filename, media_type, picture }: Drawn): File {
  return new File([bytesOf(picture)], filename, { type: media_type })
}
