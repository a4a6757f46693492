import { getAttributes } from '@vitrine/contract/catalog'
import type { EditedProduct } from '@vitrine/contract/catalog/editing/edited-product'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import type { ProductDraft } from '../use-product-draft.ts'

export type Colour = { key: string; label: string }

/** What shoppers choose a picture by. */
const ATTRIBUTE = 'color'

/** The colours a product comes in, and those its pictures show already; none where there is no choice. */
export function useColours(draft: ProductDraft, { variants }: EditedProduct): Colour[] {
  const client = useClient()
  const { code: store } = useStore()
  const ofVariants = variants.flatMap(({ options }) => options[ATTRIBUTE] ?? [])
  const shown = (draft.partOf('media') ?? []).flatMap(({ color_key }) => color_key ?? [])
  const keys = [...new Set([...ofVariants, ...shown])]
  const question = keys.length === 0 ? null : `attributes of products ${store}`
  const { latest } = useAnswer(question, () => client.call(getAttributes, {}))
  const options = latest?.items.find((one) => one.attribute_code === ATTRIBUTE)?.options ?? []
  return keys.map((key) => ({ key, label: options.find((one) => one.key === key)?.label ?? key }))
}

type PictureColourProps = {
  /** Of the picture. */
  name: string
  colours: readonly Colour[]
  value: string | null
  onChange(key: string | null): void
}

/** Whoever chooses a colour sees its own pictures alone; one of no colour is shown where a colour has none. */
export function PictureColour({ name, colours, value, onChange }: PictureColourProps) {
  const t = useT()
  if (colours.length === 0) return null
  return (
    <select
      aria-label={`${name}: ${t('staff.catColour')}`}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
    >
      <option value="">{t('staff.catNoColour')}</option>
      {colours.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </select>
  )
}
