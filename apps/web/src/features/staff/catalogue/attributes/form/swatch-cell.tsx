import { useT } from '#web/ui/shop-context.tsx'
import own from '../attributes.module.css'

const COLOR = /^#[\da-f]{6}$/i

type SwatchCellProps = { name: string; swatch: string | null; onChange(swatch: string | null): void }

/** Picked, or written as CSS has it; without one the option is drawn by its words. */
export function SwatchCell({ name, swatch, onChange }: SwatchCellProps) {
  const t = useT()
  const label = t('staff.atrSwatchOf', { name })
  const isColor = swatch !== null && COLOR.test(swatch)
  return (
    <td className={own.swatch}>
      <input
        type="color"
        aria-label={label}
        value={isColor ? swatch.toLowerCase() : '#ffffff'}
        onChange={({ target }) => onChange(target.value)}
      />{' '}
      <input
        type="text"
        aria-label={`${label}, #rrggbb`}
        aria-invalid={(swatch !== null && !isColor) || undefined}
        placeholder="#rrggbb"
        maxLength={7}
        value={swatch ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      />
    </td>
  )
}
