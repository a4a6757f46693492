import type { EditedAttribute } from '@vitrine/contract/catalog/editing/attributes'
import type { MessageKey } from '@vitrine/i18n/message-key'

export const KIND_WORDS: Readonly<Record<EditedAttribute['kind'], MessageKey>> = {
  select: 'staff.atrKindSelect',
  multiselect: 'staff.atrKindMultiselect',
  boolean: 'staff.atrKindBoolean',
  text: 'staff.atrKindText',
  number: 'staff.atrKindNumber',
}
