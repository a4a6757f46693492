import type { FormKey } from '../../goods/good.ts'
import type { FormWords } from '../garment-words.ts'

export const shoesAndBags = {
  loafer: {
    name: 'Loafer aus {cloth} {print}',
    intro: [
      'Ein Penny-Loafer mit flachem Blatt, der etwas Socke oder etwas Knöchel zeigt.',
      'Man schlüpft ohne Schuhlöffel hinein, und trotzdem hält die Ferse den ganzen Tag.',
      'Einem Anzug nimmt er etwas Ernst, einer Jeans gibt er welchen dazu.',
      'Runde Spitze, schmaler Sattel, flaches Profil, ganz wie in den fünfziger Jahren.',
      'Der Schuh für alle, die Schnürsenkel nur binden, wenn es sein muss.',
    ],
    make: [
      'Das Mokassinblatt wird mit gewachstem Faden von Hand genäht, vierzig Stiche pro Schuh.',
      'Die Blake-Naht lässt die Sohle vom ersten Schritt an biegen, jeder Schuster kann sie erneuern.',
      'Gefüttert mit weichem Ziegenleder, die gepolsterte Decksohle reicht bis zur Spitze.',
      'Eine dünne Gummischicht schützt die Ledersohle, der Absatz ist geschichtet und genagelt.',
      'Die Naht an der Ferse ist überdeckt, so reibt nichts an der Sehne.',
    ],
  },
  pump: {
    name: 'Pumps aus {cloth} {print}',
    intro: [
      'Pumps mit 85 mm Absatz, der Höhe, auf der man noch zur Straßenbahn rennt.',
      'Vorn spitz, aber nicht grausam, und der tiefe Ausschnitt streckt den Fuß.',
      'Nichts ist daran außer der Linie, und die haben wir viermal neu gezeichnet.',
      'Für das Vorstellungsgespräch, das Theater und das lange Essen danach.',
      'Sie ersetzen drei Paare, die wehtun, deshalb machen wir nur dieses eine.',
    ],
    make: [
      'Unter dem Gewölbe liegt eine Stahlfeder, unter dem Ballen ein verstecktes Gelkissen.',
      'Der Absatz ist mit demselben Leder bezogen und verschraubt, der Absatzfleck lässt sich zu Hause wechseln.',
      'Die Kanten sind über ein Band gebuggt, sie schneiden nicht ein und leiern nicht aus.',
      'Innen ungebleichtes Ziegenleder, das aufnimmt, was ein warmer Abend mit sich bringt.',
      'Das Paar wird von Hand gezwickt und ruht zwei Tage auf dem Leisten.',
    ],
  },
  slingback: {
    name: 'Slingpumps aus {cloth} {print}',
    intro: [
      'Hinten offen, vorn geschlossen: ein Schuh für die Wochen zwischen Strumpfhose und nacktem Fuß.',
      'Der Riemen legt sich mit etwas Gummi um die Ferse, ganz ohne Gefummel.',
      'Höher als Ballerinas und trotzdem friedlich: hinten 80 mm.',
      'Eine knöchellange Hose zeigt, worum es hier geht: ein schmaler Riemen und eine saubere Seite.',
      'Auf Hochzeiten trägt man sie auch um Mitternacht noch.',
    ],
    make: [
      'Die Schnalle hat fünf Löcher und dahinter ein Gummi, so rutscht der Riemen nie.',
      'Ein Stück Velours an der Ferse gibt Halt, die Decksohle ist durchgehend gepolstert.',
      'Die Kappe ist von Hand versteift und behält auch nach Regen ihre Spitze.',
      'Die Riemen sind doppelt mit eingelegtem Band, darum dehnen sie sich nicht.',
      'Ledersohle mit einer Gummiinsel am Ballen, der Absatzfleck ist austauschbar.',
    ],
  },
  sandal: {
    name: 'Sandalen aus {cloth} {print}',
    intro: [
      'Zwei Riemen, zwei Schnallen, eine flache Sohle: eine Sandale, die nichts erklären muss.',
      'Gezeichnet nach einem Paar aus einem Fischerdorf, nur etwas breiter.',
      'Der Fuß liegt tief, die Zehen haben Platz, der Riemen lässt sich um einen halben Zentimeter versetzen.',
      'Von Mai bis September stehen sie an der Tür, samt Sand.',
      'Sandalen zum Gehen, zwölftausend Schritte am Stück, nicht nur zum Sitzen.',
    ],
    make: [
      'Das Fußbett ist Kork unter Leder und kennt nach einer Woche den Fuß.',
      'Die Riemen sind gefüttert und umgeschlagen, keine Schnittkante berührt die Haut.',
      'Die Sohle ist rundum mit Leinenfaden genäht, Gummi hält auf nassem Stein.',
      'Messingschnallen ohne Nickel, mit einem Dorn, der sich nicht verbiegt.',
      'Jeder Riemen geht durch die Zwischensohle und ist darunter verankert, nicht bloß geklebt.',
    ],
  },
  crossbody: {
    name: 'Umhängetasche aus {cloth} {print}',
    intro: [
      'Eine kleine Tasche für Telefon, Schlüssel, ein Buch mit zweihundert Seiten und kaum mehr.',
      'Quer getragen lässt sie beide Hände frei für Rad, Kind oder Kaffee.',
      'Die Klappe schließt durch ihr Gewicht, den Rest besorgt ein Messingknopf.',
      'Flach genug für unter den Mantel und fest genug, um auf dem Tisch zu stehen.',
      'Zwischen Abendtasche und Schulranzen liegt diese Größe, und die benutzt man wirklich.',
    ],
    make: [
      'Der Riemen geht von 95 bis 125 cm und ist am Korpus genäht, nicht genietet.',
      'Innen zwei Fächer, eine Tasche mit Reißverschluss und ein Steckfach für vier Karten.',
      'Die Kanten sind mit Wachs poliert statt lackiert und lassen sich auffrischen.',
      'Der Boden ist aus einem Stück gewendet, die Ecken haben keine Naht.',
      'Veloursfutter schützt den Bildschirm vor Kratzern, Korkpappe versteift den Boden.',
    ],
  },
  belt: {
    name: 'Gürtel aus {cloth} {print}',
    intro: [
      'Ein Gürtel von 3 cm für Hosen, Jeans und den Mantel, dessen eigener verloren ging.',
      'Ein Riemen, eine Schnalle, fünf Löcher: Mehr braucht ein guter Gürtel nicht.',
      'Er kommt aus dem Rücken der Haut, wo sich Leder am wenigsten dehnt.',
      'In der ersten Woche ist er steif, im zweiten Jahr gehört er Ihnen.',
      'Die Breite passt in jede Schlaufe dieses Ladens, wir haben es nachgemessen.',
    ],
    make: [
      'Die Schnalle ist massives Messing und mit zwei Schrauben befestigt, sie lässt sich umsetzen.',
      'Die Kanten sind gefast, gewachst und von Hand am Holzrad poliert.',
      'Eine einzige Lage ohne Pappe und Kleber, am Rand läuft eine Ziernaht.',
      'Die Schlaufe ist eingenäht statt geklammert, die Spitze weich zugeschnitten.',
      'Die Löcher sind rund gestanzt, im Abstand von 2,5 cm, und reißen nicht aus.',
    ],
  },
} satisfies Partial<Record<FormKey, FormWords>>
