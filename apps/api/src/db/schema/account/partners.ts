import type { Generated } from 'kysely'

type PartnerTable = {
  customer_id: number
  handle: Generated<string>
  profile_text: Generated<string>
  profile_link: Generated<string>
  shows_photo_reminder: Generated<boolean>
  since: Date
  ended_at: Date | null
  end_reason: Generated<string>
}

type PartnerApplicationTable = {
  application_id: Generated<number>
  customer_id: number
  store_id: number
  handle: string
  link: string
  about: string
  state: Generated<'waiting' | 'approved' | 'refused'>
  reason: Generated<string>
  created_at: Date
  decided_at: Date | null
}

type PartnerAgreementTable = {
  customer_id: number
  version: string
  language: string
  accepted_at: Date
}

export type PartnersSchema = {
  partner: PartnerTable
  partner_application: PartnerApplicationTable
  partner_agreement: PartnerAgreementTable
}
