import type { ShopRecord } from '@vitrine/domain/catalog/records'
import { demoShop } from '../demo-shop.ts'

/** The whole demo shop, made once for all tests of a process that only read it: making it takes seconds. */
export const RECORDS: readonly ShopRecord[] = [...demoShop()]
