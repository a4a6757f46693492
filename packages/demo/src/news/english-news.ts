import type { LanguageNews } from './news-words.ts'

export const englishNews: LanguageNews = {
  'repair-desk': {
    title: 'The repair desk has a second chair',
    summary: 'Two tailors now mend what you bought here; most pieces are back within a week.',
    paragraphs: [
      'Since the first of the month Ilse and Tomasz sit side by side at the repair desk. A moth hole in a jumper takes them forty minutes, a new lining for a coat most of a day.',
      'Send what needs a hand, whatever its age, as long as it came from us. Buttons, hems and seams cost nothing; for the rest we name the price before the needle moves.',
    ],
  },
  'orsa-undyed': {
    title: 'Orsa knits in the colour of the sheep',
    summary: 'Five jumpers in undyed wool: oat, grey and a brown that no dyer could mix.',
    paragraphs: [
      'The mill in Biella kept one clip apart this year: fleeces sorted by hand into three shades and spun as they were. There is no dye bath, so no two lots look quite the same.',
      'We took all of it. The jumpers below are made of that wool or of its dyed neighbours, and the weight of the yarn stands beside each of them.',
    ],
  },
  'resoling-week': {
    title: 'Resoling week in Berlin',
    summary: 'Bring welted boots to Torstrasse; they go home with new soles six days later.',
    paragraphs: [
      'Calder sends two cobblers and a machine that weighs as much as a small car. From Monday to Saturday they take welted boots and shoes of any make.',
      'New leather soles are 78 euros, rubber ones 64. Those who live elsewhere print a label at the returns page and choose “resoling” as the reason.',
    ],
  },
  'winter-hours': {
    title: 'When we pack in December',
    summary: 'Last days for orders that should arrive before the holidays, country by country.',
    paragraphs: [
      'Orders placed by 18 December reach every address in Germany before the 24th; for the rest of the European Union the 15th is safe, for the United States the 11th.',
      'Between the holidays the telephone is answered from 10 to 16. Parcels leave on 27, 29 and 30 December, and everything you send back by 31 January still counts.',
    ],
  },
}
