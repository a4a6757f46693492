// Colour, size and any other axis of a configurable product, with what helps to find the right size.
import type { Product } from '@vitrine/domain/catalog/product'
import { isLook } from '#web/lib/catalog/variant/choice.ts'
import { SIZE, sizeNamed } from '#web/lib/catalog/variant/size.ts'
import { valuesOf } from '#web/lib/catalog/variant/values-of.ts'
import { isAvailable } from '#web/lib/catalog/variant/variant-stock.ts'
import { lazyPanel } from '#web/lib/panel/lazy-panel.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { Purchase } from '../purchase/use-purchase.ts'
import { AxisPicker } from '../variant/axis-picker.tsx'
import { SizeStock } from '../variant/size-stock.tsx'
import { GuideButton } from './guide/guide-button.tsx'
import type { GuidedSizes } from './guide/size-guide.tsx'

// Only who asks for it downloads it.
const SizeSheet = lazyPanel(async () => (await import('./size-sheet.tsx')).SizeSheet)

type Axis = Product['configurable_options'][number]
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
            isAsked={asked.some(({ field }) => field === code)}
            onPick={pick}
            note={isSize && isSizeRemembered ? t('purchase.sizeLast') : undefined}
            aid={isSize && <GuideButton {...guidedSizes({ product, purchase }, axis)} />}
          >
            {isSize && <SizeStock {...{ product, axis, choice }} />}
          </AxisPicker>
        )
      })}
      {sizeSheet.isOpen && (
        <SizeSheet {...{ product, purchase }} isOpen onOpen={purchase.add} onClose={sizeSheet.close} />
      )}
    </>
  )
}

/** The look comes first, whatever order a source has its axes in. */
function axesOf(product: Product): Product['configurable_options'] {
  const rank = (code: string) => (isLook(product, code) ? 0 : 1)
  return product.configurable_options.toSorted((a, b) => rank(a.attribute_code) - rank(b.attribute_code))
}

function guidedSizes({ product, purchase: { choice, pick } }: PickersProps, axis: Axis): GuidedSizes {
  return {
    names: valuesOf(axis).map(({ label }) => label),
    canTake(name) {
      const value = sizeNamed(product, name)
      return value !== undefined && isAvailable(product, choice, { code: SIZE, value })
    },
    onTake: (name) => pick(SIZE, sizeNamed(product, name) ?? ''),
  }
}
