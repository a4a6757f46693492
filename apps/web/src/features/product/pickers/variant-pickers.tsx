// Colour, size and any other axis of a configurable product, with what helps to find the right size.
import type { Product } from '@vitrine/domain/catalog/product'
import { useState } from 'react'
import { isLook } from '#web/lib/catalog/variant/choice.ts'
import { SIZE } from '#web/lib/catalog/variant/size.ts'
import { lazyPanel } from '#web/lib/panel/lazy-panel.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { Purchase } from '../purchase/use-purchase.ts'
import { AxisPicker } from '../variant/axis-picker.tsx'
import { SizeStock } from '../variant/size-stock.tsx'
import styles from './variant-pickers.module.css'

// Only who asks for them downloads them.
const SizeGuide = lazyPanel(async () => (await import('./guide/size-guide.tsx')).SizeGuide)
const SizeSheet = lazyPanel(async () => (await import('./size-sheet.tsx')).SizeSheet)

type PickersProps = { product: Product; purchase: Purchase }

export function VariantPickers({ product, purchase }: PickersProps) {
  const t = useT()
  const { choice, asked, pick, isSizeRemembered, sizeSheet } = purchase
  return (
    <>
      {axesOf(product).map((axis) => {
        const { attribute_code: code } = axis
        const isSize = code === SIZE && axis.values.length > 1
        return (
          <AxisPicker
            key={code}
            {...{ product, axis, choice }}
            isAsked={asked?.field === code}
            onPick={pick}
            note={isSize && isSizeRemembered ? t('purchase.sizeLast') : undefined}
            aid={isSize && <GuideButton {...{ product, purchase }} />}
          >
            {isSize && <SizeStock {...{ product, axis, choice }} />}
          </AxisPicker>
        )
      })}
      {sizeSheet.isOpen && <SizeSheet {...{ product, purchase }} isOpen onClose={sizeSheet.close} />}
    </>
  )
}

/** The look comes first, whatever order a source has its axes in. */
function axesOf(product: Product): Product['configurable_options'] {
  const rank = (code: string) => (isLook(product, code) ? 0 : 1)
  return product.configurable_options.toSorted((a, b) => rank(a.attribute_code) - rank(b.attribute_code))
}

function GuideButton({ product, purchase }: PickersProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={`text-link ${styles.guide}`} onClick={() => setOpen(true)}>
        {t('purchase.findSize')}
      </button>
      {isOpen && <SizeGuide {...{ product, purchase }} isOpen onClose={() => setOpen(false)} />}
    </>
  )
}
