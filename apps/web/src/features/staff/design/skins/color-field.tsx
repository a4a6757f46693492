import { COLOR_PATTERN } from '@vitrine/domain/design/skin/skin-values'
import { useId, useState } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './skins.module.css'

type ColorFieldProps = { label: string; value: string; builtIn: string; onChange(value: string): void }

/** By the browser's own picker or by its digits; what is no colour yet changes nothing. */
export function ColorField({ label, value, builtIn, onChange }: ColorFieldProps) {
  const t = useT()
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const isOdd = typed !== undefined
  function type(text: string) {
    const color = text.trim().toLowerCase()
    const isColor = COLOR_PATTERN.test(color)
    setTyped(isColor ? undefined : text)
    if (isColor) onChange(color)
  }
  return (
    <div className={styles.color}>
      <input
        type="color"
        aria-label={t('staff.skinPick', { color: label })}
        value={value}
        onChange={(event) => type(event.target.value)}
      />
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.digits}
        value={typed ?? value}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={isOdd}
        aria-describedby={isOdd ? `${id}-odd` : undefined}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(undefined)}
      />
      {value === builtIn ? (
        <span />
      ) : (
        <IconButton
          icon="close"
          label={t('staff.skinAsBuilt', { color: label })}
          onClick={() => type(builtIn)}
        />
      )}
      {isOdd && (
        <p id={`${id}-odd`} className={styles.odd}>
          {t('staff.skinDigits')}
        </p>
      )}
    </div>
  )
}
