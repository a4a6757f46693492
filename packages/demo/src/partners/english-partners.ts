import type { PartnerWords } from './partner-words.ts'

export const englishPartners: PartnerWords = {
  agreement: {
    title: 'Partner agreement',
    sections: [
      [
        'What we agree on',
        'You show pieces from our shop to people who follow you, and we pay you a share of what they buy. You choose the pieces, the words and the day; we lend the clothes and count the sales. Either of us can end this with a month’s notice.',
      ],
      [
        'Promo pieces',
        'Pieces sent for a post stay ours for thirty days. After that you keep them, send them back with the label enclosed, or pass them on, and you tell us which in your partner account.',
      ],
      [
        'Your share',
        'Each sale within thirty days of a visit from your post counts. The share is shown before you take a piece and does not change afterwards. What is returned is deducted; what was paid out stays paid.',
      ],
      [
        'Honest posts',
        'Say that you are paid: the law asks for it and readers like it. Say what you do not like, too. We do not read posts before they appear and never ask for one to be changed, except when a price or a size is wrong.',
      ],
    ],
  },
  privacy: {
    title: 'Privacy for partners',
    sections: [
      [
        'What we keep in addition',
        'Besides what every customer leaves with us we keep your tax number, your bank details, the addresses of your posts and the sums we paid. Tax law wants them for ten years; statistics of posts are deleted after three.',
      ],
      [
        'What you see of others',
        'You see how many people came and what they bought, never who they were. Numbers below five are not broken down by city or size.',
      ],
      [
        'Who else sees it',
        'Our accountants and the bank see payouts. The makers of the clothes see how often a piece was shown, without your name, unless you allow it in your partner account.',
      ],
    ],
  },
  wiki: {
    title: 'Good to know',
    articles: [
      {
        slug: 'first-parcel',
        title: 'Your first parcel',
        text: 'Choose up to four pieces, in your size or that of the person you photograph. The parcel leaves the next working day. Cut off nothing but the cardboard tag: with the sewn label still in it a piece can go back.',
      },
      {
        slug: 'good-pictures',
        title: 'Pictures that help people choose',
        text: 'Daylight, a plain wall, the whole piece once and one detail. Name your height and the size you wear; these two numbers sell more than any filter. Films need no music, the rustle of the cloth is enough.',
      },
      {
        slug: 'sets',
        title: 'Putting a set together',
        text: 'A set is a top and a bottom that you would wear tomorrow. Mark one of them as the piece it began with. Sets with shoes are looked at longer, sets of more than four pieces are not.',
      },
      {
        slug: 'money',
        title: 'When the money comes',
        text: 'Sales wait thirty days, because until then they can be returned. On the fifth of each month everything older is paid out, from a balance of twenty euros. The statement lies in your partner account as a file.',
      },
    ],
  },
}
