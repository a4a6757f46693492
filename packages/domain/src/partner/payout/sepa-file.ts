// Transfers in euros as a bank takes them: ISO 20022 pain.001.001.09, one batch of credit transfers.
import { decimalAmount } from '../../money/decimal-amount.ts'

export type Transfer = {
  reference: string
  amountMinor: number
  holder: string
  account: string
  text: string
}
type Batch = {
  id: string
  /** ISO 8601, without parts of a second. */
  createdAt: string
  /** `YYYY-MM-DD` */
  day: string
  from: { holder: string; iban: string; bic: string }
  transfers: readonly Transfer[]
}

export function sepaFile({ id, createdAt, day, from, transfers }: Batch): string {
  const sum = decimalAmount(transfers.reduce((all, { amountMinor }) => all + amountMinor, 0))
  const counts = `<NbOfTxs>${transfers.length}</NbOfTxs><CtrlSum>${sum}</CtrlSum>`
  const bank = from.bic === '' ? '<Othr><Id>NOTPROVIDED</Id></Othr>' : `<BICFI>${plain(from.bic, 11)}</BICFI>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn>
<GrpHdr><MsgId>${plain(id, 35)}</MsgId><CreDtTm>${createdAt}</CreDtTm>${counts}<InitgPty><Nm>${plain(from.holder, 70)}</Nm></InitgPty></GrpHdr>
<PmtInf><PmtInfId>${plain(id, 35)}</PmtInfId><PmtMtd>TRF</PmtMtd>${counts}<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf><ReqdExctnDt><Dt>${day}</Dt></ReqdExctnDt>
<Dbtr><Nm>${plain(from.holder, 70)}</Nm></Dbtr><DbtrAcct><Id><IBAN>${account(from.iban)}</IBAN></Id></DbtrAcct><DbtrAgt><FinInstnId>${bank}</FinInstnId></DbtrAgt><ChrgBr>SLEV</ChrgBr>
${transfers.map(toXml).join('\n')}
</PmtInf></CstmrCdtTrfInitn></Document>
`
}

const toXml = ({ reference, amountMinor, holder, account: iban, text }: Transfer) =>
  `<CdtTrfTxInf><PmtId><EndToEndId>${plain(reference, 35)}</EndToEndId></PmtId><Amt><InstdAmt Ccy="EUR">${decimalAmount(amountMinor)}</InstdAmt></Amt><Cdtr><Nm>${plain(holder, 70)}</Nm></Cdtr><CdtrAcct><Id><IBAN>${account(iban)}</IBAN></Id></CdtrAcct><RmtInf><Ustrd>${plain(text, 140)}</Ustrd></RmtInf></CdtTrfTxInf>`

const account = (iban: string) => iban.replace(/[^A-Z0-9]/g, '')

/** Letters of their own, of which no accent can be taken. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D' },
  ...{ ð: 'd', Ð: 'D', þ: 'th', Þ: 'TH', ı: 'i', '’': "'" },
}

/** Banks know these signs alone (EPC217-08): accents go, what is left over becomes a dot. */
function plain(text: string, most: number): string {
  const latin = text
    .replace(/[ßæÆœŒøØłŁđĐðÐþÞı’]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
  return latin.replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, '.').slice(0, most)
}
