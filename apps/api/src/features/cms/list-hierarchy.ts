// How pages hang together, as the block `cms_hierarchy` tells: `{nodes: [{identifier, label, pages: [identifier, …]}]}`.
import type { CmsHierarchyNode, CmsPage } from '@vitrine/contract/content'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { selectBlocks } from './cms-queries.ts'
import { listCmsPages } from './find-cms-page.ts'

type Branch = { identifier: string; label: string; pages: string[] }

/** As a flat list, parents before children; a page that is not there is left out. */
export async function listCmsHierarchy(ctx: Context): Promise<CmsHierarchyNode[]> {
  const [block] = await selectBlocks(ctx.db, ctx.store, sql`identifier = 'cms_hierarchy'`)
  if (block === undefined) return []
  const pages = new Map((await listCmsPages(ctx)).map((page) => [page.identifier, page]))
  const nodes: CmsHierarchyNode[] = []
  for (const branch of readBranches(block.json))
    addBranch(nodes, branch, { pages, storeId: ctx.store.storeId })
  return nodes
}

type PagesOfStore = { pages: ReadonlyMap<string, CmsPage>; storeId: number }

function addBranch(nodes: CmsHierarchyNode[], branch: Branch, { pages, storeId }: PagesOfStore): void {
  const { identifier, label } = branch
  const parent = nodes.length + 1
  const shared = { store_id: storeId }
  nodes.push({
    ...shared,
    node_id: parent,
    parent_node_id: null,
    page_id: pages.get(identifier)?.id ?? null,
    identifier,
    label,
    level: 1,
    request_url: identifier,
  })
  for (const name of branch.pages) {
    const page = pages.get(name)
    if (page === undefined) continue
    nodes.push({
      ...shared,
      node_id: nodes.length + 1,
      parent_node_id: parent,
      page_id: page.id,
      identifier: name,
      label: page.title,
      level: 2,
      request_url: `${identifier}/${name}`,
    })
  }
}

function readBranches({ nodes }: Record<string, unknown>): Branch[] {
  if (!Array.isArray(nodes)) return []
  return nodes.flatMap((node: Partial<Branch> | null) =>
    typeof node?.identifier === 'string'
      ? [
          {
            identifier: node.identifier,
            label: String(node.label ?? ''),
            pages: Array.isArray(node.pages) ? node.pages.map(String) : [],
          },
        ]
      : [],
  )
}
