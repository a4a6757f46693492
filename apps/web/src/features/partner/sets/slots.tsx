import type { PromoProduct } from '@vitrine/contract/partner/promo-product'
import { Picture } from '#web/ui/picture.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './sets.module.css'

type SlotsProps = { chosen: readonly PromoProduct[]; onTakeOut(id: number): void }

/** The top first, whichever was chosen first. */
export function Slots({ chosen, onTakeOut }: SlotsProps) {
  const t = useT()
  return (
    <div className={styles.slots}>
      {(['top', 'bottom'] as const).map((slot) => {
        const piece = chosen.find(({ type_type }) => type_type === slot)
        return (
          <div key={slot} className={piece ? styles.slot : `${styles.slot} ${styles.free}`}>
            {piece && <Picture path={piece.image} size="cart" alt="" />}
            <p>
              <span className="type-strong">{t(`partner.goods.slot.${slot}`)}</span>
              <br />
              {piece
                ? [piece.title, piece.options].filter(Boolean).join(t('shell.comma'))
                : t('partner.goods.chooseBelow')}
              {piece && (
                <>
                  <br />
                  <button type="button" className="text-link" onClick={() => onTakeOut(piece.id)}>
                    {t('partner.goods.takeOut')}
                  </button>
                </>
              )}
            </p>
          </div>
        )
      })}
    </div>
  )
}
