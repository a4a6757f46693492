import type { ReactNode } from 'react'
import { useShopInfo } from '#web/lib/use-shop-info.ts'
import { Fold } from '#web/ui/fold.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './details.module.css'

/** Who made it and who answers for it in the EU; nothing where the shop names nobody. */
export function Manufacturer({ brand, children }: { brand: string | null; children: ReactNode }) {
  const t = useT()
  const { company, address, email } = useShopInfo()
  if (!brand && !company) return null
  return (
    <Fold title={t('product.manufacturer')}>
      {children}
      {company && (
        <address className={`type-small ${styles.who}`}>
          {t('product.responsible')}
          <br />
          {[company, ...address].join(t('shell.comma'))}
          {email && (
            <>
              <br />
              <a className="text-link" href={`mailto:${email}`}>
                {email}
              </a>
            </>
          )}
        </address>
      )}
    </Fold>
  )
}
