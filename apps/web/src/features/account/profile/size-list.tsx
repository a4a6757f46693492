import { useState } from 'react'
import { forgetSize, readSizes } from '#web/lib/catalog/chosen-sizes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './size-list.module.css'

/** Sizes this device opens products with; one that no longer fits is taken out. */
export function SizeList({ sizes }: { sizes: readonly string[] }) {
  const t = useT()
  const [kept, setKept] = useState(sizes)
  return (
    <>
      <p className="type-small tone-second">{t('account.sizesHint')}</p>
      <ul className={styles.sizes}>
        {kept.map((size) => (
          <li key={size}>
            {size}
            <button
              type="button"
              aria-label={t('account.sizeForget', { size })}
              onClick={() => {
                forgetSize(size)
                setKept(readSizes())
              }}
            >
              <Icon name="close" size="tiny" />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
