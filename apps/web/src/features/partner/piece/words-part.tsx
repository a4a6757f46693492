import type { PromoProduct } from '@vitrine/contract/partner/promo-product'
import { useState } from 'react'
import { useCopy } from '#web/lib/order/use-copy.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { usePartnerLinks } from '../goods/use-partner-links.ts'
import styles from './piece.module.css'

type WordsPartProps = { piece: PromoProduct; sold: readonly PromoProduct[] }

/** Something to begin with; it says that it is advertising. */
export function WordsPart({ piece, sold }: WordsPartProps) {
  const t = useT()
  const copy = useCopy()
  const link = usePartnerLinks(sold)
    .map((one) => one.link)
    .join(' ')
  const [own, setOwn] = useState<string>()
  const title = [piece.title, piece.options].filter(Boolean).join(t('shell.comma'))
  const words = own ?? t('partner.goods.wordsText', { title, link })
  return (
    <section className={styles.part}>
      <TextArea
        label={t('partner.goods.words')}
        hint={t('partner.goods.wordsHint')}
        maxLength={2000}
        value={words}
        onChange={setOwn}
      />
      <Button look="line" onClick={() => copy(words)}>
        {t('partner.goods.copyWords')}
      </Button>
    </section>
  )
}
