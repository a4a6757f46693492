import { getPartnerLink } from '@vitrine/contract/partner/sales'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useCopy } from '#web/lib/order/use-copy.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import styles from './own-link.module.css'

/** What a partner shares of the whole shop: the link whose visitors count, and codes that are typed in. */
export function OwnLink() {
  const t = useT()
  const client = useClient()
  const { code: store } = useStore()
  const { latest } = useAnswer(`own link ${store}`, () => client.call(getPartnerLink))
  if (!latest) return null
  const { parameter, code, coupons } = latest
  const link = `${location.origin}/${store}/?${new URLSearchParams({ [parameter]: code })}`
  return (
    <section className={styles.share} aria-labelledby="own-link">
      <h2 id="own-link" className="type-section">
        {t('partner.goods.link')}
      </h2>
      <p>{t('partner.ownLinkHint')}</p>
      <Copied text={link} shown={link.replace(/^https?:\/\//, '')} act={t('partner.goods.copyLink')} />
      {coupons.length > 0 && (
        <>
          <h3>{t('partner.ownCodes')}</h3>
          <p>{t('partner.ownCodesHint')}</p>
        </>
      )}
      {coupons.map((one) => (
        <Copied key={one} text={one} shown={one} act={t('partner.copyCode', { code: one })} />
      ))}
    </section>
  )
}

function Copied({ text, shown, act }: { text: string; shown: string; act: string }) {
  const t = useT()
  const copy = useCopy()
  return (
    <div className={styles.row}>
      <span>{shown}</span>
      <Button look="line" aria-label={act} onClick={() => copy(text)}>
        <Icon name="copy" size="small" /> {t('partner.copy')}
      </Button>
    </div>
  )
}
