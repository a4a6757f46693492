import type { ProductType } from '@vitrine/domain/catalog/records'

export const isSentByPost = (type: ProductType): boolean => type !== 'virtual' && type !== 'downloadable'
