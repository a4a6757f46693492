import type { FormKey } from '../../goods/good.ts'
import type { FormWords } from '../garment-words.ts'

export const ornaments = {
  sunglasses: {
    name: 'Sonnenbrille aus {cloth}',
    intro: [
      'Eine Brille, dick genug, um gesehen, und leicht genug, um vergessen zu werden: 28 Gramm.',
      'Die Form steht mehr Gesichtern als andere; das Muster ging bei uns durchs ganze Büro.',
      'Sie nimmt Schnee, Meer und Windschutzscheiben das Gleißen, ohne die Welt braun zu färben.',
      'Eine Brille mit guten Manieren: kein Logo am Bügel, keins auf dem Glas.',
      'Für die Fahrt nach Süden und für den Morgen danach.',
    ],
    make: [
      'Die Gläser filtern UV-Licht bis 400 nm und lassen sich gegen die eigene Stärke tauschen.',
      'Die Scharniere haben fünf Glieder und sind vernietet, nicht eingeschmolzen.',
      'In den Bügeln steckt ein Draht, so kann sie jeder Optiker anpassen.',
      'Die Fassungen drehen sich drei Tage mit Birkenspänen, daher die weichen Kanten.',
      'Ein Beutel aus Baumwolle liegt bei, er putzt auch die Gläser.',
    ],
  },
  watch: {
    name: 'Uhr mit Band aus {cloth}',
    facts: 'Quarzwerk, 38-mm-Gehäuse aus vergoldetem Stahl; Band: {facts}',
    intro: [
      'Zwei schwarze Zeiger, ein dünner roter für die Sekunden, zwölf Striche und kein Datum zum Stellen.',
      'Das Gehäuse misst 38 mm, passend für jedes Handgelenk und jede Manschette.',
      'Sie sagt die Zeit, alles andere lässt sie warten.',
      'Das Zifferblatt ist matt und hell, man liest es über den Tisch hinweg.',
      'Eine erste gute Uhr oder die für Tage, an denen die große in der Schublade bleibt.',
    ],
    make: [
      'Das Schweizer Quarzwerk läuft fünf Jahre mit einer Batterie, die jeder Uhrmacher wechselt.',
      'Saphirglas, verschraubter Boden, bis 5 bar schaden weder Regen noch Abwasch.',
      'Das Band wechselt man ohne Werkzeug, ein kleiner Hebel am Steg genügt.',
      'Das Gehäuse ist warm vergoldeter Stahl, an den Flanken gebürstet, am Rand poliert.',
      'Das Band ist von Hand mit Leinenfaden genäht, die Schnalle innen signiert.',
    ],
  },
  necklace: {
    name: 'Halskette mit Anhänger aus {cloth}',
    intro: [
      'Eine feine Kette mit einer Münze, etwa so groß wie ein Daumennagel.',
      'Sie liegt dort, wo der zweite Knopf aufgeht, und fängt beim Drehen das Licht.',
      'Nach einem Tag bemerkt man sie nicht mehr, abgelegt fehlt sie.',
      'Auf der Münze ist kein Heiliger und kein Buchstabe, nur eine Linie von Hand.',
      'Allein getragen oder als längste von dreien.',
    ],
    make: [
      'Die Kette ist 45 cm lang, ein zweiter Ring bei 42 macht sie kürzer.',
      'Jedes Glied ist zugelötet, der Karabiner eine Nummer größer als üblich.',
      'Kette und Münze entstehen an einer Werkbank, darum hat das Metall überall denselben Ton.',
      'Der Anhänger ist gegossen, gefeilt und gebürstet, keiner gleicht ganz dem anderen.',
      'Frei von Nickel und Blei; auf Wunsch polieren wir sie kostenlos nach.',
    ],
  },
  pearls: {
    name: 'Perlenkette',
    facts: 'Süßwasserperlen von 6 bis 9 mm, auf Seide geknotet; Schließe: {facts}',
    intro: [
      'Eine Reihe Perlen, die zur Mitte hin wächst wie auf alten Porträts.',
      'Perlen zum T-Shirt, darum geht es bei dieser Kette.',
      'Sie liegt knapp unter dem Schlüsselbein und lässt dem Kragen Platz.',
      'Ihre Großmutter würde sie erkennen und um die Schließe beneiden.',
      'Nach einer Minute sind die Perlen so warm wie die Haut, und mit dem Tragen werden sie schöner.',
    ],
    make: [
      'Süßwasserperlen von 6 bis 9 mm, von Hand nach Glanz sortiert, nicht nach Rundheit.',
      'Zwischen den Perlen sitzt je ein Seidenknoten, verlieren kann man höchstens eine.',
      'Die Schließe sieht aus wie eine weitere Perle und öffnet sich mit einer Hand.',
      '44 cm lang, ein Kettchen gibt drei weitere dazu.',
      'Die Bohrungen werden vor dem Auffädeln gespült, das schont die Seide.',
    ],
  },
  hoops: {
    name: 'Creolen aus {cloth}',
    intro: [
      'Creolen von 24 mm: quer durchs Zimmer zu sehen, auf dem Kissen vergessen.',
      'Das eine Paar, das zu Kapuze, Dutt und Hochzeit passt.',
      'Rund, hohl und leicht, drei Gramm das Stück.',
      'Klein genug für Montag, hell genug für Freitag.',
      'Ein Ohrring ohne Anfang und Ende, bis man das Scharnier findet.',
    ],
    make: [
      'Der Stift aus Chirurgenstahl rastet im Rohr ein, kein Verschluss geht verloren.',
      'Das Rohr ist aus einem Stück gebogen und auch innen poliert.',
      'Das Ende des Stifts ist von Hand gerundet, es gleitet hinein, ohne zu kratzen.',
      'Die Scharniere sind gestiftet, nicht gefalzt, und halten viele Jahre.',
      'Ohne Nickel gefertigt, in einer Werkstatt mit sechs Leuten bei Vicenza.',
    ],
  },
  dropEarrings: {
    name: 'Perlenohrhänger aus {cloth}',
    facts: 'Süßwasserperlen, halb gebohrt; Fassung: {facts}',
    intro: [
      'Eine Perle am kurzen Stiel, die beim Lachen schwingt und beim Zuhören stillhält.',
      'Sie strecken den Hals ein wenig, wie es ein V-Ausschnitt tut.',
      'Mit hochgestecktem Haar sind sie Schmuck, mit offenem ein Funkeln.',
      'Jede Perle ist etwas anders; wir gleichen die Paare ab, nicht die ganze Schublade.',
      'Für Abende und für Videorunden, in denen man nur den Kopf sieht.',
    ],
    make: [
      'Die Perlen wachsen im Süßwasser, sind halb gebohrt und von hinten auf einen Stift gesetzt.',
      'Stecker aus Chirurgenstahl, die Gegenstücke breit genug, dass nichts kippt.',
      'Mit je vier Gramm ziehen sie auch um Mitternacht nicht am Ohr.',
      'Der Stiel ist aus einem Draht gezogen, wo Perle auf Metall trifft, sieht man keinen Kleber.',
      'Sie kommen auf einer Karte aus Baumwollpapier, die Schachtel passt in die Manteltasche.',
    ],
  },
} satisfies Partial<Record<FormKey, FormWords>>
