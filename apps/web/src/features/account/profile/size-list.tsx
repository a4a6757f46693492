import { type FormEvent, useState } from 'react'
import { forgetSize, keepSize, readSizes } from '#web/lib/catalog/chosen-sizes.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './size-list.module.css'

/** Longer than any size of a label. */
const MAX_LENGTH = 12

/** Sizes this device opens products with: bought, or said here; one that no longer fits is taken out. */
export function SizeList() {
  const t = useT()
  const [kept, setKept] = useState(readSizes)
  const [typed, setTyped] = useState('')
  function add(event: FormEvent) {
    event.preventDefault()
    const size = typed.trim().toUpperCase()
    if (size === '') return
    keepSize(size)
    setKept(readSizes())
    setTyped('')
  }
  return (
    <>
      <p className="type-small tone-second">{t('account.sizesHint')}</p>
      {kept.length > 0 && (
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
      )}
      <form className={styles.add} onSubmit={add}>
        <TextField
          label={t('account.sizeNew')}
          name="size"
          autoComplete="off"
          maxLength={MAX_LENGTH}
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit" look="line">
          {t('account.sizeAdd')}
        </Button>
      </form>
    </>
  )
}
