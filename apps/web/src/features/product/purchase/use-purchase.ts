import { type Choice, chosenChild, missingAxis } from '@vitrine/domain/catalog/choose-variant'
import type { ConfigurableChild, Product } from '@vitrine/domain/catalog/product'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import { keepSize, readSizes } from '#web/lib/catalog/chosen-sizes.ts'
import { firstChoice, withPick } from '#web/lib/catalog/variant/choice.ts'
import { COLOR, SIZE, sizeNamed } from '#web/lib/catalog/variant/size.ts'
import { isAvailable } from '#web/lib/catalog/variant/variant-stock.ts'
import { sizesOf } from '../variant/sized-part.ts'
import { writeVariant } from '../variant/variant-address.ts'
import { linesOf } from './lines-of.ts'
import { problemsOf, type Quote, quoteOf, type Selection } from './selection.ts'
import { useSelection } from './use-selection.ts'

/**
 * What must be answered before the product can go into the bag: an axis, an option, the count of a set. `reason`: the rule
 * that is broken, or `choose` where nothing was chosen yet.
 */
export type MissingAnswer = { field: string; reason: string }

export type Purchase = {
  choice: Choice
  child: ConfigurableChild | undefined
  selection: Selection
  quote: Quote
  /** All that is missing or wrong, so that nobody is told one at a time. */
  asked: readonly MissingAnswer[]
  /** The size was taken over from the last purchase; the page says so. */
  isSizeRemembered: boolean
  /** The same of pieces of a set, by the ids of their links. */
  rememberedParts: readonly string[]
  /** It is a line of the bag that is changed, not a new one. */
  isEditing: boolean
  sizeSheet: { isOpen: boolean; close(): void }
  pick(code: string, value: string): void
  /** Picks a size and goes on with what was interrupted by asking for it. */
  pickAndAdd(value: string): void
  select(part: Partial<Selection>): void
  add(): void
}

/** Choosing on a product page and putting the choice into the bag. */
export function usePurchase(product: Product, childSku: string | null): Purchase {
  const [query] = useSearchParams()
  const [choice, setChoice] = useState(() =>
    firstChoice(product, { childSku, color: query.get(COLOR), size: query.get(SIZE) }),
  )
  const { selection, merge, isEditing, rememberedParts, finish } = useSelection(product)
  const [asked, setAsked] = useState<readonly MissingAnswer[]>([])
  const [isSheetOpen, setSheetOpen] = useState(false)
  const change = (next: Choice) => {
    setChoice(next)
    writeVariant(product, next)
    return next
  }
  const [isSizeRemembered, forgetSize] = useRememberedSize(product, choice, change)
  const child = chosenChild(product, choice)

  const pick = (code: string, value: string) => {
    if (code === SIZE) forgetSize()
    setAsked([])
    return change(withPick(product, choice, { code, value }))
  }
  const ask = (...all: [MissingAnswer, ...MissingAnswer[]]) => {
    setAsked(all)
    focusField(all[0].field)
  }
  const add = (chosen: Choice = choice) => {
    const missing = missingAxis(product, chosen)
    if (missing?.attribute_code === SIZE) return setSheetOpen(true)
    if (missing) return ask({ field: missing.attribute_code, reason: 'choose' })
    const variant = chosenChild(product, chosen)
    const [first, ...others] = problemsOf(product, variant, selection)
    if (first) return ask(first, ...others)
    const lines = linesOf(product, { child: variant, selection })
    if (lines.length === 0) return ask({ field: 'counts', reason: 'choose' })
    setAsked([])
    keepSizes(product, chosen, selection)
    finish(lines)
  }
  return {
    choice,
    child,
    selection,
    quote: quoteOf(product, child, selection),
    asked,
    isSizeRemembered,
    rememberedParts,
    isEditing,
    sizeSheet: { isOpen: isSheetOpen, close: () => setSheetOpen(false) },
    pick,
    pickAndAdd: (value) => {
      // Shut first: what is asked next may take the focus, which a modal sheet keeps.
      flushSync(() => setSheetOpen(false))
      add(pick(SIZE, value))
    },
    select: (part) => {
      // What was answered is asked no more; the rest still is.
      setAsked((all) => all.filter(({ field }) => !isAnswered(field, selection, part)))
      merge(part)
    },
    add: () => add(),
  }
}

/** After the first paint, which is the same for everybody, the shopper's own size is chosen where it can be had. */
function useRememberedSize(
  product: Product,
  choice: Choice,
  change: (next: Choice) => unknown,
): [boolean, () => void] {
  const [isRemembered, setRemembered] = useState(false)
  const takeOver = useEffectEvent(() => {
    if (missingAxis(product, choice)?.attribute_code !== SIZE) return
    const value = readSizes()
      .map((name) => sizeNamed(product, name))
      .find((one) => one !== undefined && isAvailable(product, choice, { code: SIZE, value: one }))
    if (value === undefined) return
    setRemembered(true)
    change({ ...choice, [SIZE]: value })
  })
  // Once for a product; later choices are the shopper's.
  useEffect(() => takeOver(), [])
  return [isRemembered, () => setRemembered(false)]
}

const isAnswered = (field: string, { answers, parts }: Selection, next: Partial<Selection>): boolean =>
  (next.answers !== undefined && next.answers[field] !== answers[field]) ||
  (next.parts !== undefined && next.parts[field] !== parts[field]) ||
  next.counts !== undefined

function keepSizes(product: Product, choice: Choice, { parts }: Selection): void {
  for (const option of product.bundle_options) {
    const chosen = sizesOf(option)?.find(({ id }) => parts[option.option_id]?.ids.includes(id))
    if (chosen) keepSize(chosen.size)
  }
  keepSizeOf(product, choice)
}

function keepSizeOf(product: Product, choice: Choice): void {
  const axis = product.configurable_options.find((one) => one.attribute_code === SIZE)
  const size = axis?.values.find((one) => one.value_index === choice[SIZE])?.label
  if (size && axis && axis.values.length > 1) keepSize(size)
}

function focusField(field: string): void {
  document
    .querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"] :is(input, select, textarea, button)`)
    ?.focus()
}
