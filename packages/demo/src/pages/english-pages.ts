import type { LanguagePages } from './page-words.ts'

export const englishPages: LanguagePages = {
  'shipping-info': {
    title: 'Delivery',
    summary: 'How long parcels take, what delivery costs and who brings them.',
    sections: [
      [
        'How long it takes',
        'Orders placed before 14:00 on a working day leave our warehouse in Leipzig the same evening. Inside your shop’s own country a parcel takes two to four working days, to the countries around it four to seven, further away six to twelve. Express, where it is offered, is there on the next working day.',
        'The date in your bag is counted for your country and skips weekends; a public holiday may add a day.',
      ],
      [
        'What it costs',
        'The price of each way of delivery stands next to it before you pay. Above the sum named there, delivery is free. Gift cards and files travel by e-mail and cost nothing to send.',
      ],
      [
        'Following the parcel',
        'As soon as the carrier has scanned the parcel you receive a link by e-mail. If nothing has moved for three working days, write to us and we will look for it; you need not do that yourself.',
      ],
      [
        'Customs',
        'For countries outside the European Union duty may be due on arrival. The carrier collects it; it is not part of the sum you pay us.',
      ],
    ],
  },
  'retail-returns': {
    title: 'Returns',
    summary: 'Thirty days to return, free in the European Union, money back within five working days.',
    sections: [
      [
        'Thirty days',
        'Anything unworn can come back within 30 days of arrival, reduced pieces too. Gift boxes have 60 days. Pieces with a monogram are made for you and can only be returned when there is a fault. Your statutory right to withdraw within 14 days is untouched by all this.',
      ],
      [
        'How to return',
        'Open the order in your account or by its number, mark the pieces and print the label, or show its code at the parcel shop. Returns from the European Union are free; from other countries the carrier’s price applies.',
      ],
      [
        'Your money',
        'We check the parcel within two working days and send the money back the way it came; your bank may take up to five days to show it. Delivery is refunded when the whole order comes back.',
      ],
      [
        'Faults and repairs',
        'The statutory warranty is two years. Seams, buttons and hems we mend free of charge for as long as you own the piece; postage is yours one way.',
      ],
    ],
  },
  'privacy-policy': {
    title: 'Privacy',
    summary: 'Which data we keep, why, for how long, and how to have it deleted.',
    sections: [
      ['Who is responsible', 'Vitrine Retail GmbH, Torstrasse 61, 10119 Berlin, help@vitrine.example.'],
      [
        'What we keep',
        'For an order we need your name, address and e-mail, a telephone number if you like, and the pieces you bought. We keep them as long as tax law demands, ten years in Germany, and nothing beyond that. Of your bank we see only what a transfer shows.',
      ],
      [
        'On this device',
        'The bag, the wish list and recently viewed products lie in your browser, so that the shop works without a connection. Clearing the browser’s storage removes them.',
      ],
      [
        'Your rights',
        'You may see, correct, carry away or delete what we hold about you. Write to the address above; we answer within seven days. You may also complain to the data protection authority in Berlin.',
      ],
    ],
  },
  'terms-and-conditions': {
    title: 'Terms and conditions',
    summary: 'How a contract comes about, what prices include and which law applies.',
    sections: [
      [
        'The contract',
        'What the shop shows is an invitation to order. The contract is made when we confirm your order by e-mail. If a piece is sold out at that moment we tell you and do not charge for it.',
      ],
      [
        'Prices and payment',
        'Every price you see contains the tax of the country it is sold to; nothing is added at checkout but delivery and, where it says so, a fee for the way of payment. You can pay by the methods shown there. A discount for a way of payment is named before you choose.',
      ],
      [
        'Bonuses and coupons',
        'Bonuses are valid for twelve months, the oldest are spent first. One coupon can be used per order; it is not paid out in money.',
      ],
      [
        'Law',
        'German law applies, except where the consumer law of your country protects you better. We do not take part in arbitration, but we do read every complaint.',
      ],
    ],
  },
  about: {
    title: 'About Vitrine',
    summary: 'Who we are, whose clothes we sell and how they are chosen.',
    sections: [
      [
        'Who we are',
        'Vitrine was opened in 2016 as a window of four metres in Torstrasse, Berlin. Today twenty-three people work here: buyers, two tailors at the repair desk, a warehouse in Leipzig, and those who answer the telephone every day from 9 to 20.',
      ],
      [
        'What we sell',
        'Eight makers from Portugal, Italy, Scotland, Lithuania and Turkey. We visit each of them once a year, and we write the weight of the cloth beside every piece because it says more than an adjective.',
      ],
      [
        'What we do not do',
        'No sale that ends tonight and no counters. What does not sell is reduced once and then given to a workshop that makes patchwork of it.',
      ],
    ],
  },
}
