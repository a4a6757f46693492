import { readCsv } from '../csv/read-csv.ts'
import type { LumaFeed } from '../luma-feed.ts'

/** Where a block stands: on the page of a category (by its url key), on another page, or on all. */
export type Placement = { on: 'category' | 'page' | 'all'; key: string; slot: string }

const FILE = {
  file: 'fixtures/widgets/cmsblock.csv',
  required: ['block_identifier', 'page_group', 'group_data'],
  optional: ['type_code', 'theme_path', 'title'],
}

export async function readPlacements(feed: LumaFeed): Promise<Map<string, Placement[]>> {
  const placements = new Map<string, Placement[]>()
  for await (const row of readCsv(feed, FILE)) {
    const placement = toPlacement(row.get('page_group'), row.get('group_data'))
    if (placement === undefined) {
      feed.problems.add({ place: row.place, message: 'the place of the block is not understood' })
      continue
    }
    const block = row.get('block_identifier')
    placements.set(block, [...(placements.get(block) ?? []), placement])
    feed.facts.placements += 1
  }
  return placements
}

/** The block a category shows as its page, by the category's url key. */
export function categoryBlocks(placements: ReadonlyMap<string, Placement[]>): Map<string, string> {
  const blocks = new Map<string, string>()
  for (const [block, places] of placements)
    for (const { on, key, slot } of places)
      if (on === 'category' && slot === 'content.top') blocks.set(key, block)
  return blocks
}

function toPlacement(group: string, data: string): Placement | undefined {
  const { entities = '', layout_handle: handle = '', block: slot = '' } = parseData(data)
  if (group === 'anchor_categories') return { on: 'category', key: entities, slot }
  if (group === 'all_pages') return { on: 'all', key: '', slot }
  return group === 'pages' ? { on: 'page', key: handle, slot } : undefined
}

function parseData(text: string): Record<string, string> {
  try {
    return JSON.parse(text) as Record<string, string>
  } catch {
    return {}
  }
}
