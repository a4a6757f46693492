import type { ImportReason, ToldReply } from '@vitrine/contract/catalog/imports/import-reasons'
import type { Language } from '@vitrine/domain/store/store-view'
import { wordsOf } from '#api/words.ts'

/** As screens say it to a reader of that language. */
export const said = (language: Language, { reason, params }: ToldReply): string =>
  wordsOf(language)(`staff.impWhy.${reason as ImportReason}`, params)
