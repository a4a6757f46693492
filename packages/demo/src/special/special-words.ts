import type { Words } from '../words/localized.ts'

export type SpecialWords = { name: Words; text: Words }

export const GIFT_AND_PAPER = {
  giftCard: {
    name: ['Gift card', 'Geschenkgutschein', 'Подарочная карта', 'Подарункова картка', '礼品卡'],
    text: [
      'A card by e-mail, with the sum you choose and the words you write. It arrives within five minutes or on the morning of the day you name. It can be spent in parts, in any of our shops, and is valid for three years. If something bought with it comes back, the money returns to the card.',
      'Ein Gutschein per E-Mail, über die Summe und mit den Worten, die Sie wählen. Er kommt in fünf Minuten an oder am Morgen des Tages, den Sie nennen. Man kann ihn in Teilen und in jedem unserer Shops einlösen, er gilt drei Jahre. Wird etwas zurückgegeben, wandert der Betrag auf den Gutschein zurück.',
      'Карта приходит по электронной почте: сумму и слова поздравления выбираете вы. Письмо придёт через пять минут или утром того дня, который вы назовёте. Тратить можно частями, в любом из наших магазинов, карта действует три года. Если купленную вещь вернут, деньги снова окажутся на карте.',
      'Картка приходить електронною поштою: суму й слова привітання обираєте ви. Лист надійде за п’ять хвилин або вранці того дня, який ви назвете. Витрачати можна частинами, у будь-якому з наших магазинів, картка діє три роки. Якщо куплену річ повернуть, гроші знову опиняться на картці.',
      '礼品卡以邮件寄出，金额和祝词由您决定。五分钟内送达，也可以在您指定的那天早上送到。可分次使用，我们各个商店通用，有效期三年。用卡买的东西若退了货，金额会回到卡里。',
    ],
  },
  shirtPattern: {
    name: [
      'Sewing pattern: the plain shirt',
      'Schnittmuster: das schlichte Hemd',
      'Выкройка простой рубашки',
      'Викрійка простої сорочки',
      '纸样：素面衬衫',
    ],
    text: [
      'The pattern of our own shirt in eight sizes, as a file to print on A4 or on a plotter sheet. Twenty-six pages of instructions show every seam in drawings, from the collar stand to the sleeve placket. You need 2.2 m of cloth, 140 cm wide, nine buttons and a quiet weekend. Sell what you sew, if you like.',
      'Der Schnitt unseres eigenen Hemdes in acht Größen, als Datei für A4 oder den Plotter. Sechsundzwanzig Seiten Anleitung zeigen jede Naht als Zeichnung, vom Kragensteg bis zum Ärmelschlitz. Nötig sind 2,2 m Stoff, 140 cm breit, neun Knöpfe und ein ruhiges Wochenende. Was Sie nähen, dürfen Sie auch verkaufen.',
      'Выкройка нашей собственной рубашки на восемь размеров: файл для печати на листах А4 или на плоттере. Двадцать шесть страниц инструкции показывают в рисунках каждый шов, от стойки воротника до разреза рукава. Понадобятся 2,2 м ткани шириной 140 см, девять пуговиц и спокойные выходные. Сшитое можно и продавать.',
      'Викрійка нашої власної сорочки на вісім розмірів: файл для друку на аркушах А4 або на плотері. Двадцять шість сторінок інструкції показують у малюнках кожен шов, від стійки коміра до розрізу рукава. Знадобляться 2,2 м тканини завширшки 140 см, дев’ять ґудзиків і спокійні вихідні. Пошите можна й продавати.',
      '我们自家衬衫的纸样，共八个尺码，可用普通纸拼接打印，也可用绘图机打印。二十六页说明以线图画出每一道缝，从领座到袖衩。备好幅宽 140 厘米的面料 2.2 米，九粒纽扣，再加一个安静的周末。做好的衬衫也可以拿去卖。',
    ],
  },
  totePattern: {
    name: [
      'Sewing pattern: canvas tote',
      'Schnittmuster: Shopper aus Segeltuch',
      'Выкройка сумки из парусины',
      'Викрійка сумки з парусини',
      '纸样：帆布托特包',
    ],
    text: [
      'Three pattern pieces and eleven pages: enough for a bag that carries 12 kg. A domestic machine manages it with a size 100 needle; the handles are sewn, so no rivets are needed. The file holds two sizes and a list of mills that sell canvas by the metre. A first bag takes about three hours.',
      'Drei Schnittteile und elf Seiten reichen für eine Tasche, die 12 kg trägt. Eine Haushaltsmaschine schafft das mit einer Nadel der Stärke 100; die Henkel sind genäht, Nieten braucht es nicht. Die Datei enthält zwei Größen und eine Liste von Webereien, die Segeltuch meterweise verkaufen. Die erste Tasche dauert etwa drei Stunden.',
      'Три детали и одиннадцать страниц: этого достаточно для сумки, которая выдержит 12 кг. Бытовая машина справится с иглой номер 100; ручки пришивные, заклёпки не понадобятся. В файле два размера и список фабрик, где парусину продают метрами. На первую сумку уйдёт около трёх часов, на вторую вдвое меньше.',
      'Три деталі й одинадцять сторінок: цього досить для сумки, яка витримає 12 кг. Побутова машина впорається з голкою номер 100; ручки пришивні, заклепки не знадобляться. У файлі два розміри й перелік фабрик, де парусину продають метрами. На першу сумку піде близько трьох годин, на другу вдвічі менше.',
      '三片纸样，十一页说明，就能做出一只承重 12 公斤的包。家用缝纫机换上 100 号针就行；提手是缝上去的，不用铆钉。文件里有两个尺寸，还有一份按米出售帆布的织厂名单。第一只大约要三个小时。',
    ],
  },
  careGuide: {
    name: [
      'Care guide for wool and leather',
      'Pflegeratgeber für Wolle und Leder',
      'Памятка по уходу за шерстью и кожей',
      'Пам’ятка з догляду за вовною та шкірою',
      '羊毛与皮革护理指南',
    ],
    text: [
      'Forty pages on washing, drying, storing and mending, written by the two people who run our repair desk. It says what moths really dislike, how to block a shrunken sleeve, when leather wants cream and when it wants rest. With drawings of six stitches that cover most accidents. Free of adverts, readable on a telephone.',
      'Vierzig Seiten über Waschen, Trocknen, Lagern und Flicken, geschrieben von den beiden, die unsere Reparaturwerkstatt führen. Was Motten wirklich nicht mögen, wie man einen eingelaufenen Ärmel spannt, wann Leder Creme will und wann Ruhe. Mit Zeichnungen von sechs Stichen für die meisten Unfälle. Ohne Werbung und auch auf dem Telefon gut lesbar.',
      'Сорок страниц о стирке, сушке, хранении и починке; их написали двое, что чинят у нас вещи. Чего на самом деле не любит моль, как вытянуть севший рукав, когда коже нужен крем, а когда отдых. С рисунками шести стежков, которых хватает на большинство происшествий. Без рекламы, удобно читать с телефона.',
      'Сорок сторінок про прання, сушіння, зберігання й лагодження; їх написали двоє, що лагодять у нас речі. Чого насправді не любить міль, як витягнути рукав, що сів, коли шкірі потрібен крем, а коли відпочинок. З малюнками шести стібків, яких вистачає на більшість пригод. Без реклами, зручно читати з телефона.',
      '四十页，讲洗涤、晾干、收纳与修补，由我们修补台的两位师傅写成。蛀虫真正怕什么，缩水的袖子怎样拉回，皮革何时要上油、何时要休息，都写在里面。附六种针法的线图，足以应付大多数意外。没有广告，手机上也好读。',
    ],
  },
} satisfies Record<string, SpecialWords>
