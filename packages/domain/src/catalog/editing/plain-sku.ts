/** Nobody sees them, and nobody types them: gaps of no width, joiners, soft hyphens, marks of direction, signs of control. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Wherever a sku is written for the first time. One that comes with such a sign would be another, and look the same. */
export const plainSku = (written: string): string => written.replace(UNSEEN, '').trim()
