import { LANGUAGES, type Language } from '@vitrine/domain/store/store-view'
import { dropFolder, newFolder } from '../../e2e/src/data-folder.ts'
import { runWell, startShop } from '../../e2e/src/start-shop.ts'
import { atLeast, atMost, type Figure, type Measurement, NO_GOAL } from '../src/figure.ts'
import { askShop } from '../src/judged/ask-shop.ts'
import { factsOfDemo, type Goods } from '../src/judged/facts.ts'
import { readJudged } from '../src/judged/judged-query.ts'
import { type Judged, judge, type Quality, qualityOf, type Search } from '../src/judged/measure-search.ts'
import { plainMiniSearch, postgresFullText, rowsIn } from '../src/judged/rivals.ts'
import { withPostgres } from '../src/listing/with-postgres.ts'

const LEAST_NDCG = 0.9
const LEAST_TYPOS = 0.97
const MAX_EMPTY = 0.02

export const b15JudgedSearch: Measurement = {
  id: 'B15',
  title: 'search as shoppers speak: judged queries of each language, a third of them held back from tuning',
  run: async () => {
    const dataDir = newFolder()
    try {
      await runWell(['seed'], { DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
      const shop = await startShop({ dataDir, env: { STOREFRONT: 'off' } })
      const goods = factsOfDemo()
      try {
        return await withPostgres(async (client) => {
          const figures: Figure[] = []
          for (const language of LANGUAGES) {
            const rows = rowsIn(language)
            const rivals = [plainMiniSearch(rows), await postgresFullText(client, rows, language)]
            figures.push(...(await measure(language, goods, { ours: askShop(shop.url, language), rivals })))
          }
          return figures
        })
      } finally {
        await shop.stop({ keepData: true })
      }
    } finally {
      await dropFolder(dataDir)
    }
  },
}

type Engines = { ours: Search; rivals: readonly Search[] }

async function measure(language: Language, goods: Goods, { ours, rivals }: Engines): Promise<Figure[]> {
  const judged = await judgeAll(language, goods, ours)
  const [mini, postgres] = await Promise.all(rivals.map((rival) => judgeAll(language, goods, rival)))
  const isHeldOut = ({ query }: Judged) => query.isHeldOut
  const all = qualityOf(judged)
  const limit = `MiniSearch ${say(qualityOf(mini ?? []))}; PostgreSQL ${say(qualityOf(postgres ?? []))}`
  const heldOut = qualityOf(judged.filter(isHeldOut))
  const figure = (what: string, values: Pick<Figure, 'ours' | 'value' | 'goal'>): Figure => ({
    id: 'B15',
    what: `${language}, ${what}`,
    limit,
    ...values,
  })
  const ndcgOf = (quality: Quality) => ({
    ours: say(quality),
    value: quality.ndcg,
    goal: atLeast(quality.ndcg, LEAST_NDCG),
  })
  return [
    figure(`${all.queries} queries, nDCG@10`, ndcgOf(all)),
    figure(`${heldOut.queries} held back, nDCG@10`, ndcgOf(heldOut)),
    figure('recall@50', { ours: all.recall.toFixed(3), value: all.recall, goal: NO_GOAL }),
    figure('empty answers', {
      ours: percent(all.empty),
      value: all.empty,
      goal: atMost(all.empty, MAX_EMPTY),
    }),
    figure('typos found', {
      ours: percent(all.typos),
      value: all.typos,
      goal: atLeast(all.typos, LEAST_TYPOS),
    }),
  ]
}

async function judgeAll(language: Language, goods: Goods, search: Search): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const query of readJudged(language)) judged.push(await judge(query, goods, search))
  return judged
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

function say({ ndcg, recall, empty, typos }: Quality): string {
  return `${ndcg.toFixed(3)} (recall ${recall.toFixed(2)}, empty ${percent(empty)}, typos ${percent(typos)})`
}
