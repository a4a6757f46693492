type VisitSaltTable = {
  day: string
  salt: Buffer
}

type VisitTable = {
  day: string
  store_id: number
  visitor: Buffer
  saw_product: boolean
}

type VisitDayTable = {
  day: string
  store_id: number
  visits: number
  products: number
  carts: number
  orders: number
}

type SearchMissTable = {
  day: string
  store_id: number
  text: string
  times: number
}

type WebVitalTable = {
  day: string
  metric: string
  page: string
  device: string
  bucket: number
  times: number
}

export type VisitsSchema = {
  visit_salt: VisitSaltTable
  visit: VisitTable
  visit_day: VisitDayTable
  search_miss: SearchMissTable
  web_vital: WebVitalTable
}
