// A feed in Luma's form with goods of our own: a scarf in two colours, a bag, and what the reader expects around them.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { CLOTHES_COLUMNS } from '../luma/products/clothes-columns.ts'
import { GOODS_FILES } from '../luma/products/goods-files.ts'

type Cells = Record<string, string>

const CLOTHES = CLOTHES_COLUMNS.file
export const BAGS = 'fixtures/simple/products_gear_bags.csv'
const ATTRIBUTES = ['frontend_label', 'frontend_input', 'option', 'attribute_code', 'is_filterable']
const CATEGORIES = ['name', 'url_key', 'path', 'active', 'include_in_menu', 'position']
const IMAGES = ['sku', 'image']

export const aScarf = (overrides: Cells = {}): Cells => ({
  sku: 'SCARF-One-Red',
  product_type: 'simple',
  categories: 'Default Category/Women/Scarves,Default Category',
  name: 'Fjord Scarf-One-Red',
  visibility: 'Not Visible Individually',
  product_online: '1',
  price: '24.5',
  qty: '7',
  base_image: '/s/c/scarf-red.jpg',
  additional_attributes: 'size=One,color=Red',
  ...overrides,
})

export const aBag = (overrides: Cells = {}): Cells => ({
  category: 'Women\nScarves\nWomen',
  name: 'Mole &amp; Co  Bag ',
  sku: 'BAG',
  price: '40',
  qty: '3',
  material: '\nwool\nWool\n',
  ...overrides,
})

const SCARVES = [
  aScarf({
    sku: 'SCARF',
    product_type: 'configurable',
    name: 'Fjord Scarf',
    visibility: 'Catalog, Search',
    qty: '0',
    additional_images: '/s/c/scarf-back.jpg',
    additional_attributes: 'material=Wool,sale=Yes,new=No',
    configurable_variations: 'sku=SCARF-One-Red,size=One,color=Red|sku=SCARF-One-Blue,size=One,color=Blue',
  }),
  aScarf(),
  aScarf({
    sku: 'SCARF-One-Blue',
    name: 'Fjord Scarf-One-Blue',
    base_image: '/s/c/scarf-blue.jpg',
    additional_attributes: 'size=One,color=Blue',
  }),
]

/** Rows replace those of a file; a string is written as it is. */
export type LumaChanges = {
  scarves?: readonly Cells[]
  bags?: readonly Cells[]
  files?: Record<string, string>
}

export function aLumaFolder({ scarves = SCARVES, bags = [aBag()], files = {} }: LumaChanges = {}): string {
  const dir = mkdtempSync(join(tmpdir(), 'vitrine-feed-'))
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), content)
  }
  for (const [file, content] of Object.entries({ ...shelves(), ...texts(), ...goodsFiles(bags), ...files }))
    write(file, content)
  if (!files[CLOTHES])
    write(CLOTHES, csvOf([...CLOTHES_COLUMNS.required, ...CLOTHES_COLUMNS.optional], scarves))
  for (const name of ['red', 'blue', 'back']) write(`media/catalog/product/s/c/scarf-${name}.jpg`, 'picture')
  write('media/catalog/product/b/a/bag.jpg', 'picture')
  return dir
}

function shelves(): Record<string, string> {
  const attribute = (code: string, input: string, option = '') => ({
    frontend_label: `Office ${code}\n${code}`,
    frontend_input: input,
    option,
    attribute_code: code,
    is_filterable: '1',
  })
  const attributes = [
    attribute('material', 'multiselect', 'Wool\nWool\n'),
    attribute('size', 'select', 'One'),
    attribute('color', 'select', 'Red\nBlue'),
    attribute('sale', 'boolean'),
    attribute('new', 'boolean'),
  ]
  const women = {
    name: 'Women',
    url_key: 'women',
    path: '',
    active: '1',
    include_in_menu: '1',
    position: '2',
  }
  const scarves = { ...women, name: 'Scarves', url_key: 'scarves-women', path: 'Women', position: '' }
  return {
    'fixtures/catalog/attributes.csv': csvOf(ATTRIBUTES, attributes),
    'fixtures/configurable/attributes.csv': csvOf(ATTRIBUTES, [
      attribute('material', 'multiselect', 'Linen\nWool'),
    ]),
    'fixtures/downloadable/attributes.csv': csvOf(ATTRIBUTES, []),
    'fixtures/catalog/categories.csv': csvOf(CATEGORIES, [women]),
    'fixtures/configurable/categories.csv': csvOf(CATEGORIES, [women, scarves]),
    'fixtures/downloadable/categories.csv': csvOf(CATEGORIES, []),
    'fixtures/cms/categories.csv': csvOf(CATEGORIES, []),
  }
}

function texts(): Record<string, string> {
  return {
    'fixtures/downloadable/downloadable_data_training_video_download.csv': csvOf(
      ['product_sku', 'link_item_title', 'link_item_price', 'link_item_file'],
      [],
    ),
    'fixtures/widgets/cmsblock.csv': csvOf(
      ['block_identifier', 'page_group', 'group_data'],
      [
        {
          block_identifier: 'women-block',
          page_group: 'anchor_categories',
          group_data: '{"entities":"women","block":"content.top"}',
        },
      ],
    ),
    'fixtures/reviews/products_reviews.csv': csvOf(
      ['sku', 'rating_value', 'title', 'review', 'reviewer'],
      [{ sku: 'BAG', rating_value: '5', title: 'Roomy ', review: 'Holds a lot.', reviewer: 'Eve' }],
    ),
    'fixtures/cms/pages.csv': csvOf(['title', 'identifier', 'content_heading', 'content'], []),
    'fixtures/cms/categories_static_blocks.csv': csvOf(
      ['title', 'identifier', 'content'],
      [
        {
          title: 'Women',
          identifier: 'women-block',
          content:
            '<a href="{{category key="scarves-women"}}"><img src="{{media url="wysiwyg/a.jpg"}}"></a>{{store url="about-us"}}{{unknown x="1"}}',
        },
      ],
    ),
    'fixtures/cms/pages_static_blocks.csv': csvOf(['title', 'identifier', 'content'], []),
  }
}

function goodsFiles(bags: readonly Cells[]): Record<string, string> {
  const files: Record<string, string> = {}
  for (const { file, required, optional = [], pictures } of GOODS_FILES) {
    files[file] = csvOf([...required, ...optional], file === BAGS ? bags : [])
    files[pictures] = csvOf(IMAGES, pictures.includes('bags') ? [{ sku: 'BAG', image: '/b/a/bag.jpg' }] : [])
  }
  return files
}

export function csvOf(columns: readonly string[], rows: readonly Cells[]): string {
  const line = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')
  return `${[line(columns), ...rows.map((row) => line(columns.map((column) => row[column] ?? '')))].join('\n')}\n`
}
