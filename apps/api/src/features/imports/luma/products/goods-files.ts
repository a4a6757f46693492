import type { ProductType } from '@vitrine/domain/catalog/records'
import type { CsvFile } from '../csv/read-csv.ts'

export type GoodsFile = CsvFile & {
  type: ProductType
  pictures: string
  /** Columns that are attributes. */
  attributes: readonly string[]
}

const FLAGS = ['eco_collection', 'performance_fabric', 'erin_recommends', 'new', 'sale']
const GEAR = ['activity', 'category_gear', 'gender', 'material']
const COMMON = ['category', 'name', 'sku', 'price', 'description', 'attribute_set']

function goods(
  file: string,
  { type, pictures, attributes, optional = [] }: Omit<GoodsFile, 'file' | 'required'>,
): GoodsFile {
  return {
    file: `fixtures/${file}`,
    type,
    pictures: `fixtures/${pictures}`,
    attributes,
    required: [...COMMON, ...(type === 'downloadable' ? [] : ['qty']), ...attributes],
    optional,
  }
}

export const GOODS_FILES: readonly GoodsFile[] = [
  goods('simple/products_gear_bags.csv', {
    type: 'simple',
    pictures: 'simple/images_gear_bags.csv',
    attributes: ['features_bags', 'pattern', 'strap_bags', 'material', 'style_bags', 'activity', ...FLAGS],
    optional: ['special_price'],
  }),
  goods('simple/products_gear_fitness_equipment.csv', {
    type: 'simple',
    pictures: 'simple/images_gear_fitness_equipment.csv',
    attributes: [...GEAR, ...FLAGS],
    optional: ['special_price'],
  }),
  goods('simple/products_gear_fitness_equipment_ball.csv', {
    type: 'simple',
    pictures: 'simple/images_gear_fitness_equipment.csv',
    attributes: [...GEAR, 'size', 'color'],
    optional: ['visibility', 'url_key'],
  }),
  goods('simple/products_gear_fitness_equipment_strap.csv', {
    type: 'simple',
    pictures: 'simple/images_gear_fitness_equipment.csv',
    attributes: [...GEAR, 'size'],
    optional: ['visibility'],
  }),
  goods('simple/products_gear_watches.csv', {
    type: 'simple',
    pictures: 'simple/images_gear_watches.csv',
    attributes: [...GEAR, ...FLAGS],
    optional: ['special_price'],
  }),
  goods('bundle/yoga_bundle.csv', {
    type: 'bundle',
    pictures: 'bundle/images_yoga_bundle.csv',
    attributes: GEAR,
    optional: ['bundle_options'],
  }),
  goods('grouped/yoga_grouped.csv', {
    type: 'grouped',
    pictures: 'grouped/images_yoga_grouped.csv',
    attributes: GEAR,
    optional: ['associated_sku'],
  }),
  goods('downloadable/products_training_video_download.csv', {
    type: 'downloadable',
    pictures: 'downloadable/images_products_training_video.csv',
    attributes: ['activity', 'format'],
    optional: [
      'short_description',
      'meta_description',
      'samples_title',
      'links_title',
      'links_purchased_separately',
    ],
  }),
]
