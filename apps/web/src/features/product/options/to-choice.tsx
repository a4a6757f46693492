import type { CustomOption } from '@vitrine/domain/catalog/product'
import type { ChoiceItem } from '#web/ui/form/choice-box.tsx'
import type { useExtra } from './use-extra.ts'

/** An answer with what it adds to the price. */
export function toChoice(
  value: CustomOption['values'][number],
  extra: ReturnType<typeof useExtra>,
): ChoiceItem {
  return {
    key: String(value.option_type_id),
    title: value.title,
    end: <span className="tone-second">{extra(value)}</span>,
  }
}
