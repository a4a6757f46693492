import type { Voice } from '../voice.ts'

export const lighterThings: readonly Voice[] = [
  {
    topic: 'cardigan',
    who: 'women',
    rating: 5,
    fit: 0,
    title: 'Ersetzt die Kuscheldecke',
    detail:
      'Auf dem Sofa um die Knie, im Büro um die Schultern. Die Knöpfe sitzen auch nach einem halben Jahr fest.',
    nickname: 'Rosemarie',
  },
  {
    topic: 'puffer',
    who: 'men',
    rating: 4,
    fit: 0,
    title: 'Warm, ohne aufzutragen',
    detail:
      'Minus zwölf im Erzgebirge, darunter nur ein Hemd. Die Kordel am Saum könnte einen Stopper haben.',
    nickname: 'Ronny',
  },
  {
    topic: 'bowBlouse',
    who: 'women',
    rating: 5,
    fit: 0,
    title: 'Die Schleife hält',
    detail: 'Morgens gebunden, abends noch da, dazwischen zwei Sitzungen und ein Kindergeburtstag.',
    nickname: 'Constanze',
  },
  {
    topic: 'jumpsuit',
    who: 'women',
    rating: 4,
    fit: 0,
    title: 'Auf jeder Hochzeit die Einzige',
    detail:
      'Alle anderen trugen Kleid und froren an den Beinen. Nur der Gang zur Toilette will geplant sein.',
    nickname: 'Nele',
  },
  {
    topic: 'shorts',
    who: 'men',
    rating: 3,
    fit: 1,
    title: 'Am Bein recht weit',
    detail: 'Luftig ist das, aber auf dem Rad flattert es. Der Bund sitzt dafür tadellos.',
    nickname: 'Friedhelm',
  },
  {
    topic: 'swim',
    who: 'women',
    rating: 4,
    fit: -1,
    title: 'Eine Größe mehr nehmen',
    detail:
      'Ich bin lang im Rücken, mit der größeren Nummer schwimme ich jetzt ohne Ziehen. Ausgeblichen ist nach dem Sommer nichts.',
    nickname: 'Antje',
  },
  {
    topic: 'loafer',
    who: 'women',
    rating: 5,
    fit: 0,
    title: 'Ohne Blasen durch die Messe',
    detail: 'Drei Tage Frankfurt, Halle acht bis elf. Abends taten mir die Arme weh, die Füße nicht.',
    nickname: 'Evelyn',
  },
  {
    topic: 'heel',
    who: 'women',
    rating: 3,
    fit: 0,
    title: 'Schön, aber nichts für Kopfsteinpflaster',
    detail:
      'In Tübingen bin ich zweimal stecken geblieben. Im Theater waren sie bequem genug für vier Stunden Wagner.',
    nickname: 'Mechthild',
  },
  {
    topic: 'sandal',
    who: 'women',
    rating: 5,
    fit: 0,
    title: 'Bequem vom ersten Tag an',
    detail: 'Kein Einlaufen, kein Pflaster. Nach einer Woche sieht man den eigenen Fuß im Leder.',
    nickname: 'Jorinde',
  },
  {
    topic: 'crossbody',
    rating: 4,
    title: 'Kleiner als gedacht, reicht aber',
    detail:
      'Geldbeutel, Schlüssel, Telefon, Taschentücher. Für den Schirm ist kein Platz, das stand aber auch nirgends.',
    nickname: 'Sabine L.',
  },
  {
    topic: 'belt',
    who: 'men',
    rating: 5,
    fit: 0,
    title: 'Endlich das richtige Loch',
    detail: 'Ich liege sonst immer zwischen zweien. Die Schnalle ist schwer und klappert nicht.',
    nickname: 'Gerd',
  },
  {
    topic: 'sunglasses',
    rating: 4,
    title: 'Rutscht beim Radeln nicht',
    detail:
      'Der Optiker hat sie in fünf Minuten gebogen und nichts berechnet. Ein festes Etui hätte ich mir gewünscht.',
    nickname: 'Jochen',
  },
  {
    topic: 'watch',
    rating: 5,
    title: 'Man kann sie lesen',
    detail: 'Klingt selbstverständlich, ist es mit 62 aber nicht. Das Armband habe ich selbst gewechselt.',
    nickname: 'Ilse',
  },
  {
    topic: 'necklace',
    rating: 4,
    title: 'Unauffällig, genau das wollte ich',
    detail:
      'Sie verheddert sich nicht im Schal und liegt immer gleich. Der Verschluss ist für kalte Finger etwas fein.',
    nickname: 'Mirjam',
  },
  {
    topic: 'earrings',
    rating: 5,
    title: 'Vergesse ich beim Schlafen',
    detail: 'Morgens im Spiegel sind sie noch drin. Meine Ohren vertragen sonst kaum etwas.',
    nickname: 'Swantje',
  },
]
