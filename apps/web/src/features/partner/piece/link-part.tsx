import type { PromoProduct } from '@vitrine/contract/partner/promo-product'
import { getLinkCode } from '@vitrine/contract/partner/share'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useCopy } from '#web/lib/order/use-copy.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { usePartnerLinks } from '../goods/use-partner-links.ts'
import styles from './piece.module.css'
import { saveQr } from './save-qr.ts'

/** Where it leads: to copy, and to read with a phone. A set leads to each of its parts. */
export function LinkPart({ sold }: { sold: readonly PromoProduct[] }) {
  const t = useT()
  const copy = useCopy()
  const links = usePartnerLinks(sold)
  if (links.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{t('partner.goods.link')}</h2>
      {links.map(({ piece, link }) => (
        <div key={piece.id} className={styles.link}>
          {sold.length > 1 && <h3>{piece.title}</h3>}
          <div className={styles.copy}>
            <span>{link.replace(/^https?:\/\//, '')}</span>
            <Button
              look="line"
              aria-label={sold.length > 1 ? `${t('partner.goods.copyLink')}, ${piece.title}` : undefined}
              onClick={() => copy(link)}
            >
              <Icon name="copy" size="small" /> {t('partner.goods.copyLink')}
            </Button>
          </div>
          <LinkCode link={link} name={piece.sku} />
        </div>
      ))}
    </section>
  )
}

function LinkCode({ link, name }: { link: string; name: string }) {
  const t = useT()
  const client = useClient()
  const { latest: code } = useAnswer(`code ${link}`, () => client.call(getLinkCode, { query: { link } }))
  if (!code) return null
  return (
    <div className={styles.qr}>
      <svg viewBox={`-2 -2 ${code.size + 4} ${code.size + 4}`} role="img" aria-label={t('partner.goods.qr')}>
        {/* It keeps its colours in the dark, or no phone could read it. */}
        <rect x="-2" y="-2" width="100%" height="100%" fill="white" />
        <path d={code.path} fill="black" />
      </svg>
      <p>
        {t('partner.goods.qrHint')}{' '}
        <button type="button" className="text-link" onClick={() => void saveQr(code, name)}>
          {t('partner.goods.saveQr')}
        </button>
      </p>
    </div>
  )
}
